/** A ruling must not prefer a claim over a value that the build computes. */

import { prefersAgainstComputed } from '../../ledger/rulings.ts';
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

export const rulingAgainstComputed: Rule = {
  id: 'ruling/against-computed',
  about: 'A ruling prefers a claim over a value the build computes.',
  severity: 'error',
  needsWhole: true,
  check({ ledger }, report) {
    for (const { id, entry, fact, readings, preferred } of ledger.values()) {
      if (fact.ruling?.verdict !== 'prefer' || preferred === undefined) continue;
      if (prefersAgainstComputed(fact.kind, preferred, readings))
        report({
          title: `The ruling on ${id} prefers a claim that the content itself contradicts`,
          at: placeOf(entry, ['ruling', 'reading']),
          fact: id,
          help: ['Prefer the computed reading, or correct the text.'],
        });
    }
  },
};
