/** IW-04. "Ninguna de las anteriores" teaches nothing: whoever picks it rightly has still not named the rule. */
import type { ItemCheck } from './check.ts';
import { isNoneOfThem } from './option-set.ts';

export const noneOfThem: ItemCheck = {
  id: 'item/none-of-them',
  severity: 'error',
  check({ options }, report) {
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
