/** IW-03. "Todas las anteriores" rewards knowing two of three, and breaks when options are shuffled. */

import { isAllOfThem } from '../../bank/option-set.ts';
import type { ItemRule } from '../rule.ts';

export const allOfThem: ItemRule = {
  id: 'item/all-of-them',
  about: 'An option that says that all others are right: «Todas las anteriores».',
  severity: 'warning',
  checkItem({ options }, report) {
    for (const option of options) {
      if (!isAllOfThem(option)) continue;
      const last = option.index === options.length - 1;
      report({
        at: ['options', option.index],
        severity: last ? 'warning' : 'error',
        title: last
          ? `"${option.text}" means the other options`
          : `"${option.text}" comes before options that it means`,
        help: ['Write a fourth answer of its own, or ask for one thing at a time.'],
      });
    }
  },
};
