/** IW-08. "Siempre", "nunca", "solo" are so often in wrong options that guessers cross these out. */

import { isAbsolute, isAllOfThem, isNoneOfThem } from '../../bank/option-set.ts';
import type { ItemRule } from '../rule.ts';

export const absoluteDistractor: ItemRule = {
  id: 'item/absolute-distractor',
  about: 'Absolute words («siempre», «nunca», «solo») in wrong options only.',
  severity: 'warning',
  checkItem({ stem, key, distractors }, report) {
    if (isAbsolute(key) || isAbsolute(stem)) return;
    // "Todas" and "ninguna de las anteriores" have rules of their own.
    for (const { text, index } of distractors.filter(
      (option) => isAbsolute(option) && !isAllOfThem(option) && !isNoneOfThem(option),
    )) {
      report({
        at: ['options', index],
        title: `the wrong option "${text}" gives itself away by an absolute word`,
        help: [
          'Say it without the word, or waive it if the law itself is absolute, naming the article.',
        ],
      });
    }
  },
};
