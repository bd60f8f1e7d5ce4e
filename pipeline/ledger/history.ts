/** The dated history of a fact: its sources, its decision, and the days on which readings begin and end. */
import { compareText } from '../findings/finding.ts';
import type { Site } from '../link/site.ts';
import { readingText } from './describe.ts';
import { isEmptyPeriod } from './period.ts';
import type { LedgerFact, LedgerReading } from './types.ts';

export type FactEvent = {
  on: string;
  kind: 'said' | 'read' | 'ruled' | 'begins' | 'ends' | 'withdrawn';
  value?: string;
  surface?: string;
  source?: string;
};

/** @returns the events, oldest first */
export function historyOf(site: Site, entry: LedgerFact): FactEvent[] {
  const { ruling } = entry.fact;
  const events: FactEvent[] = [
    ...entry.all.flatMap((reading) => eventsOfReading(entry, reading)),
    ...entry.all.flatMap(({ source }) =>
      source === undefined ? [] : eventsOfSource(site, source),
    ),
    ...(ruling === undefined ? [] : [{ on: ruling.on, kind: 'ruled' as const }]),
  ];
  const distinct = new Map(events.map((event) => [JSON.stringify(event), event]));
  return [...distinct.values()].sort((a, b) => compareText(a.on, b.on));
}

/** The day of a statement is an event only for readings of this site, not for those of an authority. */
function eventsOfReading(entry: LedgerFact, reading: LedgerReading): FactEvent[] {
  const { surface, asOf, authority, from, until } = reading;
  const about = (kind: FactEvent['kind'], on: string | undefined): FactEvent[] =>
    on === undefined ? [] : [{ on, kind, value: readingText(entry, reading), surface }];
  return [
    ...(authority ? [] : about('said', asOf)),
    // A law that is repealed before it takes effect neither begins nor ends, but is withdrawn.
    ...(isEmptyPeriod(reading)
      ? about('withdrawn', until)
      : [...about('begins', from), ...about('ends', until)]),
  ];
}

function eventsOfSource({ sources }: Site, source: string): FactEvent[] {
  const record = sources.get(source);
  if (record === undefined) return [];
  const { readOn, unread } = record;
  return unread === true ? [] : [{ on: readOn, kind: 'read', source }];
}

/** The day since which pages print today's answer: the latest start of a preferred reading or the day of the ruling. */
export function dayOfCurrentAnswer({ fact, preferred }: LedgerFact): string | undefined {
  const begun = (preferred ?? []).flatMap(({ from }) => from ?? []);
  const days = [...begun, ...(fact.ruling === undefined ? [] : [fact.ruling.on])];
  return days.sort(compareText).at(-1);
}

/**
 * The date of the content of a reading's source.
 * @returns undefined for a law, whose date is its edition, and for a date that equals the day of reading
 */
export function contentDay({ sources }: Site, { asOf, source }: LedgerReading): string | undefined {
  const record = sources.get(source ?? '');
  return record?.kind === 'ley' || asOf === record?.readOn ? undefined : asOf;
}
