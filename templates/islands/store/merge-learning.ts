/** What another device brings, and how two states of the learning become one. Imports nothing of FSRS, because the import of a file uses it. */

import { withoutAbsent } from '../model/checks.ts';
import { DAY_MS, dayNumber, isFuture, isTooFar } from '../model/days.ts';
import {
  type ChosenAt,
  type Day,
  EMPTY_LEARNING,
  type Learning,
  LIMITS,
  type MemoryRow,
  type PlanSettings,
} from '../model/learning/types.ts';
import type { Choice } from '../model/shuffle.ts';

/** What of it another device may bring: no day after tomorrow, and no exam that is too far to be true. */
export function withoutFuture(learning: Learning, now: number): Learning {
  const { memory, reviews, days, plan, measure, session } = learning;
  const today = dayNumber(now);
  const isPast = ({ day }: { day: Day }) => !isFuture(day, today);
  return withoutAbsent({
    ...learning,
    memory: new Map([...memory].filter(([, { lastDay }]) => !isFuture(lastDay, today))),
    reviews: isPast(reviews) ? reviews : EMPTY_LEARNING.reviews,
    days: days.filter((day) => !isFuture(day, today)),
    plan: plan && isPlausible(plan, now) ? plan : undefined,
    measure: measure && isPast(measure) ? measure : undefined,
    session: session && isPast(session) ? session : undefined,
  }) as Learning;
}

const MINUTE_MS = 60_000;
const isGiven = (at: ChosenAt, now: number): boolean => at * MINUTE_MS <= now + DAY_MS;

const isPlausible = (plan: PlanSettings, now: number): boolean => {
  const { examDay, examAt = 0, minutesAt, startDay, passedAt = 0 } = plan;
  const today = dayNumber(now);
  return (
    isGiven(examAt, now) &&
    isGiven(minutesAt, now) &&
    passedAt <= now + DAY_MS &&
    !isFuture(startDay, today) &&
    (examDay === undefined || !isTooFar(examDay, today))
  );
};

/**
 * What two devices know, as one: rows by their newest day, the plan field by field, of everything else the newer one. It
 * commutes, is associative, and repeating it has no effect. What is of the future never wins.
 */
export function mergeLearning(a: Learning, b: Learning, now: number): Learning {
  const today = dayNumber(now);
  const rank = (day: Day) => [Number(!isFuture(day, today)), day];
  const memory = new Map(a.memory);
  for (const [id, row] of b.memory) memory.set(id, mergeRows(memory.get(id), row, today));
  const sorted = [...memory].sort(([one], [other]) => (one < other ? -1 : 1));
  const optional = {
    plan: a.plan && b.plan ? mergePlans(a.plan, b.plan, now) : (a.plan ?? b.plan),
    measure: greater(a.measure, b.measure, ({ day }) => rank(day)),
    session: greater(a.session, b.session, ({ day, results, picks = [] }) => [
      ...rank(day),
      results.length,
      picks.length,
    ]),
  };
  return {
    memory: new Map(sorted),
    reviews: greater(a.reviews, b.reviews, ({ day, list }) => [...rank(day), list.length])!,
    days: ascending([...a.days, ...b.days]).slice(-LIMITS.days),
    counted: ascending([...a.counted, ...b.counted]).slice(-LIMITS.counted),
    ...withoutAbsent(optional),
  };
}

/** Each number once, smallest first. */
export const ascending = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].sort((a, b) => a - b);

/**
 * Each field by its newest choice. A day of the exam that one of them does not have is no choice, and a coming one goes before
 * one that is over. The older plan's hold-out stays.
 */
function mergePlans(a: PlanSettings, b: PlanSettings, now: number): PlanSettings {
  const today = dayNumber(now);
  const exam = greater(examOf(a), examOf(b), ({ examDay, examAt }) => [
    Number(isGiven(examAt, now) && !isTooFar(examDay, today)),
    Number(examDay >= today),
    examAt,
    examDay,
  ]);
  const time = greater(a, b, ({ minutes, minutesAt }) => [
    Number(isGiven(minutesAt, now)),
    minutesAt,
    minutes,
  ])!;
  const start = greater(a, b, ({ startDay, seed }) => [
    Number(!isFuture(startDay, today)),
    -startDay,
    seed,
  ])!;
  const passedAt = greater(a.passedAt, b.passedAt, (at) => [Number(at <= now + DAY_MS), at]);
  return {
    minutes: time.minutes,
    minutesAt: time.minutesAt,
    startDay: start.startDay,
    seed: start.seed,
    ...exam,
    ...(passedAt === undefined ? {} : { passedAt }),
  };
}

const examOf = ({ examDay, examAt = 0 }: PlanSettings) =>
  examDay === undefined ? undefined : { examDay, examAt };

/**
 * The row of the newest day; of the same day a miss. Of two that say the same each number is the higher one: a link rounds
 * down, so that its own device keeps what it has. The counts never fall, whichever row wins.
 */
export function mergeRows(
  a: MemoryRow | undefined,
  b: MemoryRow,
  today = Number.POSITIVE_INFINITY,
): MemoryRow {
  if (!a) return b;
  const places = [a, b].map(({ revision, lastDay, lastRight }) => [
    Number(!isFuture(lastDay, today)),
    revision,
    lastDay,
    Number(!lastRight),
  ]) as [number[], number[]];
  const difference = firstDifference(...places);
  const row = difference < 0 ? b : a;
  const wrong = Math.max(a.wrong ?? -1, b.wrong ?? -1);
  const same =
    difference === 0
      ? {
          stability: Math.max(a.stability, b.stability),
          difficulty: Math.max(a.difficulty, b.difficulty),
          firstRight: a.firstRight && b.firstRight,
          ...(wrong < 0 ? {} : { wrong: wrong as Choice }),
        }
      : {};
  return {
    ...row,
    ...same,
    asks: Math.max(a.asks, b.asks),
    lapses: Math.max(a.lapses, b.lapses),
  };
}

const firstDifference = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, i) => value - (b[i] ?? 0)).find((value) => value !== 0) ?? 0;

/** The greater of two by a list of numbers; equal ones by their text, so that the order of the two does not matter. */
export function greater<T>(
  a: T | undefined,
  b: T | undefined,
  rank: (value: T) => number[],
  textOf: (value: T) => string = JSON.stringify,
): T | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const difference = firstDifference(rank(a), rank(b)) || (textOf(a) < textOf(b) ? -1 : 1);
  return difference > 0 ? a : b;
}
