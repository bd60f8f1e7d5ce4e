/** IW-11. The option that shares most words with the others is the one they were all made from: the right one. */

import { sharedStems } from '../../bank/option-set.ts';
import { type ItemRule, keyPath } from '../rule.ts';

const LEAD = 2;

export const convergence: ItemRule = {
  id: 'item/convergence',
  about: 'The right option shares most words with the others.',
  severity: 'warning',
  checkItem(item, report) {
    const shared = sharedStems(item.options);
    const key = shared[item.answer]!;
    const second = Math.max(...shared.filter((_, index) => index !== item.answer));
    if (key > 0 && key >= second + LEAD)
      report({
        at: keyPath(item),
        title: `the right option shares ${key} words with the others, the next one ${second}`,
        help: [
          'Spread the shared words over the wrong options, or leave them out of the right one.',
        ],
      });
  },
};
