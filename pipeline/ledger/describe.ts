/** Ledger values → the words of findings and notes: who says what. */

import { addressOf, type Finding } from '../findings/finding.ts';
import type { Site } from '../link/site.ts';
import { formatValue } from './format-value.ts';
import type { LedgerFact, LedgerReading } from './types.ts';

/** A reading's value as visitors read it; its own wording if it has one. */
export function readingText({ fact }: Pick<LedgerFact, 'fact'>, reading: LedgerReading): string {
  return reading.text ?? formatValue(reading.value, fact.kind, fact.unit);
}

/** "ley (Ley 22-2000, Art. 5.02(a); high)" for a report. */
export function readingVoice(site: Site, reading: LedgerReading): string {
  const source = reading.source === undefined ? undefined : site.sources.get(reading.source)?.title;
  const notes = [source, reading.confidence, reading.superseded ? 'superseded' : undefined].filter(
    (note) => note !== undefined,
  );
  return `${reading.surface}${reading.when === undefined ? '' : ` · ${reading.when}`}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
}

/** Every reading of a fact with its place, and every place that prints the fact: the table under a conflict. */
export function readingPlaces(site: Site, entry: LedgerFact): Finding['related'] {
  const readings = entry.readings.map((reading) => ({
    at: reading.place(),
    says: `${readingText(entry, reading)}  ${readingVoice(site, reading)}`,
  }));
  const printed = site.references
    .filter((reference) => reference.fact === entry.id)
    .map((reference) => ({
      at: reference.place(),
      says: `printed by {{${entry.id}${reference.reading === undefined ? '' : `@${reference.reading}`}}}`,
      frameless: true as const,
    }));
  return [...readings, ...printed];
}

/** What a maintainer can do about an undecided fact. */
export function settleHelp(entry: LedgerFact): string[] {
  const counted = entry.readings.find((reading) => reading.computed !== undefined);
  // What the content itself counts is right: a claim beside it is corrected, not decided about.
  const wrong =
    counted === undefined || typeof counted.value !== 'number'
      ? []
      : entry.pairs.flatMap(({ a, b }) => (a === counted ? [b] : b === counted ? [a] : []));
  if (counted !== undefined && wrong.length > 0) {
    return [
      ...wrong.map(
        (reading) =>
          `Write ${readingText(entry, counted)} instead of ${readingText(entry, reading)} at ${addressOf(reading.place())}.`,
      ),
      `Or, if both are meant: licencia settle ${entry.id} --keep-both --because "…"`,
    ];
  }
  const candidate =
    entry.readings.find((reading) => reading.computed !== undefined) ??
    entry.readings.find((reading) => reading.authority) ??
    entry.readings[0];
  return [
    'Correct a reading, or record what you decided:',
    `  licencia settle ${entry.id} --prefer ${candidate?.id ?? '<reading>'} --because "…"`,
    `  licencia settle ${entry.id} --keep-both --because "…"`,
  ];
}
