/** Merges the units of today and of coming days into one text per unit: the current text, then the later ones. */

import { daysOfChange } from '../ledger/period.ts';
import { ledgerWithSupersededReadings } from '../ledger/superseded-readings.ts';
import type { Ledger } from '../ledger/types.ts';
import type { PrintableContent } from './printed-value.ts';
import { type ReviewUnit, unitsOf } from './units.ts';

/** The text of a unit from a day on; `from` is '' for the current text. */
export type DatedText = { from: string; text: string };

/** The line above the text of a later day; empty for the current text. */
export const datedHeading = (day: string): string => (day === '' ? '' : `== from ${day} ==\n`);
const HEADING = /^== from (\d{4}-\d{2}-\d{2}) ==\n/m;

/**
 * The units on the ledger's day, each with its later texts: one for each later day on which its text changes, because a
 * reading begins or has ended.
 */
export function unitsWithFutureTexts({
  site,
  ledger,
}: PrintableContent): ReadonlyMap<string, ReviewUnit> {
  const units = new Map(unitsOf({ site, ledger }));
  const changes = daysOfChange([...ledger.values()].flatMap(({ all }) => all));
  for (const day of changes.filter((change) => change > ledgerDay(ledger))) {
    const then = ledgerWithSupersededReadings(site, { pageDay: day, today: day });
    for (const [id, { text, drawings }] of unitsOf({ site, ledger: then })) {
      const unit = units.get(id)!;
      if (datedTexts(unit.text).at(-1)!.text !== text)
        units.set(id, {
          ...unit,
          text: unit.text + datedHeading(day) + text,
          drawings: [...unit.drawings, ...drawings],
        });
    }
  }
  return units;
}

/** The day of the pages that a ledger was made for; '' without facts, because then nothing depends on the day. */
export const ledgerDay = (ledger: Ledger): string => [...ledger.values()][0]?.day ?? '';

/** The text of a unit today, then each later text with the day on which it begins. */
export function datedTexts(text: string): [DatedText, ...DatedText[]] {
  const [now = '', ...later] = text.split(HEADING);
  const parts: [DatedText, ...DatedText[]] = [{ from: '', text: now }];
  while (later.length > 0) {
    const [from = '', words = ''] = later.splice(0, 2);
    parts.push({ from, text: words });
  }
  return parts;
}

/** @returns the text without the parts that are outdated by that day */
export function dropOutdatedText(text: string, day: string): string {
  const parts = datedTexts(text);
  return parts
    .slice(parts.findLastIndex(({ from }) => from <= day))
    .map((part, index) => (index === 0 ? '' : datedHeading(part.from)) + part.text)
    .join('');
}
