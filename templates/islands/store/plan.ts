/** Codecs of the plan's stored data: the memory of rules, the counts, the settings, the session and the car. */

import { DAY_MS, dayNumber, isAfterTomorrow, isExamDayTooFar, MINUTE_MS } from '../model/days.ts';
import { packRow, type RuleRow, unpackRow } from '../model/learning/rule.ts';
import {
  type AnswerCounts,
  type AnswerTally,
  type CarPosition,
  type ChoiceTime,
  type CountedAnswers,
  type Day,
  EMPTY_LEARNING,
  LEARNING_LIMITS,
  type Learning,
  type PlanSession,
  type PlanSettings,
  type SessionItem,
} from '../model/learning/types.ts';
import type { Choice } from '../model/shuffle.ts';
import {
  isCount,
  isName,
  isPlainObject,
  isTime,
  type PlainObject,
  withoutUndefined,
} from '../model/stored-value-checks.ts';
import {
  type Codec,
  type CodecShape,
  listCodec,
  mapCodec,
  plainCodec,
  rankedRecordCodec,
  recordCodec,
  tupleCodec,
} from './codec.ts';
import {
  BIT_CODEC,
  COUNT_CODEC,
  DAY_CODEC,
  NAME_CODEC,
  oneOfCodec,
  PRESENCE_CODEC,
  TIME_CODEC,
} from './field-codecs.ts';
import { higherRankedValue } from './merge.ts';

/** Rank of a day. A future day loses to a past or present one, because it comes from a wrong clock or a forged link. */
const dated = (day: Day, now: number): number[] => [
  Number(!isAfterTomorrow(day, dayNumber(now))),
  day,
];
const isGiven = (at: ChoiceTime, now: number): boolean => at * MINUTE_MS <= now + DAY_MS;

/** A row of the memory is stored as one text. Two rows of one rule merge into one. */
const RULE: Codec<RuleRow> = {
  read: unpackRow,
  write: packRow,
  version: 1,
  made: { both: (a, b, now) => mergedRows(a as RuleRow, b as RuleRow, now) },
};

/**
 * Merges two rows: the row answered last wins, or on the same day the row with fewer right days, because a miss resets
 * them. A rule that was ever right stays right, and the seen forms of both rows are kept.
 */
function mergedRows(a: RuleRow, b: RuleRow, now: number): RuleRow {
  const newer = higherRankedValue(
    a,
    b,
    ({ lastDay, daysRight, missedSince }) => [...dated(lastDay, now), -daysRight, missedSince],
    ({ seen }) => seen,
  );
  // The order in which the two devices asked the forms is unknown, so the marks are sorted.
  const marks = [...new Set((a.seen + b.seen).match(/../g) ?? [])].sort();
  const wasRight = a.wasRight || b.wasRight;
  return { ...newer, wasRight, seen: a.seen === b.seen ? a.seen : marks.join('') };
}

/** Type guard for two counts. In a tally, the second counts the right answers. */
const isPair = (value: unknown): value is AnswerTally =>
  Array.isArray(value) && value.length === 2 && value.every(isCount);
const isTally = (value: unknown): value is AnswerTally => isPair(value) && value[1] <= value[0];
type TopicTally = readonly [topic: string, ...tally: AnswerTally];

/** Codec of counts. Counts never decrease, so a merge keeps the higher count. */
const higher = <T extends readonly unknown[]>(is: (value: unknown) => value is T): Codec<T> => ({
  ...plainCodec(is),
  made: { both: (a, b) => higherRankedValue(a as T, b as T, (each) => each.filter(isCount)) },
});
const TOPICS = /* @__PURE__ */ mapCodec(
  /* @__PURE__ */ listCodec(
    /* @__PURE__ */ higher(
      (value): value is TopicTally =>
        Array.isArray(value) && isName(value[0]) && isTally(value.slice(1)),
    ),
    { keyOf: ([topic]) => topic },
  ),
  (list): AnswerCounts['topics'] =>
    Object.fromEntries(list.map(([topic, ...tally]) => [topic, tally])),
  (topics) => Object.entries(topics).map(([topic, tally]): TopicTally => [topic, ...tally]),
);
const COUNTS = /* @__PURE__ */ recordCodec<AnswerCounts>({
  topics: { is: TOPICS },
  others: { is: /* @__PURE__ */ higher(isTally) },
  pace: { is: /* @__PURE__ */ higher(isPair) },
});

