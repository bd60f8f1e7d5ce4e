/** IW-06. A question for what is not so is misread unless the negation stands out. */
import { negationOf } from '../../bank/negation.ts';
import type { ItemRule } from '../rule.ts';

export const negativeStem: ItemRule = {
  id: 'item/negative-stem',
  about: 'A negative question whose negation does not stand out.',
  severity: 'error',
  checkItem(item, report) {
    const negation = negationOf(item);
    if (negation === undefined || negation.stressed) return;
    report({
      at: ['question'],
      title: `the question turns on "${negation.word}", which does not stand out`,
      help: [`Ask for what is so, or write ${negation.word.toUpperCase()} in capitals.`],
    });
  },
};
