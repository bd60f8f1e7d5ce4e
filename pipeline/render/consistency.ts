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
import { formatDate, titleOfSlug } from '../ledger/format-value.ts';
import { isOver } from '../ledger/period.ts';
import type { FactState, Ledger, LedgerFact, LedgerReading } from '../ledger/types.ts';
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
      readings: [...ledger.values()].reduce((sum, entry) => sum + entry.all.length, 0),
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
    readings: readingViews(site, entry, entry.all, view),
    ruling:
      ruling &&
      defined({
        reason: disputeSentence(site, entry) ?? ruling.because,
        on: ruling.on,
        review: ruling.review,
      }),
  });
}

/** Readings of a fact in words. A reading that is over is shown like one that no text prints any more. */
export function readingViews(
  site: Site,
  entry: LedgerFact,
  readings: readonly LedgerReading[],
  view: View,
): LedgerReadingView[] {
  return readings.map((reading) =>
    defined({
      who: surfaceName(site, reading),
      value: readingText(entry, reading),
      superseded: reading.superseded || isOver(reading, entry.day),
      when: whenText(reading),
      source: reading.source === undefined ? undefined : view.source(reading.source),
      asOf: reading.asOf,
    }),
  );
}

/** The condition of a reading and the days on which it is in force: "zona rural, desde el 15 de enero de 2027". */
function whenText({ when, from, until }: LedgerReading): string | undefined {
  const parts = [
    ...(when === undefined ? [] : [when]),
    ...(from === undefined ? [] : [`desde el ${formatDate(from)}`]),
    ...(until === undefined ? [] : [`hasta el ${formatDate(until)}`]),
  ];
  return parts.length === 0 ? undefined : parts.join(', ');
}
