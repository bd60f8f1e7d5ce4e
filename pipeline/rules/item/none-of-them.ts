/** IW-04. "Ninguna de las anteriores" teaches nothing: learners can pick it rightly without knowing the rule. */

import { isNoneOfThem } from '../../bank/option-set.ts';
import type { ItemRule } from '../rule.ts';

export const noneOfThem: ItemRule = {
  id: 'item/none-of-them',
  about: 'An option that says that none of the others is right: «Ninguna de las anteriores».',
  severity: 'error',
  checkItem({ options }, report) {
    for (const option of options) {
      if (isNoneOfThem(option))
        report({
          at: ['options', option.index],
          title: `"${option.text}" is not an answer of its own`,
          help: ['Write a plausible wrong answer instead.'],
        });
    }
  },
};
