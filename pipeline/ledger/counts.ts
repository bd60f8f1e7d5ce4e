/** Ledger → the counts at the end of every report. */
import type { Conflicts, LedgerTotals } from '../findings/summary.ts';
import type { Ledger } from './types.ts';

/** Facts whose comparable readings contradict, by what was decided about them. */
export function countConflicts(ledger: Ledger): Conflicts {
  const conflicts = { open: 0, ruled: 0, due: 0, stale: 0 };
  for (const { state } of ledger.values()) {
    if (
      state.relation === 'contradict' &&
      (state.kind === 'open' ||
        state.kind === 'ruled' ||
        state.kind === 'due' ||
        state.kind === 'stale')
    )
      conflicts[state.kind]++;
  }
  return conflicts;
}

/** Facts and readings, and how many of these the build computes or found in prose. */
export function countReadings(ledger: Ledger): LedgerTotals {
  const readings = [...ledger.values()].flatMap((entry) => entry.readings);
  return {
    facts: ledger.size,
    readings: readings.length,
    computed: readings.filter((reading) => reading.computed !== undefined).length,
    found: readings.filter((reading) => reading.found).length,
  };
}
