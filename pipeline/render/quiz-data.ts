/** The data of a test's quiz in the browser. */
import { createHash } from 'node:crypto';
import { defined } from '../../schemas/defined.ts';
import type { Question, Test } from '../../schemas/test.ts';
import type { QuizData, QuizQuestion, QuizText } from '../../templates/islands/quiz/quiz-data.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import type { Entry } from '../validate/index.ts';
import { disputedFacts, printedReadings } from './fact-text.ts';
import { quizText } from './quiz-text.ts';
import type { TextRenderer } from './rich-text.ts';
import { signSheets } from './sign-sheets.ts';

export function quizData(
  site: Site,
  ledger: Ledger,
  text: TextRenderer,
  test: Entry<Test>,
): QuizData {
  const href = (route: string) => site.settings.basePath + route;
  const passMark = ledger.get('examen.aprobacion');
  const [reading] = passMark === undefined ? [] : printedReadings(passMark);
  return {
    test: { id: test.id, title: test.data.title, minutes: test.data.duration },
    bankRevision: bankRevision(test.data.questions),
    questions: test.data.questions.map((question) => quizQuestion(site, ledger, text, question)),
    links: defined({
      tests: href('/tests/'),
      result: href(`/test-result/${test.id}/`),
      procedures: href('/tramites/'),
      centres: href('/centros-cesco/'),
      guide: href('/guia-estudio/'),
      review: href('/repaso/'),
      report: site.settings.reportUrl,
    }),
    passMark: {
      percent: typeof reading?.value === 'number' ? reading.value : 70,
      wording:
        reading?.authority && reading.source !== undefined
          ? `según ${site.sources.get(reading.source)?.title ?? 'el DTOP'}`
          : 'según el manual, sin confirmar',
    },
  };
}

function quizQuestion(
  site: Site,
  ledger: Ledger,
  text: TextRenderer,
  question: Question,
): QuizQuestion {
  const [chapterId = '', anchor] = question.section.split('#');
  const chapter = site.entries.chapters.find(({ id }) => id === chapterId);
  const section = chapter?.data.sections.find(({ id }) => id === anchor);
  const key = question.options[question.correctAnswer] ?? '';
  const disputes = disputedFacts(site, ledger, text.factsIn([key]));
  const options = question.options.map(text.plain) as QuizQuestion['options'];
  const drawn = question.sign === undefined ? undefined : site.signs.get(question.sign);
  const sign = drawn && signSheets(site).questionImage(drawn);
  const rich = (source: string): QuizText => {
    const nodes = site.lines.get(source);
    return nodes === undefined ? source : quizText(nodes, ledger, site.settings.basePath);
  };
  return defined({
    id: question.id,
    revision: question.revision,
    stem: rich(question.question),
    options,
    answer: question.correctAnswer as QuizQuestion['answer'],
    explanation: rich(question.explanation),
    dispute: disputes.length === 0 ? undefined : disputes.map(({ sentence }) => sentence).join(' '),
    sources: question.cite.map((id) => {
      const source = site.sources.get(id)!;
      return defined({ title: source.title, href: source.url });
    }),
    section: {
      title:
        section === undefined
          ? (chapter?.data.title ?? '')
          : `${chapter!.data.title}: ${section.title}`,
      href: `${site.settings.basePath}/manual/${chapterId}/${anchor === undefined ? '' : `#${anchor}`}`,
    },
    topic: question.topic,
    sign,
    ordered: isOrdered(options),
  });
}

/** Options that are numbers, or that speak of each other, keep their order. */
function isOrdered(options: readonly string[]): boolean {
  return (
    options.every((option) => /^\D{0,24}\d/.test(option)) ||
    options.some((option) => /\b(anteriores|todas las|ninguna de)\b/i.test(option))
  );
}

/** Changes when a question is added, removed, moved or revised: then stored answers and shared results are checked again. */
function bankRevision(questions: readonly Question[]): string {
  return createHash('sha256')
    .update(questions.map(({ id, revision }) => `${id}@${revision}`).join('\n'))
    .digest('hex')
    .slice(0, 8);
}
