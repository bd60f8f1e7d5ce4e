/** Numbers in no order make readers sort them first; numbers in order are not shuffled. */

import { areNumeric, rankOf } from '../../../bank/option-set.ts';
import type { ItemRule } from '../../rule.ts';

export const unorderedNumbers: ItemRule = {
  id: 'quiz/duplicate-option',
  about: 'Options that are numbers in no order.',
  severity: 'error',
  checkItem({ options }, report) {
    if (!areNumeric(options)) return;
    const steps = options.flatMap((option, index) => {
      const before = options[index - 1];
      if (before === undefined) return [];
      return [{ option, step: Math.sign(rankOf(option) - rankOf(before)) }];
    });
    const [first] = steps;
    const wrong = steps.find(({ step }) => step !== first?.step)?.option;
    if (first?.step === 0 || wrong === undefined) return;
    const order = [...options].sort((a, b) => rankOf(a) - rankOf(b)).map(({ text }) => text);
    report({
      at: ['options', wrong.index, 'text'],
      title: `the quantities are in no order: "${wrong.text}" breaks it`,
      help: [`Write them as: ${order.join(' · ')}, each with its reason.`],
    });
  },
};
