/** Numbers in no order make readers sort them first; numbers in order are not shuffled. */

import { areNumeric, rankOf } from '../../../bank/option-set.ts';
import type { ItemRule } from '../../rule.ts';

export const unorderedNumbers: ItemRule = {
  id: 'quiz/duplicate-option',
  about: 'Options that are numbers in no order.',
  severity: 'error',
  checkItem({ options }, report) {
    if (!areNumeric(options)) return;
    const values = options.map(rankOf);
    const steps = values.slice(1).map((value, index) => Math.sign(value - values[index]!));
    const wrong = steps.findIndex((step) => step !== steps[0]);
    if (steps[0] === 0 || wrong === -1) return;
    const order = [...options].sort((a, b) => rankOf(a) - rankOf(b)).map(({ text }) => text);
    report({
      at: ['options', wrong + 1, 'text'],
      title: `the quantities are in no order: "${options[wrong + 1]!.text}" breaks it`,
      help: [`Write them as: ${order.join(' · ')}, each with its reason.`],
    });
  },
};
