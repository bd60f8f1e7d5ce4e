/** The linked site → what practice beyond one test needs: the fetched bank, the exam's blueprint and the supply of questions. */

import { createHash } from 'node:crypto';
import type { Blueprint } from '../../schemas/blueprint.ts';
import { WEIGHT_TOPICS } from '../../schemas/test.ts';
import { drawExam } from '../../templates/islands/quiz/draw.ts';
import type {
  BankQuestion,
  BankReasons,
  ExamBlueprint,
  PracticeData,
  QuestionReason,
  QuizData,
  QuizQuestion,
} from '../../templates/islands/quiz/quiz-data.ts';
import type { ExamRow, View } from '../../templates/view.ts';
import { readingText } from '../ledger/describe.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { factsOf } from '../text/tree.ts';
import type { AssetFile } from './assets.ts';
import { printedReadings } from './fact-text.ts';
import { twinsOf } from './twins.ts';

/** The bank as two files: what is asked, and the reasons, which a reader needs later. Names hold their content's hash. */
export type Bank = {
  questions: BankQuestion[];
  revision: string;
  files: AssetFile[];
  addresses: PracticeData['bank'];
};

export function bankOf(site: Site, quizzes: readonly QuizData[]): Bank {
  const revision = createHash('sha256')
    .update(quizzes.map((quiz) => quiz.bankRevision).join('\n'))
    .digest('hex')
    .slice(0, 8);
  const questions: BankQuestion[] = [];
  const reasons: BankReasons = { revision, reasons: {} };
  const twins = twinsOf(
    [...site.questions.values()].map(({ question }) => {
      const key = site.lines.get(question.options[question.correctAnswer] ?? '') ?? [];
      const stem = site.lines.get(question.question) ?? [];
      return { question, nodes: [...stem, ...key], facts: factsOf(key) };
    }),
  );
  for (const quiz of quizzes) {
    for (const question of quiz.questions) {
      const [asked, reason] = split(question);
      const near = twins.get(question.id);
      questions.push({
        ...asked,
        test: quiz.test.id,
        ...(near === undefined ? {} : { twins: near }),
      });
      reasons.reasons[question.id] = reason;
    }
  }
  const files = [hashed('banco', { revision, questions }), hashed('razones', reasons)] as const;
  const { basePath } = site.settings;
  return {
    questions,
    revision,
    files: [...files, ...quizzes.map(testFile)],
    addresses: { questions: basePath + files[0].path, reasons: basePath + files[1].path },
  };
}

/** The data of one test, which its page and its result fetch. */
export const testFile = (quiz: QuizData): AssetFile => hashed(`test-${quiz.test.id}`, quiz);

function split(whole: QuizQuestion): [Omit<QuizQuestion, keyof QuestionReason>, QuestionReason] {
  const { explanation, dispute, sources, section, ...asked } = whole;
  return [asked, { explanation, sources, section, ...(dispute === undefined ? {} : { dispute }) }];
}

function hashed(name: string, data: unknown): AssetFile {
  const bytes = Buffer.from(JSON.stringify(data));
  return {
    path: `/assets/${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.json`,
    bytes,
  };
}

/** A number that the ledger prints; undefined where it knows none. */
function numberOf(ledger: Ledger, fact: string): number | undefined {
  const entry = ledger.get(fact);
  const value = entry === undefined ? undefined : printedReadings(entry)[0]?.value;
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}

export function examOf(ledger: Ledger, view: View, blueprint: Blueprint): ExamBlueprint {
  const minutes = numberOf(ledger, blueprint.minutes.fact);
  const source = ledger.get(blueprint.minutes.fact);
  const [printed] = source === undefined ? [] : printedReadings(source);
  return {
    questions: blueprint.count.use,
    ...(minutes === undefined ? {} : { minutes }),
    ...(minutes === undefined || printed?.source === undefined
      ? {}
      : { minutesSource: `Según: ${view.source(printed.source).title}.` }),
    weights: blueprint.weights.map(({ topic, fact }) => ({
      topic,
      percent: numberOf(ledger, fact) ?? 100 / blueprint.weights.length,
    })),
  };
}

/** Every part of the blueprint with all that is on record about it. */
export function examRows(site: Site, ledger: Ledger, view: View, blueprint: Blueprint): ExamRow[] {
  const row = ({ fact, note }: { fact: string; note?: string | undefined }): ExamRow => ({
    label: ledger.get(fact)?.fact.label ?? fact,
    value: view.fact(fact).text,
    href: view.fact(fact).href,
    ...(note === undefined ? {} : { note }),
    readings: (ledger.get(fact)?.readings ?? []).map((reading) => ({
      value: readingText(ledger.get(fact)!, reading),
      who: site.surfaces.get(reading.surface)?.name ?? reading.surface,
      superseded: reading.superseded,
      ...(reading.source === undefined ? {} : { source: view.source(reading.source) }),
      ...(reading.asOf === undefined ? {} : { asOf: reading.asOf }),
    })),
  });
  return [
    { ...row(blueprint.count), here: `Este simulacro usa ${blueprint.count.use}.` },
    row(blueprint.minutes),
    row(blueprint.passMark),
    ...blueprint.weights.map(row),
  ];
}

/** Chance to pass for someone who masters a share of the material: how often enough of the drawn questions are right. */
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

/** One line for the maintainer: questions in stock for each topic, and how much two exams in a row have in common. */
export function supplyWords(bank: Bank, exam: ExamBlueprint): string {
  const stock = WEIGHT_TOPICS.map(
    (topic) => `${topic} ${bank.questions.filter((question) => question.topic === topic).length}`,
  ).join(' · ');
  const draws = Array.from(
    { length: 21 },
    (_, i) => new Set(drawExam(bank.questions, exam, 1000 + i).map(({ id }) => id)),
  );
  const common = draws
    .slice(1)
    .map((draw, i) => [...draw].filter((id) => draws[i]!.has(id)).length / Math.max(1, draw.size));
  const overlap = common.reduce((sum, share) => sum + share, 0) / common.length;
  return `supply ${stock} · two exams in a row share ${Math.round(100 * overlap)} %`;
}
