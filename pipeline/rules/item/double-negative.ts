/** IW-07. A negative question with a negative answer has to be untangled before it can be answered. */

import { negationOf } from '../../bank/negation.ts';
import type { ItemRule } from '../rule.ts';

export const doubleNegative: ItemRule = {
  id: 'item/double-negative',
  about: 'A negative question with a negative answer.',
  severity: 'error',
  checkItem(item, report) {
    const negation = negationOf(item);
    if (negation === undefined) return;
    for (const { text, plain, index } of item.options) {
      if (/^no \S|\bni\b|\bningun/.test(plain))
        report({
          at: ['options', index],
          title: `"${text}" answers a question with "${negation.word}" by another negation`,
          help: ['Ask the question without the negation.'],
        });
    }
  },
};
