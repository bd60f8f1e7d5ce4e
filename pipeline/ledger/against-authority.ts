/** A conflict → whether it sets the site against an authority: the most serious kind. */
import type { LedgerFact } from './types.ts';

/** Only readings that the content still prints count: a superseded one is on record, not on the page. */
export function isAgainstAuthority(entry: LedgerFact): boolean {
  return entry.pairs.some(
    ({ a, b, relation }) =>
      relation === 'contradict' && a.authority !== b.authority && !a.superseded && !b.superseded,
  );
}