const AT = /* @__PURE__ */ plainCodec(
  (value): value is ChoiceTime => isCount(value) && isTime(value * MINUTE_MS),
);
const MINUTES = /* @__PURE__ */ oneOfCodec(5, 10, 20);

/** A merge keeps the newest choice of each setting, unless `newerExam` decides otherwise, and the older start day. */
const PLAN = /* @__PURE__ */ recordCodec<PlanSettings>(
  {
    minutes: { is: MINUTES, merge: (a, b, now) => newerTime(a, b, now).minutes },
    minutesAt: { is: AT, merge: (a, b, now) => newerTime(a, b, now).minutesAt },
    startDay: { is: DAY_CODEC, merge: (a, b, now) => olderStart(a, b, now).startDay },
    examDay: {
      is: DAY_CODEC,
      isOptional: true,
      merge: (a, b, now) => newerExam(a, b, now)?.examDay,
    },
    examAt: { is: AT, isOptional: true, merge: (a, b, now) => newerExam(a, b, now)?.examAt },
    passedAt: {
      is: TIME_CODEC,
      isOptional: true,
      merge: (a, b, now) =>
        higherRankedValue(a.passedAt, b.passedAt, (at) => [Number(at <= now + DAY_MS), at]),
    },
    hard: {
      is: /* @__PURE__ */ rankedRecordCodec<NonNullable<PlanSettings['hard']>>(
        { day: { is: DAY_CODEC }, stops: { is: /* @__PURE__ */ listCodec(NAME_CODEC) } },
        { rank: ({ day }, now) => dated(day, now) },
      ),
      isOptional: true,
    },
  },
  { isSound: ({ examDay, examAt }) => (examDay === undefined) === (examAt === undefined) },
);

/** Any exam day wins over a missing one, and a coming exam wins over a past one. */
function newerExam(a: PlanSettings, b: PlanSettings, now: number) {
  const today = dayNumber(now);
  const [one, other] = [a, b].map(({ examDay, examAt = 0 }) =>
    examDay === undefined ? undefined : { examDay, examAt },
  );
  return higherRankedValue(one, other, ({ examDay, examAt }) => [
    Number(isGiven(examAt, now) && !isExamDayTooFar(examDay, today)),
    Number(examDay >= today),
    examAt,
    examDay,
  ]);
}

const newerTime = (a: PlanSettings, b: PlanSettings, now: number): PlanSettings =>
  higherRankedValue(a, b, ({ minutes, minutesAt }) => [
    Number(isGiven(minutesAt, now)),
    minutesAt,
    minutes,
  ]);

const olderStart = (a: PlanSettings, b: PlanSettings, now: number): PlanSettings =>
  higherRankedValue(a, b, ({ startDay }) => [dated(startDay, now)[0] ?? 0, -startDay]);

const ITEM = /* @__PURE__ */ tupleCodec(
  /* @__PURE__ */ recordCodec<SessionItem>({
    id: { is: NAME_CODEC },
    isNew: { is: BIT_CODEC },
    wasUnlearned: { is: PRESENCE_CODEC, isOptional: true },
    wasMissed: { is: PRESENCE_CODEC, isOptional: true },
  }),
);
const PICK = /* @__PURE__ */ plainCodec(
  (pick): pick is Choice | null => pick === null || (isCount(pick) && pick < 4),
);

/** In a merge the newer session wins; on the same day, the one with more answers. */
const SESSION = /* @__PURE__ */ rankedRecordCodec<PlanSession>(
  {
    id: { is: NAME_CODEC },
    day: { is: DAY_CODEC },
    minutes: { is: MINUTES },
    spent: { is: COUNT_CODEC },
    items: { is: /* @__PURE__ */ listCodec(ITEM, { max: LEARNING_LIMITS.items, isWhole: true }) },
    results: {
      is: /* @__PURE__ */ listCodec(BIT_CODEC, { max: LEARNING_LIMITS.items, isWhole: true }),
    },
    picks: {
      is: /* @__PURE__ */ listCodec(PICK, { max: LEARNING_LIMITS.items, isWhole: true }),
      isOptional: true,
    },
    of: { is: NAME_CODEC, isOptional: true },
    isAfter: { is: PRESENCE_CODEC, isOptional: true },
  },
  {
    isSound: ({ items, results, picks = [] }) =>
      Math.max(results.length, picks.length) <= items.length,
    rank: ({ day, results, picks = [] }, now) => [...dated(day, now), results.length, picks.length],
  },
);

