/** Numeric options must be in order, so that readers need not sort them. */

import { areNumeric, sortKeyOf } from '../../../bank/option-set.ts';
import { checkEachItem, type Rule } from '../../rule.ts';

export const unorderedNumbers: Rule = {
  id: 'quiz/duplicate-option',
  part: 'numbers-out-of-order',
  about: 'The options are numbers, but they are not in order.',
  severity: 'error',
  readsFacts: true,
  check: checkEachItem(() => ({ options }, report) => {
    if (!areNumeric(options)) return;
    const steps = options.flatMap((option, index) => {
      const before = options[index - 1];
      if (before === undefined) return [];
      const step = Math.sign(sortKeyOf(option) - sortKeyOf(before));
      // Two options with the same number, such as "Sí, 5" and "No, 5", count as in order.
      return step === 0 ? [] : [{ option, step }];
    });
    const wrong = steps.find(({ step }) => step !== steps[0]?.step)?.option;
    if (wrong === undefined) return;
    const order = [...options].sort((a, b) => sortKeyOf(a) - sortKeyOf(b)).map(({ text }) => text);
    report({
      at: ['options', wrong.index, 'text'],
      title: `the options are not in order: "${wrong.text}" is out of place`,
      help: [`Write them as: ${order.join(' · ')}, each with its reason.`],
    });
  }),
};
