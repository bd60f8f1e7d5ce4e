/** The ledger → what the public page shows of it, by topic. */

import type { ConsistencyProps, LedgerFactView, View } from '../../templates/view.ts';
import { countConflicts } from '../ledger/counts.ts';
import { readingText } from '../ledger/describe.ts';
import { titleOfSlug } from '../ledger/format-value.ts';
import type { FactState, Ledger, LedgerFact } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { disputeSentence, isUnsupportedClaim } from './fact-text.ts';
import { anchorOf } from './rich-text.ts';

const STATES: Record<FactState['kind'], LedgerFactView['state']> = {
  agreed: 'acuerdo',
  uneven: 'desigual',
  open: 'abierto',
  ruled: 'decidido',
  due: 'por-revisar',
  stale: 'abierto',
  unneeded: 'acuerdo',
};

export function consistencyProps(
  site: Site,
  ledger: Ledger,
  view: View,
): Omit<ConsistencyProps, 'view'> {
  const topics = new Map<string, LedgerFactView[]>();
  for (const entry of ledger.values()) {
    const topic = entry.id.slice(0, entry.id.indexOf('.'));
    topics.set(topic, [...(topics.get(topic) ?? []), factView(site, entry, view)]);
  }
  const conflicts = countConflicts(ledger);
  return {
    updated: site.newest,
    topics: [...topics].map(([id, facts]) => ({
      id: `tema-${id}`,
      title: site.settings.ledgerTopics[id] ?? titleOfSlug(id),
      facts,
    })),
    totals: {
      facts: ledger.size,
      readings: [...ledger.values()].reduce((sum, entry) => sum + entry.readings.length, 0),
      ruled: conflicts.ruled + conflicts.due,
      open: conflicts.open + conflicts.stale,
    },
  };
}

function factView(site: Site, entry: LedgerFact, view: View): LedgerFactView {
  const { fact, readings, state, id } = entry;
  const sentence = disputeSentence(site, entry);
  return {
    id: anchorOf(id),
    label: fact.label,
    state: STATES[state.kind],
    claim: fact.claim === true,
    unsupported: isUnsupportedClaim(entry),
    readings: readings.map((reading) => ({
      who: site.surfaces.get(reading.surface)?.name ?? reading.surface,
      value: readingText(entry, reading),
      superseded: reading.superseded,
      ...(reading.when === undefined ? {} : { when: reading.when }),
      ...(reading.source === undefined ? {} : { source: view.source(reading.source) }),
      ...(reading.asOf === undefined ? {} : { asOf: reading.asOf }),
    })),
    ...(fact.ruling === undefined
      ? {}
      : {
          ruling: {
            reason: sentence ?? fact.ruling.because,
            on: fact.ruling.on,
            ...(fact.ruling.review === undefined ? {} : { review: fact.ruling.review }),
          },
        }),
  };
}
