/** The ledger → canonical facts: every reading, the ruling, the state, and where visitors meet them. */

import { defined } from '../../../schemas/defined.ts';
import { compareText } from '../../findings/finding.ts';
import { readingText } from '../../ledger/describe.ts';
import { formatList } from '../../ledger/format-value.ts';
import type { LedgerFact, LedgerReading } from '../../ledger/types.ts';
import { urlsOf } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import { disputeSentence, factText, isUnsupportedClaim } from '../../render/fact-text.ts';
import { anchorOf } from '../../render/rich-text.ts';
import type { CanonicalFact, CanonicalReading } from '../canonical.ts';
import type { Extraction } from './extraction.ts';

export function extractFacts(extraction: Extraction): CanonicalFact[] {
  const pages = pagesByFact(extraction);
  return [...extraction.ledger.values()]
    .sort((a, b) => compareText(a.id, b.id))
    .map((entry) => canonicalFact(extraction, entry, pages.get(entry.id) ?? []));
}

/** Addresses of the pages that print each fact. */
function pagesByFact({ site, address }: Extraction): Map<string, string[]> {
  const pages = new Map<string, Set<string>>();
  for (const { fact, entry } of site.references) {
    const urls = pages.get(fact) ?? new Set<string>();
    for (const route of urlsOf(entry)) urls.add(address(route));
    pages.set(fact, urls);
  }
  return new Map([...pages].map(([fact, urls]) => [fact, [...urls].sort(compareText)]));
}

function canonicalFact(extraction: Extraction, entry: LedgerFact, pages: string[]): CanonicalFact {
  const { id, fact, readings, state, preferred } = entry;
  const { site, address } = extraction;
  const ruling =
    fact.ruling === undefined
      ? undefined
      : defined({
          verdict: fact.ruling.verdict,
          reading: fact.ruling.reading,
          because: fact.ruling.because,
          on: fact.ruling.on,
          review: fact.ruling.review,
        });
  return defined({
    id,
    topic: id.slice(0, id.indexOf('.')),
    label: fact.label,
    kind: fact.kind,
    unit: fact.unit,
    claim: fact.claim === true,
    unsupported: isUnsupportedClaim(entry),
    disputed: isDisputed(entry),
    state: state.kind,
    text: preferred === undefined ? undefined : factText(entry),
    preferred: (preferred ?? []).map((reading) => reading.id),
    readings: readings.map((reading) => canonicalReading(extraction, entry, reading)),
    ruling,
    note: disputeNote(site, entry),
    url: address(`/consistencia/#${anchorOf(id)}`),
    pages,
  });
}

function canonicalReading(
  { site, citations }: Extraction,
  entry: LedgerFact,
  reading: LedgerReading,
): CanonicalReading {
  const { id, surface, value, when, authority, superseded, computed, source, asOf, confidence } =
    reading;
  const who = site.surfaces.get(surface)?.name ?? surface;
  const cited = source === undefined ? undefined : citations([source])[0];
  return defined({
    id,
    surface,
    who,
    value,
    text: readingText(entry, reading),
    when,
    authority,
    superseded,
    computed,
    source: cited,
    asOf,
    confidence,
  });
}

/** Readings that contradict each other, unless it was decided that they speak of different things. */
export function isDisputed({ fact, state }: LedgerFact): boolean {
  return state.relation === 'contradict' && fact.ruling?.verdict !== 'distinct';
}

/** The sentence about a disputed fact; for one that nobody has decided, who says what. */
export function disputeNote(site: Site, entry: LedgerFact): string | undefined {
  if (!isDisputed(entry)) return undefined;
  const decided = disputeSentence(site, entry);
  if (decided !== undefined) return decided;
  const voices = entry.readings.map(
    (reading) =>
      `${readingText(entry, reading)} (${site.surfaces.get(reading.surface)?.name ?? reading.surface})`,
  );
  return `Hay más de una lectura y está sin decidir: ${formatList(voices)}.`;
}
