/** Describes readings for findings and notes: the value and its place, the surface, and the source. */

import { type Finding, formatPlace, type Place } from '../findings/finding.ts';
import type { Site } from '../link/site.ts';
import { formatValue } from './format-value.ts';
import { mostReliableReading, surfaceAndCondition } from './ledger.ts';
import { reportPeriodText } from './period.ts';
import type { LedgerFact, LedgerReading } from './types.ts';

/** The text of a reading for visitors: its own wording, or else its formatted value. */
export function readingText({ fact }: Pick<LedgerFact, 'fact'>, reading: LedgerReading): string {
  return reading.text ?? formatValue(reading.value, fact.kind, fact.unit);
}

/** The surface of a reading, with its source and confidence: "ley (Ley 22-2000, Art. 5.02(a); high)". */
export function readingSourceText(site: Site, reading: LedgerReading): string {
  const source = reading.source === undefined ? undefined : site.sources.get(reading.source)?.title;
  const notes = [
    source,
    reading.confidence,
    reportPeriodText(reading),
    reading.superseded ? 'superseded' : undefined,
  ].filter((note) => note !== undefined);
  return `${surfaceAndCondition(reading)}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
}

/** The place of a reading, with the fact as its entry. @param reading default: the first reading of the fact */
export function readingPlace(
  { id, readings }: Pick<LedgerFact, 'id' | 'readings'>,
  reading = readings[0]!,
): Place {
  const place = reading.place();
  return place.entry === id ? place : { ...place, entry: id };
}

/** Every reading of a fact with its place, then every place that prints the fact or rests on it. */
export function relatedPlacesOf(site: Site, entry: LedgerFact): Finding['related'] {
  const readings = entry.all.map((reading) => ({
    at: reading.place(),
    says: `${readingText(entry, reading)}  ${readingSourceText(site, reading)}`,
  }));
  return [...readings, ...printedPlaces(site, entry.id)];
}

const printedPlaces = (site: Site, fact: string): Finding['related'] =>
  site.references
    .filter((reference) => reference.fact === fact)
    .map((reference) => ({
      at: reference.place(),
      says: `${reference.as === 'ground' ? 'rests on it:' : 'printed by'} ${reference.written}`,
      frameless: true as const,
    }));

/** Advice for maintainers on a fact without a ruling. */
export function settleHelp(entry: LedgerFact): string[] {
  const keepBoth = `licencia settle ${entry.id} --keep-both --because "…"`;
  const corrections = correctionsToCount(entry);
  if (corrections.length > 0) return [...corrections, `Or, if both are meant: ${keepBoth}`];
  const printed = entry.readings.filter((reading) => !reading.superseded);
  const candidate = printed.find((reading) => reading.binding) ?? mostReliableReading(printed);
  return [
    'Correct a reading, or record what you decided:',
    `  licencia settle ${entry.id} --prefer ${candidate?.id ?? '<reading>'} --because "…"`,
    `  ${keepBoth}`,
  ];
}

/** Advice to correct claims that differ from a count of the content: the count is right. */
function correctionsToCount(entry: LedgerFact): string[] {
  const counted = entry.readings.find((reading) => reading.computed !== undefined);
  if (counted === undefined || typeof counted.value !== 'number') return [];
  return entry.pairs
    .filter(({ a, b }) => a === counted || b === counted)
    .map(({ a, b }) => (a === counted ? b : a))
    .map(
      (claim) =>
        `Write ${readingText(entry, counted)} instead of ${readingText(entry, claim)} at ${formatPlace(claim.place())}.`,
    );
}
