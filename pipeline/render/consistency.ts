/** The ledger as the public page shows it, by topic. */
import { defined } from '../../schemas/defined.ts';
import type {
  ConsistencyProps,
  LedgerFactView,
  LedgerReadingView,
  View,
} from '../../templates/view.ts';
import { countConflicts } from '../ledger/counts.ts';
import { readingText } from '../ledger/describe.ts';
import { titleOfSlug } from '../ledger/format-value.ts';
import type { FactState, Ledger, LedgerFact } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { disputeSentence, isUnsupportedClaim, surfaceName } from './fact-text.ts';
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
  const { fact, state, id } = entry;
  const { ruling } = fact;
  return defined({
    id: anchorOf(id),
    label: fact.label,
    state: STATES[state.kind],
    claim: fact.claim === true,
    unsupported: isUnsupportedClaim(entry),
    readings: readingViews(site, entry, view),
    ruling:
      ruling &&
      defined({
        reason: disputeSentence(site, entry) ?? ruling.because,
        on: ruling.on,
        review: ruling.review,
      }),
  });
}

/** The readings of a fact in words. */
export function readingViews(site: Site, entry: LedgerFact, view: View): LedgerReadingView[] {
  return entry.readings.map((reading) =>
    defined({
      who: surfaceName(site, reading),
      value: readingText(entry, reading),
      superseded: reading.superseded,
      when: reading.when,
      source: reading.source === undefined ? undefined : view.source(reading.source),
      asOf: reading.asOf,
    }),
  );
}
