/** A sum in a text must have a value: facts with one number, in one unit. */
import { sumOf } from '../../ledger/sums.ts';
import { usesIn } from '../../text/tree.ts';
import type { Rule } from '../rule.ts';

export const factBadSum: Rule = {
  id: 'fact/bad-sum',
  about: 'A sum in a text that cannot be computed: mixed units, an undecided fact, no number.',
  severity: 'error',
  check({ site, ledger }, report) {
    for (const text of site.texts) {
      if (!text.rich || !/\{\{\s*=/.test(text.source)) continue;
      for (const node of text.inlines) {
        // link/missing-target reports a fact that does not exist.
        if (node.type !== 'sum' || usesIn(node).some(({ id }) => !ledger.has(id))) continue;
        const result = sumOf(node, ledger);
        if (!('problem' in result)) continue;
        const { title, help } = result.problem;
        report({ title, at: text.place(node), help: [help] });
      }
    }
  },
};
