/** Conflicts between the site and an authority, the most serious kind. */
import type { LedgerFact, Pair } from './types.ts';

/** The first contradiction between an authority's reading and another one. */
export function conflictWithAuthority(entry: LedgerFact): Pair | undefined {
  return entry.pairs.find(
    ({ a, b, relation }) => relation === 'contradict' && a.authority !== b.authority,
  );
}
