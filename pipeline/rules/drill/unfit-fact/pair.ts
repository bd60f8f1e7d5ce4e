/** The two sides of a confusable pair must differ. */

import type { ConfusedPair } from '../../../../schemas/confusion.ts';
import { signMeanings } from '../../../bank/drill-signs.ts';
import { factDependencies } from '../../../findings/finding.ts';
import { printedReadings } from '../../../ledger/ledger.ts';
import type { Ledger } from '../../../ledger/types.ts';
import { placeOf } from '../../../link/place.ts';
import type { Site } from '../../../link/site.ts';
import type { Rule } from '../../rule.ts';

export const drillEqualSides: Rule = {
  id: 'drill/unfit-fact',
  part: 'equal-sides-of-pair',
  about: 'The two signs of a pair mean the same, or its two figures are equal.',
  severity: 'error',
  readsFacts: true,
  check({ site, ledger }, report) {
    for (const entry of site.entries.confusions)
      for (const [index, pair] of entry.data.pairs.entries()) {
        const says = equality(site, ledger, pair);
        if (says !== undefined)
          report({
            title: `the pair "${pair.id}": ${says}`,
            restsOn: factDependencies((pair.facts ?? []).map(({ fact }) => fact)),
            at: placeOf(entry, ['pairs', index, pair.signs === undefined ? 'facts' : 'signs']),
            help: ['Name two signs or figures that differ, or remove the pair.'],
          });
      }
  },
};

function equality(site: Site, ledger: Ledger, { signs, facts }: ConfusedPair): string | undefined {
  const [a, b] = (signs ?? []).map((id) => site.signs.get(id));
  if (a !== undefined && b !== undefined && signMeanings(site).equal(a, b))
    return `"${a.id}" and "${b.id}" mean the same`;
  const [left, right] = (facts ?? []).map(({ fact, reading }) => {
    const found = ledger.get(fact);
    return found && printedReadings(found, reading).map(({ value }) => value);
  });
  return left !== undefined && JSON.stringify(left) === JSON.stringify(right)
    ? `both figures are ${JSON.stringify(left[0])}`
    : undefined;
}
