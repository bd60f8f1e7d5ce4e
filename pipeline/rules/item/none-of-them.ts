/** IW-04. "Ninguna de las anteriores" teaches nothing: whoever picks it rightly has still not named the rule. */

import { isNoneOfThem } from '../../bank/option-set.ts';
import type { ItemRule } from '../rule.ts';

export const noneOfThem: ItemRule = {
  id: 'item/none-of-them',
  about: 'An option that stands for none of the others: «Ninguna de las anteriores».',
  severity: 'error',
  checkItem({ options }, report) {
    for (const option of options) {
      if (isNoneOfThem(option))
        report({
          at: ['options', option.index],
          title: `"${option.text}" is no answer of its own`,
          help: ['Write a plausible wrong answer instead.'],
        });
    }
  },
};
