/** Reports a reading of the site that contradicts an authority, if no ruling decides. */
import { conflictWithAuthority } from '../../../ledger/authority-conflict.ts';
import {
  readingPlace,
  readingSourceText,
  readingText,
  relatedPlacesOf,
  settleHelp,
} from '../../../ledger/describe.ts';
import { describeDifference } from '../../../ledger/differences.ts';
import { canCompareReadings } from '../../../ledger/ledger.ts';
import type { Rule } from '../../rule.ts';

export const factAgainstAuthority: Rule = {
  id: 'fact/contradiction',
  part: 'reading-against-authority',
  about: 'A reading of the site differs from what an authority says, and no ruling decides.',
  severity: 'error',
  readsFacts: true,
  check({ site, ledger }, report) {
    for (const entry of ledger.values()) {
      const pair = conflictWithAuthority(entry);
      if (entry.state.kind !== 'open' || pair === undefined || !canCompareReadings(site, entry))
        continue;
      const [ours, theirs] = pair.a.authority ? [pair.b, pair.a] : [pair.a, pair.b];
      report({
        title: `${entry.fact.label}: ${ours.surface} says ${readingText(entry, ours)}; ${readingSourceText(site, theirs)} says ${readingText(entry, theirs)}`,
        at: readingPlace(entry, ours),
        related: relatedPlacesOf(site, entry),
        detail: describeDifference(entry),
        fact: entry.id,
        breaks: [`fact ${entry.id}`],
        help: settleHelp(entry),
      });
    }
  },
};
