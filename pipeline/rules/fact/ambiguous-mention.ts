/** A quantity whose sentence fits several facts equally. */
import type { Rule } from '../rule.ts';

export const factAmbiguousMention: Rule = {
  id: 'fact/ambiguous-mention',
  about: 'A quantity in the text could belong to two facts equally.',
  severity: 'warning',
  check({ scan }, report) {
    for (const { quantity, tied, place } of scan.found) {
      if (tied.length === 0) continue;
      const ids = tied.map((fact) => fact.id);
      report({
        title: `"${quantity.text}" could belong to ${ids.join(' or ')}`,
        at: place(),
        help: [`Refer to the one you mean ({{${ids[0]}}}), or quote it: {{"${quantity.text}"}}.`],
      });
    }
  },
};
