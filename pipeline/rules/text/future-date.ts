/**
 * A day on which something was written, read or decided must not be in the future: one mistyped year would become the
 * date of the whole site.
 */

import { placeOf } from '../../link/place.ts';
import type { DataPath } from '../../load/document.ts';
import { type Entry, entriesOf } from '../../validate/index.ts';
import type { FindingReporter, Rule } from '../rule.ts';

/** Fields for days in the past. "review" is a future day, and a fact's value may be any day. */
const PAST = new Set(['updated', 'publishDate', 'readOn', 'asOf', 'on', 'date', 'since']);

export const textFutureDate: Rule = {
  id: 'text/future-date',
  about: 'The date on which something was written, read or decided is in the future.',
  severity: 'error',
  ofDay: true,
  check({ site, today }, report) {
    const found = entriesOf(site.entries).flatMap((entry) =>
      daysAfter(today, entry.data).map((dated) => ({ entry, ...dated })),
    );
    const newest = found.reduce<Found | undefined>(
      (last, one) => (last === undefined || one.day > last.day ? one : last),
      undefined,
    );
    if (newest !== undefined && found.length > MISTYPED)
      reportClock(newest, found.length, today, report);
    else
      for (const { entry, path, day } of found)
        report({
          title: `"${String(path.at(-1))}" is ${day}, which is after today, ${today}`,
          at: placeOf(entry, path),
          help: [`Write the day on which it happened, ${today} at the latest.`],
        });
  },
};

/** Up to this many future dates may be typing errors, or one error that was copied. With more, the clock is behind. */
const MISTYPED = 12;

function reportClock(
  { entry, path, day }: Found,
  count: number,
  today: string,
  report: FindingReporter,
): void {
  report({
    title: `today is ${today}, but ${count} dates of the content are later, up to ${day}`,
    at: placeOf(entry, path),
    help: [
      `Set the clock of this computer, or name the day: --today ${day}`,
      `If ${today} is right, correct the mistyped date: this is the latest.`,
    ],
  });
}

type Dated = { path: DataPath; day: string };
type Found = Dated & { entry: Entry };

/**
 * The days in the `PAST` fields of a record that are after a given day. Paths are made only for these days, to save
 * time: every record of the site is searched.
 */
function daysAfter(today: string, value: unknown): Dated[] {
  if (typeof value !== 'object' || value === null) return [];
  const found: Dated[] = [];
  for (const key of Object.keys(value)) {
    const inner = value[key as keyof typeof value] as unknown;
    if (typeof inner === 'object') {
      const step = Array.isArray(value) ? Number(key) : key;
      for (const { path, day } of daysAfter(today, inner))
        found.push({ path: [step, ...path], day });
    } else if (PAST.has(key) && typeof inner === 'string' && isDay(inner) && inner > today)
      found.push({ path: [key], day: inner });
  }
  return found;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
