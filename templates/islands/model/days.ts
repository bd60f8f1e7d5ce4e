/** Day numbers: a day starts at 04:00 local time, so that study after midnight counts for the previous day. */
import type { Day } from './learning/types.ts';

export const DAY_MS = 86_400_000;
export const MINUTE_MS = 60_000;
const DAY_STARTS_AT = 4;
/** Exams are booked weeks ahead, so a day further ahead than this is a typo in the year. */
const MAX_DAYS_AHEAD = 730;

/** @param now milliseconds since 1970 */
export function dayNumber(now: number): Day {
  const date = new Date(now);
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
  return date.getHours() < DAY_STARTS_AT ? day - 1 : day;
}

/** Converts «2026-12-05» to a day number; undefined if the text is not a calendar date. */
export function dayOfDate(date: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const ms = Date.parse(`${date}T00:00:00Z`);
  // Some browsers read 30 February as 2 March.
  return Number.isNaN(ms) || dateOfDay(ms / DAY_MS) !== date ? undefined : ms / DAY_MS;
}

/** Converts a day number to «2026-12-05». */
export function dateOfDay(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

export type ExamDayCheck = { state: 'ok'; day: Day } | { state: 'past' | 'too-far' | 'no-date' };

/** Checks that a typed date is between today and two years ahead. */
export function checkExamDay(date: string, today: Day): ExamDayCheck {
  const day = dayOfDate(date);
  if (day === undefined) return { state: 'no-date' };
  if (day < today) return { state: 'past' };
  return isExamDayTooFar(day, today) ? { state: 'too-far' } : { state: 'ok', day };
}

/** True if the exam day is so far ahead that it must be a typo. */
export const isExamDayTooFar = (examDay: Day, today: Day): boolean =>
  examDay > today + MAX_DAYS_AHEAD;

/** The day of the exam if it is today or later, and not too far ahead. */
export const upcomingExamDay = (examDay: Day | undefined, today: Day): Day | undefined =>
  examDay === undefined || examDay < today || isExamDayTooFar(examDay, today) ? undefined : examDay;

/**
 * True for any day later than tomorrow. Tomorrow is valid, because a device further east may be a day ahead; a later
 * day comes from a wrong clock or a forged link.
 */
export const isAfterTomorrow = (day: Day, today: Day): boolean => day > today + 1;
