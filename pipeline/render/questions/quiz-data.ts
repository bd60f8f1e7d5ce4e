/** The data of a test's quiz in the browser. */

import type { PracticeSet, Question, Retos, Test } from '../../../schemas/test.ts';
import type {
  QuizData,
  QuizQuestion,
  QuizText,
  RetosLink,
} from '../../../templates/islands/model/quiz-data.ts';
import { printedReadings } from '../../ledger/ledger.ts';
import { noteOf } from '../../ledger/notes.ts';
import { questionSources } from '../../ledger/question-sources.ts';
import type { TextRenderer } from '../../ledger/rich-text.ts';
import type { Ledger } from '../../ledger/types.ts';
import { rightOptionIndex, rightOptionText } from '../../link/question-sets.ts';
import { retosResultRoute } from '../../link/routes.ts';
import { sectionAt } from '../../link/section.ts';
import type { Site } from '../../link/site.ts';
import { sourceLabelOf, titleWithoutLabel } from '../../link/source-label.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import { withFullStop } from '../../text/plain-text.ts';
import type { Entry } from '../../validate/index.ts';
import { revisionOf } from '../document/hashed-files.ts';
import type { SceneImages } from '../pictures/scene-images.ts';
import type { SignSheets } from '../pictures/sign-sheets.ts';
import { quizText } from './quiz-text.ts';

/** @property sheets sprite sheets with the signs of questions */
export type QuizSources = {
  site: Site;
  ledger: Ledger;
  text: TextRenderer;
  sheets: SignSheets;
  scenes: SceneImages;
};

/** Storage id of attempts at a topic's harder questions; no test has such an id. */
export const retosQuizId = (topic: string) => `retos-${topic}`;

/** Estimated minutes per harder question: there is no time limit. */
const MINUTES_A_RETO = 1;

/**
 * The data that the quiz of a test, or of the harder questions of a topic, needs in the browser.
 * @param shown converts a question for the quiz
 */
export function quizData(
  sources: QuizSources,
  set: Entry<PracticeSet>,
  shown: (question: Question) => QuizQuestion = (question) => quizQuestion(sources, question),
): QuizData {
  const { site, ledger } = sources;
  const href = (route: string) => site.settings.basePath + route;
  const passMark = ledger.get('examen.aprobacion');
  const [reading] = passMark === undefined ? [] : printedReadings(passMark);
  return {
    test: isRetos(set)
      ? {
          id: retosQuizId(set.id),
          title: set.data.title,
          minutes: MINUTES_A_RETO * set.data.questions.length,
          reto: true,
        }
      : {
          id: set.id,
          title: set.data.title,
          minutes: (set.data as Test).duration,
          ...(isWhole(site, set) ? { whole: true } : {}),
        },
    // Changes when a question is added, removed, moved or revised. Stored answers and shared results are checked
    // against it.
    bankRevision: revisionOf(set.data.questions.map(({ id, revision }) => `${id}@${revision}`)),
    questions: set.data.questions.map((question) => shown(question)),
    links: omitUndefined({
      tests: href(isRetos(set) ? '/retos/' : '/tests/'),
      start: href(isRetos(set) ? `/retos/${set.id}/` : `/test/${set.id}/`),
      result: href(isRetos(set) ? retosResultRoute(set.id) : `/test-result/${set.id}/`),
      procedures: href('/tramites/'),
      centres: href('/centros-cesco/'),
      guide: href('/guia-estudio/'),
      review: href('/repaso/'),
      plan: href('/plan/'),
      questions: href('/preguntas/'),
      exam: site.entries.blueprint.length > 0 ? href('/simulacro/') : undefined,
      report: site.settings.reportUrl,
      retos: isRetos(set) ? undefined : retosLinks(site, set.data.questions),
    }),
    passMark: {
      percent: typeof reading?.value === 'number' ? reading.value : 70,
      wording:
        reading?.authority && reading.source !== undefined
          ? `según ${site.sources.get(reading.source)?.title ?? 'el DTOP'}`
          : 'sin fuente oficial',
    },
  };
}

