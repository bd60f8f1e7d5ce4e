/** The plan's part of the stored progress: reading trusts nothing. Imports nothing of FSRS, because the import of a file uses it. */

import { isCount, isName, isPlain, isTime, type Plain, withoutAbsent } from '../model/checks.ts';
import {
  type ChosenAt,
  type Day,
  EMPTY_LEARNING,
  type Learning,
  LIMITS,
  type Measure,
  type MemoryRow,
  type Minutes,
  type PlanSession,
  type PlanSettings,
  REASONS,
  type ReviewLog,
  type SessionItem,
} from '../model/learning/types.ts';
import type { Choice } from '../model/shuffle.ts';
import { ascending, mergeRows } from './merge-learning.ts';

/** The last day of a Date. */
const MAX_DAY = 100_000_000;
const MAX_STABILITY = 36_500;

export type LearningReading = { learning: Learning; isSound: boolean };

/** @returns the valid parts, and whether all were valid */
export function readLearning(stored: Plain | undefined): LearningReading {
  if (stored === undefined) return { learning: EMPTY_LEARNING, isSound: true };
  let isSound = true;
  const part = <T>(name: string, unpack: (value: unknown) => T | undefined): T | undefined => {
    if (stored[name] === undefined) return undefined;
    const value = unpack(stored[name]);
    if (value === undefined) isSound = false;
    return value;
  };
  const list = <T>(name: string, max: number, unpack: (value: unknown) => T | undefined): T[] =>
    (part(name, (value) => (Array.isArray(value) ? (value as unknown[]) : undefined)) ?? [])
      .slice(0, max)
      .flatMap((item) => {
        const value = unpack(item);
        if (value === undefined) isSound = false;
        return value === undefined ? [] : [value];
      });
  const rows = list('memory', LIMITS.rows, unpackRow);
  const memory = new Map<string, MemoryRow>();
  for (const row of rows) memory.set(row.id, mergeRows(memory.get(row.id), row));
  const days = list('days', LIMITS.days, (day) => (isDay(day) ? day : undefined));
  const counted = list('counted', LIMITS.counted, (hash) => (isCount(hash) ? hash : undefined));
  const optional = {
    plan: part('plan', unpackPlan),
    measure: part('measure', unpackMeasure),
    session: part('session', unpackSession),
  };
  return {
    learning: {
      memory,
      reviews: part('reviews', unpackReviews) ?? EMPTY_LEARNING.reviews,
      days: ascending(days),
      // Rows may be missing: all stored answers are replayed.
      counted: isSound ? ascending(counted) : [],
      ...withoutAbsent(optional),
    },
    isSound,
  };
}

/** The learning as JSON values: a row is [id, revision, lastDay, stability × 10, difficulty × 10, flags, asks, lapses]. */
export function packLearning({ memory, reviews, ...rest }: Learning): Plain {
  const { session, missed: _, ...plain } = rest;
  return {
    memory: [...memory.values()].map(packRow),
    reviews: [
      reviews.day,
      ...reviews.list.map(({ recall, right }) => Math.round(recall * 100) * 2 + Number(right)),
    ],
    ...plain,
    ...(session ? { session: packSession(session) } : {}),
  };
}

function packRow(row: MemoryRow): unknown[] {
  const { id, revision, lastDay, stability, difficulty, firstRight, lastRight, wrong } = row;
  const flags =
    Number(firstRight) + 2 * Number(lastRight) + 4 * (wrong === undefined ? 0 : wrong + 1);
  const tenths = [stability, difficulty].map((value) => Math.round(value * 10));
  return [id, revision, lastDay, ...tenths, flags, row.asks, row.lapses];
}

function unpackRow(value: unknown): MemoryRow | undefined {
  if (!Array.isArray(value) || value.length !== 8) return undefined;
  const [id, ...numbers] = value as unknown[];
  if (!isName(id) || !numbers.every(isCount)) return undefined;
  const [revision, lastDay, stability, difficulty, flags, asks, lapses] = numbers as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const isSound =
    isDay(lastDay) &&
    stability >= 1 &&
    stability <= MAX_STABILITY * 10 &&
    difficulty >= 10 &&
    difficulty <= 100 &&
    flags < 20 &&
    asks > 0 &&
    lapses <= asks;
  if (!isSound) return undefined;
  const wrong = (flags >> 2) - 1;
  return {
    id,
    revision,
    lastDay,
    stability: stability / 10,
    difficulty: difficulty / 10,
    firstRight: (flags & 1) === 1,
    lastRight: (flags & 2) === 2,
    ...(wrong < 0 ? {} : { wrong: wrong as 0 | 1 | 2 | 3 }),
    asks,
    lapses,
  };
}

