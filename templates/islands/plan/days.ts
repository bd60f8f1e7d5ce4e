/** Day numbers: a day starts at 04:00 local time, so that studying after midnight belongs to the evening before. */
import type { Day } from './types.ts';

/** @param now milliseconds since 1970 */
export declare function dayNumber(now: number): Day;
/** «2026-12-05» → day number; undefined for anything that is no date. */
export declare function dayOfDate(date: string): Day | undefined;
/** Day number → «2026-12-05». */
export declare function dateOfDay(day: Day): string;
export type ExamDay = { state: 'ok'; day: Day } | { state: 'past' | 'too-far' | 'no-date' };
/** Checks the date that the visitor typed: today to two years ahead. */
export declare function examDayFrom(date: string, today: Day): ExamDay;