const isRetos = (set: Entry<PracticeSet>): set is Entry<Retos> => set.collection === 'retos';

/** A topic as the end of a phrase: «3 retos de señales». */
export const TOPIC_PHRASES: Record<Retos['id'], string> = {
  senales: 'señales',
  reglas: 'reglas',
  'conduccion-segura': 'conducción segura',
  vehiculo: 'vehículo y equipo',
};

/** Links to the harder questions of these questions' topics; undefined if there are none. */
export function retosLinks(
  { entries, settings }: Site,
  questions: readonly Question[],
): RetosLink[] | undefined {
  const topics = new Set(questions.map(({ topic }) => topic));
  const links = entries.retos
    .filter(({ data }) => topics.has(data.id))
    .map(({ id, data }) => ({
      topic: data.id,
      href: `${settings.basePath}/retos/${id}/`,
      label: `${data.questions.length} ${data.questions.length === 1 ? 'reto' : 'retos'} de ${TOPIC_PHRASES[data.id]}`,
    }));
  return links.length === 0 ? undefined : links;
}

/** True if a test has at least as many questions as the exam, and some of each topic of the exam. */
function isWhole({ entries }: Site, test: Entry<PracticeSet>): boolean {
  const { questions } = test.data;
  return entries.blueprint.some(
    ({ data: { count, weights } }) =>
      questions.length >= count.use &&
      weights.every(({ topic }) => questions.some((question) => question.topic === topic)),
  );
}

/** The parts of a question that pages show. */
export function quizQuestion(sources: QuizSources, question: Question): QuizQuestion {
  const { site, ledger, text, sheets, scenes } = sources;
  const key = rightOptionText(question);
  const disputes = [...new Set(text.factsIn([key]))].flatMap((id) => {
    const entry = ledger.get(id);
    const note = entry && noteOf(site, entry);
    return note?.disputed === true ? [note] : [];
  });
  const options = question.options.map((option) =>
    text.option(option.text),
  ) as QuizQuestion['options'];
  const rich = (source: string) => quizTextOf(sources, source);
  const cited = questionSources(sources, question);
  const named = (ids: readonly string[]) =>
    ids.map((id) => {
      const source = site.sources.get(id)!;
      return omitUndefined({
        title: titleWithoutLabel(source),
        label: sourceLabelOf(source),
        href: source.url,
      });
    });
  return omitUndefined({
    id: question.id,
    revision: question.revision,
    stem: rich(question.question),
    options,
    answer: rightOptionIndex(question) as QuizQuestion['answer'],
    explanation: rich(question.explanation),
    errors: question.options.map(({ why }) => (why === undefined ? null : withLastStop(rich(why)))),
    dispute: disputes.length === 0 ? undefined : disputes.map(({ sentence }) => sentence).join(' '),
    sources: named(cited.key),
    otherSources: cited.rest.length === 0 ? undefined : named(cited.rest),
    section: sectionAt(site, question.section, text.href),
    topic: question.topic,
    sign:
      question.scene === undefined ? sheets.questionImage(question) : scenes.image(question.scene),
    ordered: question.fixed === true || isOrdered(options),
  });
}

/** A rich text as the quiz shows it; a text that is not in the content is returned unchanged. */
export function quizTextOf(sources: Pick<QuizSources, 'site' | 'ledger'>, rich: string): QuizText {
  const nodes = sources.site.lines.get(rich);
  return nodes === undefined ? rich : quizText(nodes, sources);
}

function withLastStop(text: QuizText): QuizText {
  if (typeof text === 'string') return withFullStop(text);
  const last = text.at(-1);
  return typeof last === 'string' ? [...text.slice(0, -1), withFullStop(last)] : [...text, '.'];
}

/** True if all options have a figure near their start; such options are not shuffled. */
function isOrdered(options: readonly string[]): boolean {
  return options.every((option) => /^\D{0,24}\d/.test(option));
}
