/** IW-03. "Todas las anteriores" rewards knowing two of three, and breaks when options are shuffled. */

import { isAllOfThem } from '../../bank/option-set.ts';
import type { ItemRule } from '../rule.ts';

export const allOfThem: ItemRule = {
  id: 'item/all-of-them',
  about: 'An option that stands for all the others: «Todas las anteriores».',
  severity: 'warning',
  checkItem({ options }, report) {
    for (const option of options) {
      if (!isAllOfThem(option)) continue;
      const last = option.index === options.length - 1;
      report({
        at: ['options', option.index],
        severity: last ? 'warning' : 'error',
        title: last
          ? `"${option.text}" stands for the other options`
          : `"${option.text}" stands before options that it speaks of`,
        help: ['Write a fourth answer of its own, or ask for one thing at a time.'],
      });
    }
  },
};
