/** Divides the sources of a question into those of its right answer and the rest. */
import type { Question } from '../../schemas/test.ts';
import { rightOptionText } from '../link/question-sets.ts';
import type { Site } from '../link/site.ts';
import { factRecordOf } from './fact-record.ts';
import type { TextRenderer } from './rich-text.ts';
import type { Ledger } from './types.ts';

type Reading = { site: Site; ledger: Ledger; text: Pick<TextRenderer, 'factsIn'> };

/** Ids of sources, in the order in which the question cites them. */
type QuestionSources = { key: string[]; rest: string[] };

/**
 * Readers take the label beside a question for the source of its answer. A law that only a wrong option cites, or that
 * gives the rule without its figure, must not seem to support a key that only the press supports.
 */
export function questionSources(
  { site, ledger, text }: Reading,
  question: Question,
): QuestionSources {
  const sourcesOf = (texts: readonly (string | undefined)[], but: readonly string[] = []) => {
    const facts = text.factsIn(texts).filter((id) => !but.includes(id));
    return new Set(
      facts
        .flatMap((id) => ledger.get(id) ?? [])
        .flatMap((entry) => factRecordOf(site, entry).sources),
    );
  };
  const divide = (isOfKey: (id: string) => boolean): QuestionSources => ({
    key: question.cite.filter(isOfKey),
    rest: question.cite.filter((id) => !isOfKey(id)),
  });
  const right = rightOptionText(question);
  const figure = sourcesOf([right]);
  const byFigure = divide((id) => figure.has(id));
  if (byFigure.key.length > 0) return byFigure;
  // No cited source gives a figure of the right answer. The answer then rests on the sources of stem and explanation,
  // and on those that no wrong option needs.
  const wrong = question.options.flatMap((option) =>
    option.right === true ? [] : [option.text, option.why],
  );
  const told = sourcesOf([question.question, question.explanation], text.factsIn(wrong));
  const tempting = sourcesOf(wrong);
  const byWords = divide((id) => told.has(id) || !tempting.has(id));
  return byWords.key.length > 0 ? byWords : { key: question.cite, rest: [] };
}
