/** Canonical records of centres. A statement without a source is absent. */

import type { Centre, Sourced, WholeCentre } from '../../../schemas/centre.ts';
import { defined } from '../../../schemas/defined.ts';
import type { Hours } from '../../../schemas/fact.ts';
import { readingText } from '../../ledger/describe.ts';
import { surfaceName } from '../../ledger/fact-text.ts';
import { formatDate } from '../../ledger/format-value.ts';
import { areHoursAgreed, hoursReadings } from '../../ledger/hours.ts';
import { wholeCentre } from '../../link/centre.ts';
import type { Entry } from '../../validate/index.ts';
import type { CanonicalCentre, Statement } from '../canonical.ts';
import type { Extraction } from './extraction.ts';

const STATEMENTS = [
  'address',
  'phone',
  'status',
  'parking',
  'transport',
  'averageWait',
  'bestTime',
] as const;

export function extractCentres(extraction: Extraction): CanonicalCentre[] {
  return extraction.site.entries.centres.map((entry) => canonicalCentre(extraction, entry));
}

function canonicalCentre(extraction: Extraction, entry: Entry<Centre>): CanonicalCentre {
  const { id } = entry;
  const { site, text, view } = extraction;
  const data = wholeCentre(site, entry.data);
  const shown = new Set<Entry>([entry, ...site.entries.centresShared]);
  const printed = site.references
    .filter((reference) => shown.has(reference.entry))
    .map(({ fact }) => fact);
  const facts = [...new Set([data.hours, ...printed])];
  const statements = Object.fromEntries(
    STATEMENTS.map((name) => [
      name,
      data[name] === undefined ? undefined : statement(extraction, data[name]),
    ]),
  ) as { [K in (typeof STATEMENTS)[number]]: Statement | undefined };
  return defined({
    id,
    name: data.name,
    municipality: data.municipality,
    region: { id: data.region, name: view.region(data.region).name },
    listed: data.directory,
    url: text.href(`/centro/${id}/`),
    description: text.plain(data.description),
    notice: noticeOf(data, text.plain),
    ...statements,
    coordinates: data.coordinates === undefined ? undefined : defined(data.coordinates),
    hours: hoursOf(extraction, data),
    services: data.services,
    documentedServices: (data.documentedServices ?? []).map((service) =>
      statement(extraction, service),
    ),
    documents: data.documents.map(text.plain),
    tips: data.tips.map(text.plain),
    municipalities: site.entries.municipalities
      .filter((municipality) => site.nearest.get(municipality.id)?.centre.id === id)
      .map((municipality) => municipality.data.name),
    facts,
    disputed: extraction.disputes(facts).length > 0,
    updated: data.updated,
  }) as CanonicalCentre;
}

function statement(
  { text }: Extraction,
  { text: rich, confidence, date, source }: Sourced,
): Statement {
  return defined({ text: text.plain(rich), confidence, date, source });
}

/** What must be known first: that it is closed, or its own warning. */
function noticeOf({ closed, notice }: Centre, plain: (rich: string) => string): string | undefined {
  if (closed !== undefined)
    return `Cerrado desde el ${formatDate(closed.since)}. ${plain(closed.reason)}`;
  return notice === undefined ? undefined : plain(notice);
}

/** A closed centre has no hours. */
function hoursOf({ site, ledger }: Extraction, centre: WholeCentre): CanonicalCentre['hours'] {
  const entry = ledger.get(centre.hours);
  if (entry === undefined || entry.fact.kind !== 'hours' || centre.closed !== undefined)
    return { fact: centre.hours, agreed: false, readings: [] };
  return {
    fact: centre.hours,
    agreed: areHoursAgreed(entry),
    readings: hoursReadings(entry, centre).map((reading) => ({
      who: surfaceName(site, reading),
      hours: reading.value as Hours,
      text: readingText(entry, reading),
    })),
  };
}
