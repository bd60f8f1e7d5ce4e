/** IW-21. A stem must ask something that can be answered before reading the options. */

import { words } from '../../text/spanish.ts';
import type { ItemRule } from '../rule.ts';

const MIN_WORDS = 4;

export const unfocusedStem: ItemRule = {
  id: 'item/unfocused-stem',
  about: 'A stem that asks nothing on its own, or whose question marks do not match.',
  severity: 'error',
  checkItem({ stem: { text } }, report) {
    const opened = text.split('¿').length;
    const closed = text.split('?').length;
    // The counts, not the start: Spanish opens the question after its condition ("Si llueve, ¿qué haces?").
    if (opened !== closed)
      report({
        at: ['question'],
        title: `${opened - 1} "¿" and ${closed - 1} "?"`,
        help: ['Open and close the question: "Si llueve, ¿qué haces?"'],
      });
    else if (closed === 1 && !/[:…]$|\.\.\.$/.test(text))
      report({
        at: ['question'],
        title: 'the text asks nothing',
        help: ['End it with a question, or with ":" if the options complete the sentence.'],
      });
    if (words(text).length < MIN_WORDS)
      report({
        at: ['question'],
        title: `a question of ${words(text).length} words leaves it to the options what is asked`,
        help: ['Ask the whole question.'],
      });
  },
};
