/** The sources of a question with their labels, in a closed `<details>` at the end of its answer. */
import type { QuestionReason, QuestionSource } from '../../model/quiz-data.ts';
import { withUnbreakableFigures } from './QuizRichText.tsx';

/**
 * The sources of the answer come first. The sources of other statements follow separately, so that their labels do not
 * mix.
 */
export function SourceLine({ sources, otherSources }: QuestionReason) {
  if (sources.length === 0) return null;
  return (
    <details className="fine-print source">
      <summary>{sources.length === 1 ? 'Fuente' : 'Fuentes'}</summary>
      <Named sources={sources} />
      {otherSources && (
        <span>
          . De lo demás que dice: <Named sources={otherSources} />
        </span>
      )}
    </details>
  );
}

const Named = ({ sources }: { sources: readonly QuestionSource[] }) =>
  sources.map(({ title, label, href }, index) => (
    <span key={`${label} ${title}`}>
      {index > 0 && ' · '}
      {href ? (
        <a href={href} rel="noopener noreferrer">
          {withUnbreakableFigures(title)}
        </a>
      ) : (
        withUnbreakableFigures(title)
      )}{' '}
      ({label})
    </span>
  ));
