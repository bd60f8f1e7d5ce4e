/**
 * Data of the plan, the review and the simulator: the bank that they fetch, the exam's blueprint, and the supply of
 * questions.
 */

import type { Blueprint } from '../../../schemas/blueprint.ts';
import { WEIGHTED_TOPICS } from '../../../schemas/test.ts';
import { drawExam } from '../../../templates/islands/model/draw-exam.ts';
import type { KeysFile } from '../../../templates/islands/model/next-step.ts';
import type {
  BankErrorReasons,
  BankQuestion,
  BankReasons,
  ExamBlueprint,
  FormQuestion,
  QuestionReason,
  QuestionWithoutReason,
  QuizData,
  QuizQuestion,
  TestData,
  TestReasons,
} from '../../../templates/islands/model/quiz-data.ts';
import type { ExamRow, SiteExamRow } from '../../../templates/pages/ExamPage.tsx';
import type { View } from '../../../templates/view.ts';
import { printedReadings } from '../../ledger/ledger.ts';
import type { Ledger } from '../../ledger/types.ts';
import { rightOptionIndex, rightOptionText } from '../../link/question-sets.ts';
import type { Site } from '../../link/site.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import { factIdsIn } from '../../text/tree.ts';
import type { AssetFile } from '../document/assets.ts';
import { hashedJson, revisionOf } from '../document/hashed-files.ts';
import type { planFiles } from './plan-data.ts';
import { TOPIC_PHRASES } from './quiz-data.ts';
import { similarQuestions } from './similar-questions.ts';

export type BankFiles = ReturnType<typeof createBankFiles>;

/**
 * The bank as three files: the questions, and the reasons and the errors, which pages fetch later. Names contain the
 * hash of the content.
 * @param others further files that practice fetches: the plan's own file, the right options, and the harder questions
 */
export function createBankFiles(
  site: Site,
  quizzes: readonly QuizData[],
  {
    planned,
    plan,
    signs,
    forms,
    keys,
    retos,
    secondForms,
  }: ReturnType<typeof planFiles> & {
    keys: AssetFile;
    retos: readonly QuizData[];
    secondForms: readonly FormQuestion[];
  },
) {
  const revision = revisionOf(quizzes.map((quiz) => quiz.bankRevision));
  const questions: BankQuestion[] = [];
  const reasons: BankReasons = { revision, reasons: {} };
  const errors: BankErrorReasons = { revision, errors: {} };
  const similar = similarQuestions(
    [...site.questions.values()].map(({ question }) => {
      const key = site.lines.get(rightOptionText(question)) ?? [];
      const stem = site.lines.get(question.question) ?? [];
      return { question, nodes: [...stem, ...key], facts: factIdsIn(key) };
    }),
  );
  for (const quiz of quizzes) {
    for (const question of quiz.questions) {
      const [part, reason, wrong] = split(question);
      questions.push({
        ...part,
        test: quiz.test.id,
        ...omitUndefined({ twins: similar.get(question.id) }),
      });
      reasons.reasons[question.id] = reason;
      errors.errors[question.id] = wrong;
    }
  }
  const files = [
    hashedJson('banco', { revision, questions }),
    hashedJson('razones', reasons),
    hashedJson('errores', errors),
  ] as const;
  const { basePath } = site.settings;
  const tests = [...quizzes, ...retos].flatMap((quiz) => Object.values(testFiles(quiz, basePath)));
  return {
    questions,
    // A preview may have a test twice, with the same files.
    files: uniqueBy([...files, keys, plan, signs, ...forms, ...tests], ({ path }) => path),
    /** Address of the file that the plan fetches besides the bank; `planned` is its content. */
    plan: basePath + plan.path,
    planned,
    /** Address of the sign drill, which the plan also fetches. */
    signs: basePath + signs.path,
    secondForms,
    addresses: {
      questions: basePath + files[0].path,
      reasons: basePath + files[1].path,
      errors: basePath + files[2].path,
      forms: forms.map(({ path }) => basePath + path),
    },
  };
}

/** The file for scoring stored results and choosing questions: right options, topics, rules, stops and weights. */
export function keysFile(
  { entries }: Pick<Site, 'entries'>,
  file: Pick<KeysFile, 'rules' | 'stops' | 'weights'>,
): AssetFile {
  const tests: KeysFile['tests'] = entries.tests.map(({ id, data: { title, questions } }) => ({
    id,
    title,
    keys: questions.map((question) => [
      question.id,
      question.revision,
      rightOptionIndex(question) as QuizQuestion['answer'],
      question.topic,
    ]),
  }));
  return hashedJson('claves', { tests, ...file });
}

/**
 * The files of one test: the data, which its page and result page fetch, and the reasons, which its page fetches later.
 */
export function testFiles(
  { questions, ...quiz }: QuizData,
  basePath: string,
): { data: AssetFile; reasons: AssetFile } {
  const parts = questions.map(split);
  const reasons: TestReasons = parts.map(([, reason, errors]) => ({ ...reason, errors }));
  const file = hashedJson(`razones-${quiz.test.id}`, reasons);
  const data: TestData = {
    ...quiz,
    questions: parts.map(([asked]) => asked),
    reasons: basePath + file.path,
  };
  return { data: hashedJson(`test-${quiz.test.id}`, data), reasons: file };
}