/** The car (the learner's position) in the later lap wins. In the same lap either may win. */
const CAR = /* @__PURE__ */ rankedRecordCodec<CarPosition>(
  { stop: { is: NAME_CODEC }, lap: { is: /* @__PURE__ */ oneOfCodec(1, 2) } },
  { rank: ({ lap }) => [lap] },
);

/** Answers that only one device has counted may be counted again; the memory skips answers older than its rows. */
const COUNTED = /* @__PURE__ */ recordCodec<CountedAnswers>({
  day: { is: DAY_CODEC, merge: (a, b) => Math.min(a.day, b.day) },
  answers: { is: numbers(COUNT_CODEC, LEARNING_LIMITS.counted), instead: [] },
});

export const LEARNING_CODEC = /* @__PURE__ */ recordCodec<Learning>({
  memory: {
    is: /* @__PURE__ */ mapCodec(
      /* @__PURE__ */ listCodec(RULE, { max: LEARNING_LIMITS.rows, keyOf: ({ id }) => id }),
      (rows): Learning['memory'] => new Map(rows.map((row) => [row.id, row])),
      (memory) => [...memory.values()],
    ),
    instead: EMPTY_LEARNING.memory,
  },
  counts: { is: COUNTS, instead: EMPTY_LEARNING.counts },
  days: { is: numbers(DAY_CODEC, LEARNING_LIMITS.days), instead: [] },
  counted: { is: COUNTED, instead: EMPTY_LEARNING.counted },
  plan: { is: PLAN, isOptional: true, instead: undefined },
  car: { is: CAR, isOptional: true, instead: undefined },
  session: { is: SESSION, isOptional: true, instead: undefined },
});

/** Codec of a sorted set of numbers. */
function numbers(item: Codec<number>, max: number): Codec<readonly number[]> {
  return listCodec(item, { max, keyOf: String, order: (a, b) => a - b });
}

/** @returns the valid parts, and `isSound`, true if all were valid */
export function readLearning(stored: PlainObject | undefined): {
  learning: Learning;
  isSound: boolean;
} {
  if (stored === undefined) return { learning: EMPTY_LEARNING, isSound: true };
  const reading = { isSound: true };
  const learning = LEARNING_CODEC.read(stored, reading) ?? EMPTY_LEARNING;
  const { isSound } = reading;
  // After damage rows may be missing, so an empty `counted` makes all stored answers count again.
  return {
    learning: isSound ? learning : { ...learning, counted: EMPTY_LEARNING.counted },
    isSound,
  };
}

export const packLearning = (learning: Learning): PlainObject =>
  LEARNING_CODEC.write(learning) as PlainObject;

/** The learning in its stored form, which only a merge reads. */
export const PACKED_LEARNING_CODEC: Codec<PlainObject> = {
  .../* @__PURE__ */ plainCodec(isPlainObject),
  version: LEARNING_CODEC.version,
  made: {
    codec: LEARNING_CODEC,
    to: packLearning,
    from: (stored: PlainObject) => readLearning(stored).learning,
  } as CodecShape,
};

/**
 * The learning that may be sent to another device or received from it: without days later than tomorrow, and without
 * the settings if they have such a date or an exam too far ahead.
 */
export function withoutFutureDays(learning: Learning, now: number): Learning {
  const { memory, days, counted, plan, session } = learning;
  const today = dayNumber(now);
  return withoutUndefined({
    ...learning,
    memory: new Map([...memory].filter(([, { lastDay }]) => !isAfterTomorrow(lastDay, today))),
    days: days.filter((day) => !isAfterTomorrow(day, today)),
    counted: isAfterTomorrow(counted.day, today) ? EMPTY_LEARNING.counted : counted,
    plan: plan && isPlausible(plan, now) ? plan : undefined,
    session: session && !isAfterTomorrow(session.day, today) ? session : undefined,
  }) as Learning;
}

const isPlausible = (plan: PlanSettings, now: number): boolean => {
  const { examDay, examAt = 0, minutesAt, startDay, passedAt = 0 } = plan;
  const today = dayNumber(now);
  return (
    isGiven(examAt, now) &&
    isGiven(minutesAt, now) &&
    passedAt <= now + DAY_MS &&
    !isAfterTomorrow(startDay, today) &&
    (examDay === undefined || !isExamDayTooFar(examDay, today))
  );
};
