/** A quantity written out although the ledger holds it: it would stay behind when the reading changes. */

import { says } from '../../ledger/scan.ts';
import type { Rule } from '../rule.ts';

export const factLiteral: Rule = {
  id: 'fact/literal',
  about: 'A written quantity equals a reading: a reference would keep it true.',
  severity: 'warning',
  check({ ledger, scan }, report) {
    for (const { quantity, fact, place, rich } of scan.found) {
      const entry = fact === undefined ? undefined : ledger.get(fact.id);
      const reading = entry?.readings.find((each) => !each.found && says(quantity, each.value));
      if (entry === undefined || reading === undefined) continue;
      const bare = entry.preferred?.length === 1 && entry.preferred[0] === reading;
      report({
        title: `"${quantity.text}" is a reading of ${entry.id}, written out`,
        at: place(),
        fact: entry.id,
        help: rich
          ? [
              `Write {{${bare ? entry.id : `${entry.id}@${reading.id}`}}}${quantity.whole === quantity.text ? '' : ` in place of "${quantity.whole}"`}.`,
            ]
          : ['This field prints plain text: move the figure to a field that may refer to facts.'],
      });
    }
  },
};