function split(
  whole: QuizQuestion,
): [QuestionWithoutReason, Omit<QuestionReason, 'errors'>, QuestionReason['errors']] {
  const { explanation, errors, dispute, sources, otherSources, section, ...asked } = whole;
  return [asked, omitUndefined({ explanation, sources, otherSources, section, dispute }), errors];
}

const uniqueBy = <Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
];

const NO_EXAM = {
  questions: 40,
  weights: WEIGHTED_TOPICS.map((topic) => ({ topic, percent: 100 / WEIGHTED_TOPICS.length })),
};

function numberOf(ledger: Ledger, fact: string): number | undefined {
  const entry = ledger.get(fact);
  const value = entry === undefined ? undefined : printedReadings(entry)[0]?.value;
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}

export function examBlueprintOf(
  ledger: Ledger,
  view: View,
  blueprint: Blueprint | undefined,
): ExamBlueprint {
  if (blueprint === undefined) return NO_EXAM;
  const minutes = numberOf(ledger, blueprint.minutes.fact);
  const entry = ledger.get(blueprint.minutes.fact);
  const source = entry && minutes && printedReadings(entry)[0]?.source;
  return omitUndefined({
    questions: blueprint.count.use,
    forms: blueprint.forms,
    minutes,
    minutesSource: source ? `Según: ${view.source(source).title}.` : undefined,
    weights: blueprint.weights.map(({ topic, fact }) => ({
      topic,
      percent: numberOf(ledger, fact) ?? 100 / blueprint.weights.length,
    })),
  });
}

/** Known facts about the real exam: the number of questions, the time, and the pass mark. */
export function examRows({ ledger, view }: RowContext, blueprint: Blueprint): ExamRow[] {
  return [blueprint.count, blueprint.minutes, blueprint.passMark].map(({ fact }) => {
    const { label, text: value, href } = view.fact(fact);
    const entry = ledger.get(fact);
    const printed = entry === undefined ? [] : printedReadings(entry);
    const cites = [...new Set(printed.flatMap(({ source }) => source ?? []))];
    const [first] = cites;
    const sourceLabel = first === undefined ? 'Sin fuente oficial' : view.source(first).label;
    return { label, value, href, sourceLabel, cites };
  });
}

/** This site's decisions for the simulated exam. */
export function simulatedExamRows(
  { view }: Pick<RowContext, 'view'>,
  { count, forms, minutes, passMark, weights }: Blueprint,
): SiteExamRow[] {
  return [
    omitUndefined({ label: 'Preguntas', value: `${count.use} preguntas`, note: count.note }),
    ...(forms === undefined
      ? []
      : [
          {
            label: 'Fuera de los tests',
            value: `${forms} preguntas`,
            note: 'Piden las mismas reglas de otra manera, como el examen.',
          },
        ]),
    omitUndefined({ label: 'Meta', value: view.fact(GOAL_FACT_ID).text, note: passMark.note }),
    omitUndefined({ label: 'Tiempo', value: 'Tú escoges', note: minutes.note }),
    ...weights.map(({ topic, fact }) => ({
      label: `Parte de ${TOPIC_PHRASES[topic]}`,
      value: view.fact(fact).text,
    })),
  ];
}

type RowContext = { ledger: Ledger; view: View };

/** Id of the fact with the share of right answers to aim for. */
export const GOAL_FACT_ID = 'estudio.meta-practica';

/** The chance of passing if a share of the material is mastered: the tail of the binomial distribution. */
export function passChance(mastery: number, questions: number, markPercent: number): number {
  const needed = Math.ceil((questions * markPercent) / 100);
  let chance = 0;
  let term = (1 - mastery) ** questions;
  for (let right = 0; right <= questions; right++) {
    if (right >= needed) chance += term;
    term *= ((questions - right) / (right + 1)) * (mastery / (1 - mastery));
  }
  return chance;
}

/** A line for maintainers: the number of questions of each topic, and the overlap of two exams in a row. */
export function bankSupplyText(bank: BankFiles, exam: ExamBlueprint): string {
  const stock = WEIGHTED_TOPICS.map(
    (topic) => `${topic} ${bank.questions.filter((question) => question.topic === topic).length}`,
  ).join(' · ');
  const all = [...bank.questions, ...bank.secondForms];
  const draws = Array.from(
    { length: 21 },
    (_, i) => new Set(drawExam(all, exam, 1000 + i).map(({ id }) => id)),
  );
  const common = draws.flatMap((draw, i) => {
    const before = draws[i - 1];
    if (before === undefined) return [];
    return [[...draw].filter((id) => before.has(id)).length / Math.max(1, draw.size)];
  });
  const overlap = common.reduce((sum, share) => sum + share, 0) / common.length;
  return `supply ${stock} · two exams in a row share ${Math.round(100 * overlap)} %`;
}
