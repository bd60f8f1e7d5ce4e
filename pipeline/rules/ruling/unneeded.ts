/** A ruling on readings that agree. */
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

export const rulingUnneeded: Rule = {
  id: 'ruling/unneeded',
  about: 'A ruling although the readings agree.',
  severity: 'error',
  needsWhole: true,
  check({ ledger }, report) {
    for (const { id, entry, state } of ledger.values()) {
      if (state.kind === 'unneeded')
        report({
          title: `The readings of ${id} agree, so its ruling decides nothing`,
          at: placeOf(entry, ['ruling'], 'key'),
          fact: id,
          help: ['Delete the "ruling".'],
        });
    }
  },
};
