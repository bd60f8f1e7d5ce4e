/** Canonical records of facts: their readings, ruling and state, and the pages that print them. */
import { defined } from '../../../schemas/defined.ts';
import type { Ruling } from '../../../schemas/fact.ts';
import { compareText } from '../../findings/finding.ts';
import { readingText } from '../../ledger/describe.ts';
import {
  disputeSentence,
  factText,
  isUnsupportedClaim,
  surfaceName,
} from '../../ledger/fact-text.ts';
import { formatList } from '../../ledger/format-value.ts';
import { isInForce } from '../../ledger/period.ts';
import type { LedgerFact, LedgerReading } from '../../ledger/types.ts';
import { factRoute, urlsOf } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import { firstSentence } from '../../text/passages.ts';
import type { CanonicalFact, CanonicalReading } from '../canonical.ts';
import type { Extraction } from './extraction.ts';

export function extractFacts(extraction: Extraction): CanonicalFact[] {
  const pages = pagesByFact(extraction);
  return [...extraction.ledger.values()]
    .sort((a, b) => compareText(a.id, b.id))
    .map((entry) => canonicalFact(extraction, entry, pages.get(entry.id) ?? []));
}

/** Addresses of the pages that print each fact. */
function pagesByFact({ site, text }: Extraction): Map<string, string[]> {
  const pages = new Map<string, Set<string>>();
  for (const { fact, entry } of site.references) {
    const urls = pages.get(fact) ?? new Set<string>();
    for (const route of urlsOf(entry)) urls.add(text.href(route));
    pages.set(fact, urls);
  }
  return new Map([...pages].map(([fact, urls]) => [fact, [...urls].sort(compareText)]));
}

function canonicalFact(extraction: Extraction, entry: LedgerFact, pages: string[]): CanonicalFact {
  const { id, fact, all, state, preferred } = entry;
  const { site, text } = extraction;
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
    readings: all.map((reading) => canonicalReading(extraction, entry, reading)),
    ruling: fact.ruling && canonicalRuling(fact.ruling),
    note: disputeNote(site, entry),
    url: text.href(factRoute(id)),
    pages,
  });
}

const canonicalRuling = ({ verdict, reading, because, on, review }: Ruling) =>
  defined({ verdict, reading, because, on, review });

function canonicalReading(
  { site, citations }: Extraction,
  entry: LedgerFact,
  reading: LedgerReading,
): CanonicalReading {
  const { id, surface, value, when, authority, superseded, computed, source } = reading;
  const { asOf, confidence, from, until } = reading;
  return defined({
    id,
    surface,
    who: surfaceName(site, reading),
    value,
    text: readingText(entry, reading),
    when,
    authority,
    superseded,
    from,
    until,
    inForce: isInForce(reading, entry.day),
    computed,
    source: source === undefined ? undefined : citations([source])[0],
    asOf,
    confidence,
  });
}

/** Whether readings contradict each other, and no ruling says that they are about different things. */
export function isDisputed({ fact, relation }: LedgerFact): boolean {
  return relation === 'contradict' && fact.ruling?.verdict !== 'distinct';
}

/** What a question says of a disputed figure: the reason of the ruling in one sentence. What was said before is in the API of facts. */
export function disputeReason(site: Site, entry: LedgerFact): string | undefined {
  const { ruling } = entry.fact;
  return isDisputed(entry) && ruling !== undefined
    ? firstSentence(ruling.because)
    : disputeNote(site, entry);
}

/** The sentence about a disputed fact. Without a ruling it lists the readings. */
export function disputeNote(site: Site, entry: LedgerFact): string | undefined {
  if (!isDisputed(entry)) return undefined;
  const decided = disputeSentence(site, entry);
  if (decided !== undefined) return decided;
  const voices = entry.readings.map(
    (reading) => `${readingText(entry, reading)} (${surfaceName(site, reading)})`,
  );
  return `Hay más de un valor y está sin decidir: ${formatList(voices)}.`;
}
