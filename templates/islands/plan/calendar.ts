/** The plan as a calendar file (RFC 5545), made on the device. */
import type { Day } from './types.ts';

export type CalendarText = { title: string; description: string };
export type CalendarPlan = {
  examDay: Day;
  today: Day;
  exam: CalendarText;
  /** At most three are written: the last ones before the exam. */
  marks: readonly ({ day: Day } & CalendarText)[];
  /** A reminder each day until the day before the exam, at a local hour «19:30». */
  daily?: { at: string } & CalendarText;
  /** Time of writing, milliseconds. */
  now: number;
};
export declare function calendarFile(plan: CalendarPlan): string;
/** The days of the marks: 14, 7 and 1 days before, those that are still to come. */
export declare function markDays(examDay: Day, today: Day): Day[];
