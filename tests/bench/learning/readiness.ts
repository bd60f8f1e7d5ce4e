/**
 * Measures how often the readiness band contains the true score: expected right answers to forms that no session asked.
 */
import {
  chooseSession,
  type LearningRule,
} from '../../../templates/islands/model/learning/choose-session.ts';
import {
  countsAfterAnswer,
  readinessOf,
} from '../../../templates/islands/model/learning/readiness.ts';
import {
  type RuleRow as MemoryRow,
  rowAfterAnswer,
  withFormMark,
} from '../../../templates/islands/model/learning/rule.ts';
import {
  type AnswerCounts,
  EMPTY_LEARNING,
} from '../../../templates/islands/model/learning/types.ts';
import { type Row, rowWithLimit } from '../rows.ts';
import { type Asked, EXAM, expectedScore, mean } from './bank.ts';
import {
  curveLearner,
  KINDS,
  type Learner,
  type LearnerOf,
  powerLearner,
  stepLearner,
} from './learners.ts';
import type { BenchRule } from './other-strategies.ts';

const MODELS: Readonly<Record<string, LearnerOf>> = {
  A: curveLearner,
  B: stepLearner,
  C: powerLearner,
};
const DAYS = [4, 7, 10, 14];
const SIZE = 40;
/** A band of whole numbers also contains the scores that round to one of its ends. */
const ROUNDED = 0.5;

/**
 * Two rows for each memory: how far the share of contained scores is from 80 in 100, and the width of the widest band.
 */
export function readinessRows(rules: readonly BenchRule[], runs: number, firstSeed: number): Row[] {
  const unasked = new Map(
    rules.map(({ id, topic }) => [id, { id: `${id}~`, rule: id, topic }] as const),
  );
  const siblings = new Map(rules.map(({ id, forms }) => [id, [...forms, unasked.get(id)!]]));
  const official = rules.flatMap(({ id, isTested }) => (isTested ? unasked.get(id)! : []));
  console.log('\nBand of the readiness: memory, learners, mean error, width, held of 100');
  return Object.entries(MODELS).flatMap(([model, learnerOf]) => {
    const bands = KINDS.flatMap((kind) => {
      const own = DAYS.flatMap((days) =>
        Array.from({ length: runs }, (_, run) => {
          const learner = learnerOf(kind, firstSeed + 1000 * days + run, siblings);
          return bandOf(learner, { rules, official, days });
        }),
      ).filter((band) => band !== undefined);
      const cells = [
        mean(own.map(({ error }) => error)).toFixed(1),
        mean(own.map(({ width }) => width)).toFixed(1),
        (100 * mean(own.map(({ held }) => held))).toFixed(0),
      ];
      console.log(
        `${model} ${kind.name.padEnd(8)}${cells.map((cell) => cell.padStart(7)).join('')}`,
      );
      return own;
    });
    const held = 100 * mean(bands.map((band) => band.held));
    return [
      rowWithLimit(`band on ${model}: held, off 80 of 100`, Math.abs(held - 80), 5, ''),
      rowWithLimit(`band on ${model}: widest`, Math.max(...bands.map(({ width }) => width)), 8, ''),
    ];
  });
}

type Course = { rules: readonly BenchRule[]; official: readonly Asked[]; days: number };

function bandOf(learner: Learner, { rules: all, official, days }: Course) {
  const rules = all.map(
    ({ id, rank, isTested, forms }): LearningRule => ({
      ...{ id, rank, isTested },
      forms: forms.map((form) => withFormMark({ ...form, revision: 1 })),
    }),
  );
  const tested = new Set(rules.flatMap(({ isTested, forms }) => (isTested ? forms[0]!.id : [])));
  const memory = new Map<string, MemoryRow>();
  let counts: AnswerCounts = EMPTY_LEARNING.counts;
  for (let today = 1; today <= days; today += 1) {
    const asking = { rules, weights: EXAM.weights, memory, today, startDay: 1, perSession: SIZE };
    for (const { form } of chooseSession({ ...asking, examDay: days + 1 }, SIZE)) {
      const right = learner.answer(form, today);
      const kind = tested.has(form.id) ? 'test' : 'second';
      const row = memory.get(form.rule);
      counts = countsAfterAnswer(counts, row, { form: { ...form, kind }, right, day: today });
      memory.set(form.rule, rowAfterAnswer(row, { rule: form.rule, form, right, day: today }));
    }
  }
  const band = readinessOf({ rules, memory, counts }, { exam: EXAM });
  if (band.state === 'silent') return undefined;
  const { low, high } = band;
  const score = expectedScore(learner, official, days + 1);
  const isHeld = score >= low - ROUNDED && score <= high + ROUNDED;
  return { error: (low + high) / 2 - score, width: high - low, held: Number(isHeld) };
}
