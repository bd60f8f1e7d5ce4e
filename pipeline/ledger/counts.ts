/** Counts conflicts and readings for the end of a report. */
import type { ConflictCounts, LedgerTotals } from '../findings/summary.ts';
import type { FactState, Ledger } from './types.ts';

/** The number of facts whose comparable readings contradict each other, by state. */
export function countConflicts(ledger: Ledger): ConflictCounts {
  const contradicting = [...ledger.values()].filter(({ state }) => state.relation === 'contradict');
  const count = (kind: FactState['kind']) =>
    contradicting.filter(({ state }) => state.kind === kind).length;
  return { open: count('open'), ruled: count('ruled'), due: count('due'), stale: count('stale') };
}

/** The numbers of facts, of readings, and of readings that the build computes. */
export function ledgerTotalsOf(ledger: Ledger): LedgerTotals {
  const readings = [...ledger.values()].flatMap((entry) => entry.all);
  return {
    facts: ledger.size,
    readings: readings.length,
    computed: readings.filter((reading) => reading.computed !== undefined).length,
    // Kept for version 1 of the report: a figure in prose is now a finding, not a reading.
    found: 0,
  };
}
