/** IW-01. The longest option is right more often than chance, and guessers know it. */

import { countWords } from '../../bank/option-set.ts';
import { type ItemRule, keyPath } from '../rule.ts';

const MIN_WORDS = 4;
const SHARE = 0.75;

export const longestKey: ItemRule = {
  id: 'item/longest-key',
  about: 'The right option is much longer than all the others.',
  severity: 'warning',
  checkItem(item, report) {
    const longest = Math.max(...item.distractors.map(({ text }) => text.length));
    const { length } = item.key.text;
    if (countWords(item.key) < MIN_WORDS || longest >= SHARE * length) return;
    report({
      at: keyPath(item),
      title: `the right option has ${length} letters, the next longest ${longest}`,
      help: [
        `Shorten the right option, or give a wrong one at least ${Math.ceil(SHARE * length)} letters.`,
      ],
    });
  },
};
