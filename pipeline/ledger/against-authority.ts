/** Conflicts between the site and an authority, the most serious kind. */
import type { LedgerFact, ReadingPair } from './types.ts';

/** The first contradiction between an authority's reading and another one. */
export function conflictWithAuthority(entry: LedgerFact): ReadingPair | undefined {
  return entry.pairs.find(
    ({ a, b, relation }) => relation === 'contradict' && a.authority !== b.authority,
  );
}
