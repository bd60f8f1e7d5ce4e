/** IW-06. A negative question is misread unless its negation is stressed. */
import { negationOf } from '../../bank/negation.ts';
import type { ItemRule } from '../rule.ts';

export const negativeStem: ItemRule = {
  id: 'item/negative-stem',
  about: 'A negative question whose negation is not stressed.',
  severity: 'error',
  checkItem(item, report) {
    const negation = negationOf(item);
    if (negation === undefined || negation.stressed) return;
    report({
      at: ['question'],
      title: `the question depends on "${negation.word}", which is not stressed`,
      help: [`Ask a positive question, or write ${negation.word.toUpperCase()} in capitals.`],
    });
  },
};
