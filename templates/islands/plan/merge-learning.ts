/** What another device brings, and how two states of the learning become one. Imports nothing of FSRS, because the import of a file uses it. */
import { DAY_MS, dayNumber, isFuture, isTooFar } from './days.ts';
import {
  type Day,
  EMPTY_LEARNING,
  type Learning,
  LIMITS,
  type MemoryRow,
  type PlanSettings,
} from './types.ts';

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

const isPlausible = ({ examDay, startDay, changedAt }: PlanSettings, now: number): boolean => {
  const today = dayNumber(now);
  return (
    changedAt <= now + DAY_MS &&
    !isFuture(startDay, today) &&
    (examDay === undefined || !isTooFar(examDay, today))
  );
};

/** Newer `lastDay` wins; same day: lower stability. Of everything else the newer one. What is of the future never wins. */
export function mergeLearning(a: Learning, b: Learning, now: number): Learning {
  const today = dayNumber(now);
  const rank = (day: Day) => [Number(!isFuture(day, today)), day];
  const memory = new Map(a.memory);
  for (const [id, row] of b.memory) memory.set(id, mergeRows(memory.get(id), row, today));
  const sorted = [...memory].sort(([one], [other]) => (one < other ? -1 : 1));
  const optional = {
    plan: greater(a.plan, b.plan, (plan) => [Number(isPlausible(plan, now)), plan.changedAt]),
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

/** The counts never fall, whichever row wins. */
export function mergeRows(
  a: MemoryRow | undefined,
  b: MemoryRow,
  today = Number.POSITIVE_INFINITY,
) {
  if (!a) return b;
  const row = greater(a, b, ({ revision, lastDay, stability }) => [
    Number(!isFuture(lastDay, today)),
    revision,
    lastDay,
    -stability,
  ])!;
  return {
    ...row,
    asks: Math.max(a.asks, b.asks),
    lapses: Math.max(a.lapses, b.lapses),
  };
}

/** The greater of two by a list of numbers; equal ones by their text, so that the order of the two does not matter. */
function greater<T>(a: T | undefined, b: T | undefined, rank: (value: T) => number[]) {
  if (a === undefined || b === undefined) return a ?? b;
  const others = rank(b);
  const difference =
    rank(a)
      .map((value, i) => value - (others[i] ?? 0))
      .find((value) => value !== 0) ?? (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
  return difference > 0 ? a : b;
}

/** Optional parts that are undefined are left out, so that what was read equals what was written. */
export function withoutAbsent<T extends object>(
  parts: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== undefined),
  ) as never;
}
