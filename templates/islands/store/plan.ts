/** What the plan stores: a row for each field of the memory, of its settings and of a session. Imports nothing of FSRS, because the import of a file uses it. */
import { isCount, isPlain, isTime, type Plain, withoutAbsent } from '../model/checks.ts';
import { DAY_MS, dayNumber, isFuture, isTooFar } from '../model/days.ts';
import {
  type ChosenAt,
  type Day,
  EMPTY_LEARNING,
  type Learning,
  LIMITS,
  type Measure,
  type MemoryRow,
  type PlanSession,
  type PlanSettings,
  REASONS,
  type ReviewLog,
  type SessionItem,
} from '../model/learning/types.ts';
import type { Choice } from '../model/shuffle.ts';
import { type Codec, leaf, listOf, type Made, record, tuple, via } from './codec.ts';
import { BIT, CHOICE, COUNT, DAY, decimal, NAME, oneOf, SHARE, TIME } from './fields.ts';
import { firstDifference, greater } from './merge.ts';

const MAX_STABILITY = 36_500;
const MINUTE_MS = 60_000;

/** A date that has not come never wins: a wrong clock, or a forged link, has written it. */
const dated = (day: Day, now: number): number[] => [Number(!isFuture(day, dayNumber(now))), day];
const isGiven = (at: ChosenAt, now: number): boolean => at * MINUTE_MS <= now + DAY_MS;

/** The memory of a question: the row of the newest day counts, and of one day a miss. */
const ROW = /* @__PURE__ */ tuple<MemoryRow>(
  {
    id: { is: NAME },
    revision: { is: COUNT, merge: ofNewest('revision') },
    lastDay: { is: DAY, merge: ofNewest('lastDay') },
    stability: {
      is: /* @__PURE__ */ decimal(10, 0.1, MAX_STABILITY),
      merge: ofNewest('stability'),
    },
    difficulty: { is: /* @__PURE__ */ decimal(10, 1, 10), merge: ofNewest('difficulty') },
    firstRight: { is: BIT, merge: ofNewest('firstRight', (a, b) => a && b) },
    lastRight: { is: BIT, merge: ofNewest('lastRight') },
    // The counts never fall, whichever row wins.
    asks: { is: COUNT },
    lapses: { is: COUNT },
    wrong: { is: CHOICE, isOptional: true, merge: ofNewest('wrong') },
  },
  { isSound: ({ asks, lapses }) => asks > 0 && lapses <= asks },
);

/**
 * A field of the row that wins. Where none does it is the greater one: a link rounds down, so that its own device keeps what it
 * has.
 */
function ofNewest<K extends keyof MemoryRow>(
  name: K,
  tie = (a: MemoryRow[K], b: MemoryRow[K]) => ((a ?? -1) < (b ?? -1) ? b : a),
) {
  return (a: MemoryRow, b: MemoryRow, now: number): MemoryRow[K] => {
    const [one, other] = [a, b].map(({ revision, lastDay, lastRight }) => {
      const [isPast = 0] = dated(lastDay, now);
      return [isPast, revision, lastDay, Number(!lastRight)];
    });
    const difference = firstDifference(one ?? [], other ?? []);
    return difference === 0 ? tie(a[name], b[name]) : (difference < 0 ? b : a)[name];
  };
}

const REVIEWS = /* @__PURE__ */ record<ReviewLog>(
  {
    day: { is: DAY },
    list: {
      is: /* @__PURE__ */ listOf(
        /* @__PURE__ */ tuple<ReviewLog['list'][number]>({
          recall: { is: /* @__PURE__ */ decimal(100, 0, 1) },
          right: { is: BIT },
        }),
        { max: LIMITS.reviews, isWhole: true },
      ),
    },
  },
  { rank: ({ day, list }, now) => [...dated(day, now), list.length] },
);

const AT = /* @__PURE__ */ leaf(
  (value): value is ChosenAt => isCount(value) && isTime(value * MINUTE_MS),
);
const MINUTES = /* @__PURE__ */ oneOf(5, 10, 20);

/** Each field by its newest choice. The older plan's hold-out stays. */
const PLAN = /* @__PURE__ */ record<PlanSettings>(
  {
    minutes: { is: MINUTES, merge: (a, b, now) => newerTime(a, b, now).minutes },
    minutesAt: { is: AT, merge: (a, b, now) => newerTime(a, b, now).minutesAt },
    startDay: { is: DAY, merge: (a, b, now) => olderStart(a, b, now).startDay },
    seed: { is: COUNT, merge: (a, b, now) => olderStart(a, b, now).seed },
    examDay: { is: DAY, isOptional: true, merge: (a, b, now) => newerExam(a, b, now)?.examDay },
    examAt: { is: AT, isOptional: true, merge: (a, b, now) => newerExam(a, b, now)?.examAt },
    passedAt: {
      is: TIME,
      isOptional: true,
      merge: (a, b, now) =>
        greater(a.passedAt, b.passedAt, (at) => [Number(at <= now + DAY_MS), at]),
    },
  },
  { isSound: ({ examDay, examAt }) => (examDay === undefined) === (examAt === undefined) },
);

