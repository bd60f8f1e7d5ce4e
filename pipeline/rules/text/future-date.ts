/** A day on which something was written, read or decided is not in the future. One mistyped year would date every page of the site. */

import { placeOf } from '../../link/place.ts';
import type { DataPath } from '../../load/document.ts';
import type { Entry } from '../../validate/index.ts';
import type { DayRule } from '../rule.ts';

/** Fields for days in the past. "review" is a day to come, and a fact's value may be any day. */
const PAST = new Set(['updated', 'publishDate', 'readOn', 'asOf', 'on', 'date']);

export const textFutureDate: DayRule = {
  id: 'text/future-date',
  about: 'A day on which something was written, read or decided is in the future.',
  severity: 'warning',
  checkOnDay({ site, today }, report) {
    for (const list of Object.values(site.entries) as Entry[][]) {
      for (const entry of list) {
        for (const { path, day } of daysIn(entry.data)) {
          if (day > today)
            report({
              title: `"${String(path.at(-1))}" is ${day}, and today is ${today}`,
              at: placeOf(entry, path),
              help: ['Write the day on which it happened.'],
            });
        }
      }
    }
  },
};

function* daysIn(value: unknown, path: DataPath = []): Generator<{ path: DataPath; day: string }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string') {
      if (PAST.has(key) && /^\d{4}-\d{2}-\d{2}$/.test(inner))
        yield { path: [...path, key], day: inner };
    } else if (typeof inner === 'object')
      yield* daysIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
