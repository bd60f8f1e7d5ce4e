/** A small bank, and random learning for property tests. */
import fc from 'fast-check';
import { withAnswers } from '../../../../../templates/islands/model/learning/memory.ts';
import {
  EMPTY_LEARNING,
  type Learning,
  type PlanBank,
  type PlanQuestion,
  type PlanSettings,
} from '../../../../../templates/islands/model/learning/types.ts';
import type { Choice } from '../../../../../templates/islands/model/shuffle.ts';

const TOPICS = ['senales', 'reglas', 'conduccion-segura', 'vehiculo'] as const;
export const TODAY = 20_780;
/** Noon of a day in local time. */
export const noon = (day: number): number => {
  const date = new Date(day * 86_400_000);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12).getTime();
};

/** `size` questions, 4 : 3 : 2 : 1 by topic, and `signs` items of the sign drill. */
export function planBank(size = 100, signs = 0): PlanBank {
  const questions = Array.from({ length: size }, (_, i): PlanQuestion => {
    const topic = [0, 1, 0, 2, 1, 0, 3, 1, 0, 2][i % 10]!;
    return { id: `p-${i}`, revision: 1, topic: TOPICS[topic]!, answer: 1 };
  });
  const drills = Array.from(
    { length: signs },
    (_, i): PlanQuestion => ({
      id: `signo-${i}`,
      revision: 1,
      topic: 'senales',
      isDrill: true,
    }),
  );
  return {
    questions: [...questions, ...drills],
    exam: {
      questions: 40,
      weights: TOPICS.map((topic, i) => ({ topic, percent: 40 - 10 * i })),
    },
    pass: 28,
  };
}

/** `choice`: what a wrong answer chose. */
export type Ask = readonly [place: number, day: number, right: boolean, choice?: Choice];

/** Answers to questions of the bank, by place. */
export function learned(bank: PlanBank, asks: readonly Ask[], base = EMPTY_LEARNING): Learning {
  return withAnswers(
    base,
    asks.map(([place, day, right, choice]) => ({
      question: bank.questions[place]!,
      right,
      day,
      ...(choice === undefined ? {} : { choice }),
    })),
  );
}

/** What a learner may have after any answers in the last 60 days. */
export const anyLearning = (bank: PlanBank): fc.Arbitrary<Learning> =>
  fc
    .tuple(
      fc.array(
        fc.tuple(
          fc.nat(bank.questions.length - 1),
          fc.integer({ min: TODAY - 60, max: TODAY }),
          fc.boolean(),
          fc.constantFrom<Choice>(0, 2, 3),
        ),
        { maxLength: 250 },
      ),
      fc.option(anyPlan, { nil: undefined }),
    )
    .map(([asks, plan]) => {
      const sorted = [...asks].sort((a, b) => a[1] - b[1]);
      return learned(bank, sorted, { ...EMPTY_LEARNING, ...(plan ? { plan } : {}) });
    });

/** Choices of few minutes: many of them are of the same one. */
const anyMinute = fc
  .integer({ min: 0, max: 9 })
  .map((ago) => Math.floor(noon(TODAY) / 60_000) - ago);

/** Any settings of a plan, in few values: two of them often differ in one field. */
const anyPlan: fc.Arbitrary<PlanSettings> = fc
  .record({
    exam: fc.option(fc.tuple(fc.integer({ min: TODAY - 1, max: TODAY + 30 }), anyMinute)),
    minutes: fc.constantFrom(5, 10, 20),
    minutesAt: fc.oneof(fc.constant(0), anyMinute),
    startDay: fc.integer({ min: TODAY - 60, max: TODAY }),
    seed: fc.nat(0xffff_ffff),
    passed: fc.option(anyMinute),
  })
  .map(({ exam, passed, ...plan }) => ({
    ...(plan as PlanSettings),
    ...(exam ? { examDay: exam[0], examAt: exam[1] } : {}),
    ...(passed === null ? {} : { passedAt: passed * 60_000 }),
  }));
