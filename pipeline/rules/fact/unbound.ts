/** Reports quantities and dates that belong to no fact, except in questions. */
import type { Rule } from '../rule.ts';

export const factUnbound: Rule = {
  id: 'fact/unbound',
  about: 'A figure with a unit, or a full date, belongs to no fact.',
  severity: 'error',
  readsFacts: true,
  needsWhole: true,
  check({ scan }, report) {
    for (const { quantity, fact, tied, inQuestion, place } of scan.found) {
      if (fact !== undefined || tied.length > 0 || inQuestion) continue;
      report({
        title: `"${quantity.text}" belongs to no fact`,
        at: place(),
        help: [`Add a fact for it, or quote it: {{"${quantity.text}"}}.`],
      });
    }
  },
};
