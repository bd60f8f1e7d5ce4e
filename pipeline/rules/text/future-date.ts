/** A day on which something was written, read or decided is not in the future. One mistyped year would date every page of the site. */

import { placeOf } from '../../link/place.ts';
import type { DataPath } from '../../load/document.ts';
import { entriesOf } from '../../validate/index.ts';
import type { DayRule } from '../rule.ts';

/** Fields for days in the past. "review" is a day to come, and a fact's value may be any day. */
const PAST = new Set(['updated', 'publishDate', 'readOn', 'asOf', 'on', 'date', 'since']);

export const textFutureDate: DayRule = {
  id: 'text/future-date',
  about: 'A day on which something was written, read or decided is in the future.',
  severity: 'error',
  checkOnDay({ site, today }, report) {
    for (const entry of entriesOf(site.entries))
      for (const { path, day } of daysAfter(today, entry.data))
        report({
          title: `"${String(path.at(-1))}" is ${day}, and today is ${today}`,
          at: placeOf(entry, path),
          help: [`Write the day on which it happened, ${today} at the latest.`],
        });
  },
};

type Dated = { path: DataPath; day: string };

/** The days of a record that are after a day. Paths are made only for those: every record of the site is searched. */
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
