/** IW-02. A detail that only the right option has points at it. */

import type { Option } from '../../bank/option-set.ts';
import { type ItemRule, keyPath } from '../rule.ts';

const DETAILS: [string, (option: Option) => boolean][] = [
  ['a parenthesis', ({ text }) => text.includes('(')],
  ['a number', ({ text }) => /\d/.test(text)],
  [
    'a reason or a condition',
    ({ plain }) => /\b(?:porque|ya que|siempre que|cuando|aunque)\b/.test(plain),
  ],
];

export const detailedKey: ItemRule = {
  id: 'item/detailed-key',
  about: 'Only the right option has a parenthesis, a number, a reason or a condition.',
  severity: 'warning',
  checkItem(item, report) {
    for (const [name, has] of DETAILS) {
      if (!has(item.key) || item.distractors.some(has)) continue;
      report({
        at: keyPath(item),
        title: `only the right option has ${name}`,
        help: ['Move the detail to the explanation, or give a wrong option one of the same kind.'],
      });
    }
  },
};
