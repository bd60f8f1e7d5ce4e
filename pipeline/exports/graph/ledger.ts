/** Graph nodes of facts. Each reading is a node: two values of one property would not say who says which. */
import { defined } from '../../../schemas/defined.ts';
import type { Hours } from '../../../schemas/fact.ts';
import { hoursByDay, isInterval } from '../../ledger/format-value.ts';
import { WEEKDAYS } from '../../render/json-ld-office.ts';
import type { Canonical, CanonicalFact, CanonicalReading, CanonicalSource } from '../canonical.ts';
import { date, decimal, integer, node, spanish, time, truth, uri } from './context.ts';

export function ledgerNodes({
  facts,
  sources,
  meta,
}: Pick<Canonical, 'facts' | 'sources' | 'meta'>): object[] {
  const voices = new Map(
    facts.flatMap((fact) =>
      fact.readings.map(({ surface, who, authority }) => [surface, { who, authority }] as const),
    ),
  );
  return [
    ...sources.map((source) => sourceNode(source, meta.address)),
    ...[...voices]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([surface, { who, authority }]) => ({
        '@id': voiceId(meta.address, surface),
        '@type': 'prov:Agent',
        'schema:name': spanish(who),
        'lpr:authority': truth(authority),
      })),
    ...facts.map((fact) => factNode(fact, meta.address)),
  ];
}

const part = (text: string) => text.replace(/[^a-z0-9-]+/g, '-');
export const sourceId = (address: string, id: string) =>
  `${address}consistencia/#fuente-${part(id)}`;
const voiceId = (address: string, surface: string) => `${address}consistencia/#voz-${surface}`;
const readingId = (fact: CanonicalFact, number: number) => `${fact.url}--${number}`;

function sourceNode(
  { id, title, url, readOn, confidence, article, edition }: CanonicalSource,
  address: string,
): object {
  return defined({
    '@id': sourceId(address, id),
    '@type': ['schema:CreativeWork', 'prov:Entity'],
    'schema:identifier': id,
    'schema:name': spanish(title),
    'lpr:article': article,
    'schema:version': edition && spanish(edition),
    'schema:url': url && uri(url),
    'lpr:readOn': date(readOn),
    'lpr:confidence': confidence,
  });
}

function factNode(fact: CanonicalFact, address: string): object {
  const { ruling } = fact;
  const preferred = fact.readings.flatMap((reading, index) =>
    fact.preferred.includes(reading.id) ? [node(readingId(fact, index + 1))] : [],
  );
  return defined({
    '@id': fact.url,
    '@type': 'lpr:Fact',
    'schema:identifier': fact.id,
    'schema:name': spanish(fact.label),
    'lpr:kind': fact.kind,
    'schema:unitText': fact.unit,
    'lpr:state': fact.state,
    'lpr:disputed': truth(fact.disputed),
    'lpr:claim': truth(fact.claim),
    'lpr:unsupported': truth(fact.unsupported),
    'lpr:text': fact.text === undefined ? undefined : spanish(fact.text),
    'lpr:preferred': preferred.length === 0 ? undefined : preferred,
    'lpr:note': fact.note && spanish(fact.note),
    'lpr:ruling':
      ruling &&
      defined({
        '@id': `${fact.url}--ruling`,
        '@type': 'lpr:Ruling',
        'lpr:verdict': ruling.verdict,
        'lpr:because': spanish(ruling.because),
        'lpr:on': date(ruling.on),
        'lpr:review': ruling.review && date(ruling.review),
      }),
    'lpr:reading': fact.readings.map((reading, index) =>
      readingNode(fact, reading, index + 1, address),
    ),
  });
}

function readingNode(
  fact: CanonicalFact,
  reading: CanonicalReading,
  number: number,
  address: string,
): object {
  const { when, source, asOf, confidence, from, until } = reading;
  return defined({
    '@id': readingId(fact, number),
    '@type': ['lpr:Reading', 'prov:Entity'],
    'lpr:number': integer(number),
    'lpr:text': spanish(reading.text),
    ...valueOf(fact, reading, readingId(fact, number)),
    'lpr:when': when && spanish(when),
    'lpr:superseded': truth(reading.superseded),
    'lpr:from': from && date(from),
    'lpr:until': until && date(until),
    'lpr:inForce': truth(reading.inForce === true),
    'prov:wasAttributedTo': node(voiceId(address, reading.surface)),
    'prov:wasDerivedFrom': source && node(sourceId(address, source.id)),
    'lpr:asOf': asOf && date(asOf),
    'lpr:confidence': confidence,
  });
}

function valueOf({ kind }: CanonicalFact, { value }: CanonicalReading, id: string): object {
  if (typeof value === 'number') return { 'schema:value': decimal(value) };
  if (isInterval(value)) {
    const [from, to] = value.map((end) => (end === null ? undefined : decimal(end)));
    return defined({ 'schema:minValue': from, 'schema:maxValue': to });
  }
  if (kind === 'hours')
    return { 'schema:openingHoursSpecification': hoursNodes(value as Hours, id) };
  if (kind === 'date') return { 'schema:value': date(String(value)) };
  return { 'schema:value': Array.isArray(value) ? (value as string[]) : spanish(String(value)) };
}

/** A closed day opens and closes at the same time, as schema.org defines it. */
export function hoursNodes(hours: Hours, id: string): object[] {
  return [...hoursByDay(hours)].map(([day, range]) => {
    const [opens = '00:00', closes = '00:00'] = range === 'cerrado' ? [] : range.split('-');
    return {
      '@id': `${id}--${day}`,
      '@type': 'schema:OpeningHoursSpecification',
      'schema:dayOfWeek': node(`https://schema.org/${WEEKDAYS[day]}`),
      'schema:opens': time(opens),
      'schema:closes': time(closes),
    };
  });
}
