/** Centres → canonical records: what a source supports, and nothing in place of what it does not. */

import type { Centre, Sourced } from '../../../schemas/centre.ts';
import { defined } from '../../../schemas/defined.ts';
import type { Hours } from '../../../schemas/fact.ts';
import { readingText } from '../../ledger/describe.ts';
import type { LedgerReading } from '../../ledger/types.ts';

import type { Entry } from '../../validate/index.ts';
import type { CanonicalCentre, Statement } from '../canonical.ts';
import type { Extraction } from './extraction.ts';

const STATEMENTS = [
  'address',
  'phone',
  'status',
  'parking',
  'transport',
  'accessibility',
  'averageWait',
  'bestTime',
] as const;

export function extractCentres(extraction: Extraction): CanonicalCentre[] {
  return extraction.site.entries.centres.map((entry) => canonicalCentre(extraction, entry));
}

function canonicalCentre(extraction: Extraction, entry: Entry<Centre>): CanonicalCentre {
  const { id, data } = entry;
  const { site, text, view, address } = extraction;
  const printed = site.references.filter((each) => each.entry === entry).map(({ fact }) => fact);
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
    url: address(`/centro/${id}/`),
    description: text.plain(data.description),
    notice: data.notice === undefined ? undefined : text.plain(data.notice),
    ...statements,
    coordinates: data.coordinates === undefined ? undefined : defined(data.coordinates),
    hours: hoursOf(extraction, data),
    services: data.services,
    documentedServices: (data.documentedServices ?? []).map((each) => statement(extraction, each)),
    documents: data.documents.map(text.plain),
    tips: data.tips.map(text.plain),
    municipalities: site.entries.municipalities
      .filter((each) => each.data.nearestCentre === id)
      .map((each) => each.data.name),
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

/** A centre with hours of its own has those of its surface under its condition, and everybody else's general ones. */
function hoursOf({ site, ledger }: Extraction, centre: Centre): CanonicalCentre['hours'] {
  const entry = ledger.get(centre.hours);
  if (entry === undefined || entry.fact.kind !== 'hours')
    return { fact: centre.hours, agreed: false, readings: [] };
  const isOwn = ({ when }: LedgerReading) => when !== undefined && when === centre.hoursWhen;
  const readings = entry.readings.filter(
    (reading) =>
      isOwn(reading) ||
      (reading.when === undefined &&
        !entry.readings.some((each) => isOwn(each) && each.surface === reading.surface)),
  );
  const agreed =
    entry.state.relation === 'same' ||
    (entry.fact.ruling?.verdict === 'prefer' && entry.preferred !== undefined);
  return {
    fact: centre.hours,
    agreed,
    readings: readings.map((reading) => ({
      who: site.surfaces.get(reading.surface)?.name ?? reading.surface,
      hours: reading.value as Hours,
      text: readingText(entry, reading),
    })),
  };
}