function unpackReviews(value: unknown): ReviewLog | undefined {
  if (!Array.isArray(value)) return undefined;
  const [day, ...codes] = value as unknown[];
  if (!isDay(day) || codes.length > LIMITS.reviews) return undefined;
  if (!codes.every((code): code is number => isCount(code) && code <= 201)) return undefined;
  return {
    day,
    list: codes.map((code) => ({ recall: Math.floor(code / 2) / 100, right: code % 2 === 1 })),
  };
}

function unpackPlan(value: unknown): PlanSettings | undefined {
  if (!isPlain(value)) return undefined;
  const { examDay, examAt, minutes, minutesAt, startDay, seed, passedAt } = value;
  if (!isMinutes(minutes) || !isChosenAt(minutesAt) || !isDay(startDay) || !isCount(seed))
    return undefined;
  const hasExam = examDay !== undefined || examAt !== undefined;
  if (hasExam && !(isDay(examDay) && isChosenAt(examAt))) return undefined;
  return {
    minutes,
    minutesAt,
    startDay,
    seed,
    ...(hasExam ? { examDay, examAt } : {}),
    ...(isTime(passedAt) ? { passedAt } : {}),
  } as PlanSettings;
}

const isChosenAt = (value: unknown): value is ChosenAt => isCount(value) && isTime(value * 60_000);

function unpackMeasure(value: unknown): Measure | undefined {
  if (!isPlain(value)) return undefined;
  const { day, right, asked, predicted } = value;
  return isDay(day) &&
    isCount(right) &&
    isCount(asked) &&
    isShare(predicted) &&
    asked > 0 &&
    right <= asked
    ? { day, right, asked, predicted }
    : undefined;
}

/** An item is [id, reason, 1 again]; a result 0 or 1; a pick 0 to 3 or null. */
function packSession({ items, results, ...rest }: PlanSession): Plain {
  return {
    ...rest,
    items: items.map(({ id, reason, again }) => [id, REASONS.indexOf(reason), Number(again)]),
    results: results.map(Number),
  };
}

function unpackSession(value: unknown): PlanSession | undefined {
  if (!isPlain(value)) return undefined;
  const { id, day, minutes, items, results, picks, predicted, isAside } = value;
  if (!isName(id) || !isDay(day) || !isMinutes(minutes)) return undefined;
  if (!Array.isArray(items) || !Array.isArray(results)) return undefined;
  const read = (items as unknown[]).map(unpackItem);
  const isSound =
    items.length > 0 &&
    items.length <= LIMITS.items &&
    results.length <= items.length &&
    read.every((item) => item !== undefined) &&
    (results as unknown[]).every((result) => result === 0 || result === 1) &&
    (picks === undefined || arePicks(picks, items.length)) &&
    (predicted === undefined || isShare(predicted));
  return isSound
    ? {
        id,
        day,
        minutes,
        items: read as SessionItem[],
        results: results.map((n) => n === 1),
        ...(picks === undefined ? {} : { picks }),
        ...(predicted === undefined ? {} : { predicted }),
        ...(isAside === true ? { isAside } : {}),
      }
    : undefined;
}

function arePicks(value: unknown, max: number): value is (Choice | null)[] {
  const isPick = (pick: unknown) => pick === null || (isCount(pick) && pick < 4);
  return Array.isArray(value) && value.length <= max && value.every(isPick);
}

function unpackItem(value: unknown): SessionItem | undefined {
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  const [id, place, again] = value as unknown[];
  const reason = isCount(place) ? REASONS[place] : undefined;
  return isName(id) && reason && (again === 0 || again === 1)
    ? { id, reason, again: again === 1 }
    : undefined;
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function isDay(value: unknown): value is Day {
  return isCount(value) && value <= MAX_DAY;
}

function isMinutes(value: unknown): value is Minutes {
  return value === 5 || value === 10 || value === 20;
}
