/** IW-22. A long stem of which most words matter to nothing else in the question. */

import { readWords } from '../../text/spanish.ts';
import type { ItemRule } from '../rule.ts';

const LONG = 20;
const SHARE = 0.6;

export const filler: ItemRule = {
  id: 'item/filler',
  about: 'A long stem of which most words matter to nothing else.',
  severity: 'note',
  checkItem({ stem, options, explanation }, report) {
    const count = readWords(stem.text).length;
    if (count <= LONG) return;
    const used = [explanation, ...options];
    const idle = [...stem.stems].filter((word) => !used.some(({ stems }) => stems.has(word)));
    if (idle.length > SHARE * stem.stems.size)
      report({
        at: ['question'],
        title: `${idle.length} of ${stem.stems.size} content words return neither in the options nor in the explanation`,
        help: ['Leave out what the answer does not need.'],
      });
  },
};
