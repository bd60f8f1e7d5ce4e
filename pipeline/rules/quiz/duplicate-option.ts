/** Two options that print the same text, or state the same quantity, would both be right or both be wrong. */

import type { Item } from '../../bank/item.ts';
import { type Option, type OptionQuantity, wordsAroundQuantities } from '../../bank/option-set.ts';
import type { Rule } from '../rule.ts';

export const quizDuplicateOption: Rule = {
  id: 'quiz/duplicate-option',
  about: 'Two options of a question say the same.',
  severity: 'error',
  readsFacts: true,
  check({ bank }, report) {
    for (const item of bank.items) {
      for (const { first, second } of equalPairs(item)) {
        report({
          title: `options ${first.index + 1} and ${second.index + 1} of ${item.id} ${sameText(first, second) ? 'read the same' : 'state the same quantity'}: "${first.text}", "${second.text}"`,
          at: item.place(['options', second.index, 'text']),
          restsOn: item.dependencies(),
          related: [
            { at: item.place(['options', first.index, 'text']), says: `prints "${first.text}"` },
          ],
          help: ['Rewrite the wrong one of the two.'],
        });
      }
    }
  },
};

type Pair = { first: Option; second: Option };

function equalPairs({ options }: Item): Pair[] {
  return options.flatMap((second) => {
    const first = options
      .slice(0, second.index)
      .find((option) => sameText(option, second) || sameQuantities(option, second));
    return first === undefined ? [] : [{ first, second }];
  });
}

/** True if both print the same words and figures, apart from case, accents and punctuation. */
const sameText = (a: Option, b: Option): boolean => a.plain === b.plain && a.plain !== '';

/** True if both state the same quantities in the same words: "5 pies" and "60 pulgadas", "$100" and "100 dólares". */
function sameQuantities(a: Option, b: Option): boolean {
  return (
    a.quantities.length > 0 &&
    a.quantities.length === b.quantities.length &&
    a.quantities.every((quantity, index) => equal(quantity, b.quantities[index])) &&
    wordsAroundQuantities(a) === wordsAroundQuantities(b)
  );
}

const equal = (a: OptionQuantity, b: OptionQuantity | undefined): boolean =>
  a.dimension === b?.dimension && close(a.min, b.min) && close(a.max, b.max);

/** True if two values are equal up to rounding, such as 16.4 feet and 5 metres. An open end equals only an open end. */
const close = (a: number, b: number): boolean =>
  a === b || (Number.isFinite(a) && Math.abs(a - b) <= 0.001 * Math.abs(a));
