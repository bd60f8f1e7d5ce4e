/** The exam asks about driving: few drills are about amounts of money. */
import { MONEY_SHARE } from '../../../templates/islands/quiz/drill-data.ts';
import { isMoney } from '../../bank/drill-facts.ts';
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

export const drillMoney: Rule = {
  id: 'drill/money',
  about: 'More than a tenth of the facts that are drilled are amounts of money.',
  severity: 'error',
  needsWhole: true,
  check({ site, ledger }, report) {
    for (const entry of site.entries.confusions) {
      const { facts } = entry.data;
      const money = facts.filter(({ fact }) => {
        const found = ledger.get(fact);
        return found !== undefined && isMoney(found);
      });
      if (money.length <= facts.length * MONEY_SHARE) continue;
      report({
        title: `${money.length} of ${facts.length} facts that are drilled are amounts of money (maximum ${Math.floor(facts.length * MONEY_SHARE)})`,
        at: placeOf(entry, ['facts']),
        help: [`Take out some of: ${money.map(({ fact }) => fact).join(', ')}`],
      });
    }
  },
};
