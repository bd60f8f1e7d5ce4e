/** Ledger values → the words of findings and notes: who says what. */
import type { Site } from '../link/site.ts';
import type { Finding } from '../findings/finding.ts';
import { formatValue } from './format-value.ts';
import type { LedgerFact, LedgerReading } from './ledger.ts';

/** A reading's value as visitors read it; its own wording if it has one. */
export function readingText({ fact }: Pick<LedgerFact, 'fact'>, reading: LedgerReading): string {
  return reading.text ?? formatValue(reading.value, fact.kind, fact.unit);
}

/** "ley (Ley 22-2000, Art. 5.02(a); high)" for a report. */
export function readingVoice(site: Site, reading: LedgerReading): string {
  const source = reading.source === undefined ? undefined : site.sources.get(reading.source)?.title;
  const notes = [source, reading.confidence, reading.superseded ? 'superseded' : undefined].filter((note) => note !== undefined);
  return `${reading.surface}${reading.when === undefined ? '' : ` · ${reading.when}`}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
}

/** Every reading of a fact with its place: the table under a conflict. */
export function readingPlaces(site: Site, entry: LedgerFact): Finding['related'] {
  return entry.readings.map((reading) => {
    const place = reading.place();
    const urls = site.references.filter((each) => each.fact === entry.id && speaks(each, reading)).flatMap((each) => each.place().urls);
    return { at: { ...place, urls: [...new Set(urls)].sort() }, says: `${readingText(entry, reading)}  ${readingVoice(site, reading)}` };
  });
}

/** Whether a reference prints this reading. */
function speaks(reference: { reading?: string }, reading: LedgerReading): boolean {
  return reference.reading === reading.id;
}

/** What a maintainer can do about an undecided fact. */
export function settleHelp(entry: LedgerFact): string[] {
  const candidate = entry.readings.find((reading) => reading.computed !== undefined) ?? entry.readings.find((reading) => reading.authority) ?? entry.readings[0];
  return [
    'Correct a reading, or record what you decided:',
    `  licencia settle ${entry.id} --prefer ${candidate?.id ?? '<reading>'} --because "…"`,
    `  licencia settle ${entry.id} --keep-both --because "…"`,
  ];
}
