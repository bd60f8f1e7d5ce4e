/** The days on which a reading is in force: from ≤ day ≤ until, and an open end has no limit. */
import { omitUndefined } from '../program/omit-undefined.ts';

export type Period = { from?: string | undefined; until?: string | undefined };

export const isInForce = ({ from, until }: Period, day: string): boolean =>
  (from === undefined || from <= day) && (until === undefined || day <= until);

/** True if the last day of the period is before this day. */
export const hasEnded = ({ until }: Period, day: string): boolean =>
  until !== undefined && until < day;

/** True if both periods contain a common day. */
export const periodsOverlap = (a: Period, b: Period): boolean =>
  !isEmptyPeriod(periodIntersection(a, b));

/** True if the period has no day. */
export const isEmptyPeriod = ({ from, until }: Period): boolean =>
  from !== undefined && until !== undefined && from > until;

export const isDated = ({ from, until }: Period): boolean =>
  from !== undefined || until !== undefined;

/** The days that are in both periods. A reading is in force only while its source is. */
export function periodIntersection(a: Period, b: Period): Period {
  return omitUndefined({
    from: [a.from, b.from]
      .filter((day) => day !== undefined)
      .sort()
      .at(-1),
    until: [a.until, b.until].filter((day) => day !== undefined).sort()[0],
  });
}

/** The days on which the readings in force differ from the day before: sorted, each once. */
export function daysOfChange(periods: readonly Period[]): string[] {
  const days = periods.flatMap(({ from, until }) => [
    ...(from === undefined ? [] : [from]),
    ...(until === undefined ? [] : [addDays(until, 1)]),
  ]);
  return [...new Set(days)].sort();
}

/** The day that is this number of days later; a negative number counts back. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The day that is this number of months later; in a shorter month, its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const target = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(
    Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0),
  ).getUTCDate();
  target.setUTCDate(Math.min(date, last));
  return target.toISOString().slice(0, 10);
}

/** The period in a ruling's record: " (desde 2027-01-15)"; empty without limits. */
export function rulingPeriodText({ from, until }: Period): string {
  if (from !== undefined && until !== undefined) return ` (${from} a ${until})`;
  if (from !== undefined) return ` (desde ${from})`;
  return until === undefined ? '' : ` (hasta ${until})`;
}

/** The period in a report: "from 2027-01-15"; undefined without limits. */
export function reportPeriodText({ from, until }: Period): string | undefined {
  const notes = [
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
  ];
  return notes.length === 0 ? undefined : notes.join(' ');
}
