/** The days of study and those to the exam, as posts of a road. Pure. */
import { DAY_MS } from '../days.ts';
import type { Day, Learning } from './types.ts';

/** Posts of the road of days, and how many of them are before today. */
const MAX_DAYS = 14;
const SHOWN_BEFORE = 6;

export type RoadDay = { day: Day; number: number; isStudied: boolean };

/**
 * At most 14 days of the road: from the first one, or so late that today is in it, to the day before the exam; without an
 * exam ahead to the end of a fortnight. `studied`: all days of study up to today.
 */
export function roadDays(
  { days, plan }: Learning,
  today: Day,
  examDay: Day | undefined,
): { studied: number; days: RoadDay[] } {
  const past = days.filter((day) => day <= today);
  const known = new Set(past);
  const start = Math.min(today, past[0] ?? today, plan?.startDay ?? today);
  const end = Math.max(today, (examDay ?? start + MAX_DAYS) - 1);
  const first = Math.max(start, Math.min(end - MAX_DAYS + 1, today - SHOWN_BEFORE));
  return {
    studied: known.size,
    days: Array.from({ length: Math.min(MAX_DAYS, end - first + 1) }, (_, at) => ({
      day: first + at,
      number: new Date((first + at) * DAY_MS).getUTCDate(),
      isStudied: known.has(first + at),
    })),
  };
}