/** A day of the exam that one of them does not have is no choice, and a coming one goes before one that is over. */
function newerExam(a: PlanSettings, b: PlanSettings, now: number) {
  const today = dayNumber(now);
  const [one, other] = [a, b].map(({ examDay, examAt = 0 }) =>
    examDay === undefined ? undefined : { examDay, examAt },
  );
  return greater(one, other, ({ examDay, examAt }) => [
    Number(isGiven(examAt, now) && !isTooFar(examDay, today)),
    Number(examDay >= today),
    examAt,
    examDay,
  ]);
}

const newerTime = (a: PlanSettings, b: PlanSettings, now: number): PlanSettings =>
  greater(a, b, ({ minutes, minutesAt }) => [Number(isGiven(minutesAt, now)), minutesAt, minutes]);

const olderStart = (a: PlanSettings, b: PlanSettings, now: number): PlanSettings =>
  greater(a, b, ({ startDay, seed }) => [dated(startDay, now)[0] ?? 0, -startDay, seed]);

const MEASURE = /* @__PURE__ */ record<Measure>(
  { day: { is: DAY }, right: { is: COUNT }, asked: { is: COUNT }, predicted: { is: SHARE } },
  {
    isSound: ({ right, asked }) => asked > 0 && right <= asked,
    rank: ({ day }, now) => dated(day, now),
  },
);

const REASON = /* @__PURE__ */ oneOf(...REASONS);
const ITEM = /* @__PURE__ */ tuple<SessionItem>({
  id: { is: NAME },
  reason: { is: REASON },
  again: { is: BIT },
});
const PICK = /* @__PURE__ */ leaf(
  (pick): pick is Choice | null => pick === null || (isCount(pick) && pick < 4),
);

/** Of two sessions the newer one, of one day the one that has gone further. */
const SESSION = /* @__PURE__ */ record<PlanSession>(
  {
    id: { is: NAME },
    day: { is: DAY },
    minutes: { is: MINUTES },
    items: { is: /* @__PURE__ */ listOf(ITEM, { max: LIMITS.items, isWhole: true }) },
    results: { is: /* @__PURE__ */ listOf(BIT, { max: LIMITS.items, isWhole: true }) },
    picks: {
      is: /* @__PURE__ */ listOf(PICK, { max: LIMITS.items, isWhole: true }),
      isOptional: true,
    },
    isAside: {
      is: /* @__PURE__ */ leaf((value): value is true => value === true),
      isOptional: true,
    },
    predicted: { is: SHARE, isOptional: true },
  },
  {
    isSound: ({ items, results, picks = [] }) =>
      items.length > 0 && Math.max(results.length, picks.length) <= items.length,
    rank: ({ day, results, picks = [] }, now) => [...dated(day, now), results.length, picks.length],
  },
);

/** The mistake bank is stored beside it, for the pages without a plan. */
export type StoredLearning = Omit<Learning, 'missed'>;

export const LEARNING = /* @__PURE__ */ record<StoredLearning>({
  memory: {
    is: /* @__PURE__ */ via(
      /* @__PURE__ */ listOf(ROW, { max: LIMITS.rows, keyOf: ({ id }) => id }),
      (rows): Learning['memory'] => new Map(rows.map((row) => [row.id, row])),
      (memory) => [...memory.values()],
    ),
    instead: EMPTY_LEARNING.memory,
  },
  reviews: { is: REVIEWS, instead: EMPTY_LEARNING.reviews },
  days: { is: numbers(DAY, LIMITS.days), instead: [] },
  counted: { is: numbers(COUNT, LIMITS.counted), instead: [] },
  plan: { is: PLAN, isOptional: true, instead: undefined },
  measure: { is: MEASURE, isOptional: true, instead: undefined },
  session: { is: SESSION, isOptional: true, instead: undefined },
});

/** Each once, smallest first. */
function numbers(item: Codec<number>, max: number): Codec<readonly number[]> {
  return listOf(item, { max, keyOf: String, order: (a, b) => a - b });
}

export type LearningReading = { learning: StoredLearning; isSound: boolean };

/** @returns the valid parts, and whether all were valid */
export function readLearning(stored: Plain | undefined): LearningReading {
  if (stored === undefined) return { learning: EMPTY_LEARNING, isSound: true };
  const reading = { isSound: true };
  const learning = LEARNING.read(stored, reading) ?? EMPTY_LEARNING;
  const { isSound } = reading;
  // Rows may be missing: all stored answers are replayed.
  return { learning: isSound ? learning : { ...learning, counted: [] }, isSound };
}

export const packLearning = (learning: StoredLearning): Plain => LEARNING.write(learning) as Plain;

/** As the progress carries it, read only where two are to be merged. */
export const PACKED_LEARNING: Codec<Plain> = {
  .../* @__PURE__ */ leaf(isPlain),
  version: LEARNING.version,
  made: {
    codec: LEARNING,
    to: packLearning,
    from: (stored: Plain) => readLearning(stored).learning,
  } as Made,
};

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
