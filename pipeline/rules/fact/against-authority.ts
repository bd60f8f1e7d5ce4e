/** A reading that the site still prints differs from an authority's, and nobody has decided. */

import { isAgainstAuthority } from '../../ledger/against-authority.ts';
import { readingPlaces, readingText, readingVoice, settleHelp } from '../../ledger/describe.ts';
import { describeDifference } from '../../ledger/differences.ts';
import { isKnown } from '../../ledger/ledger.ts';
import type { Rule } from '../rule.ts';

export const factAgainstAuthority: Rule = {
  id: 'fact/against-authority',
  about: 'A reading of the site differs from what an authority says, and nobody has decided.',
  severity: 'error',
  check({ site, ledger }, report) {
    for (const entry of ledger.values()) {
      if (entry.state.kind !== 'open' || !isAgainstAuthority(entry) || !isKnown(site, entry))
        continue;
      const pair = entry.pairs.find(
        ({ a, b }) => a.authority !== b.authority && !a.superseded && !b.superseded,
      )!;
      const [ours, theirs] = pair.a.authority ? [pair.b, pair.a] : [pair.a, pair.b];
      const places = readingPlaces(site, entry);
      report({
        title: `${entry.fact.label}: ${ours.surface} says ${readingText(entry, ours)}; ${readingVoice(site, theirs)} says ${readingText(entry, theirs)}`,
        at: { ...ours.place(), entry: entry.id },
        related: places,
        detail: describeDifference(entry),
        fact: entry.id,
        help: settleHelp(entry),
      });
    }
  },
};
