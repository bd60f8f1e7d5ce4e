/** Finds a conflict between a reading of the site and one of an authority. */
import type { LedgerFact, ReadingPair } from './types.ts';

/** The first contradiction between a reading of an authority and a reading of the site. */
export function conflictWithAuthority(entry: LedgerFact): ReadingPair | undefined {
  return entry.pairs.find(
    ({ a, b, relation }) => relation === 'contradict' && a.authority !== b.authority,
  );
}
