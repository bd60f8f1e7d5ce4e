/** Facts that were decided together name each other, or renewing one would leave the others behind. */
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

export const rulingTogether: Rule = {
  id: 'ruling/together',
  about: 'A ruling names a fact as decided with it, and the ruling there does not.',
  severity: 'error',
  needsWhole: true,
  check({ ledger }, report) {
    for (const { id, entry, fact } of ledger.values())
      for (const [index, other] of (fact.ruling?.together ?? []).entries()) {
        const its = ledger.get(other)?.fact.ruling?.together ?? [];
        // link/missing-target reports a fact that does not exist.
        if (!ledger.has(other) || its.includes(id)) continue;
        report({
          title: `The ruling on ${id} was made together with ${other}, whose ruling does not say so`,
          at: placeOf(entry, ['ruling', 'together', index]),
          fact: id,
          help: [
            `Decide both again: licencia settle ${id} ${other} --prefer <reading> --because "…"`,
            'Or delete the name from "together".',
          ],
        });
      }
  },
};
