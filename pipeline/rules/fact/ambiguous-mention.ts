/** A quantity whose sentence fits several facts equally. */
import { factsItDiffersFrom } from '../../ledger/written-out.ts';
import type { Rule } from '../rule.ts';

export const factAmbiguousMention: Rule = {
  id: 'fact/ambiguous-mention',
  about: 'A quantity in the text could belong to two facts equally.',
  severity: 'warning',
  check({ ledger, scan }, report) {
    for (const found of scan.found) {
      const { quantity, tied, place } = found;
      // One that none of them prints is an error of fact/typed.
      if (tied.length === 0 || factsItDiffersFrom(found, ledger).length > 0) continue;
      const ids = tied.map((fact) => fact.id);
      report({
        title: `"${quantity.text}" could belong to ${ids.join(' or ')}`,
        at: place(),
        help: [`Refer to the one you mean ({{${ids[0]}}}), or quote it: {{"${quantity.text}"}}.`],
      });
    }
  },
};
