/** A ruling must prefer a reading that exists. */
import { suggestionLines } from '../../../findings/suggest.ts';
import { readingNames } from '../../../ledger/rulings.ts';
import { placeOf } from '../../../link/place.ts';
import type { Rule } from '../../rule.ts';

export const rulingBadReading: Rule = {
  id: 'ruling/stale',
  part: 'missing-reading',
  about: 'A ruling prefers a reading that does not exist.',
  severity: 'error',
  needsWhole: true,
  check({ ledger }, report) {
    for (const { id, entry, fact, all } of ledger.values()) {
      const wanted = fact.ruling?.reading;
      if (wanted === undefined) continue;
      const names = readingNames(all);
      if (!names.includes(wanted))
        report({
          title: `the ruling on ${id} prefers "${wanted}", which is not one of its readings`,
          at: placeOf(entry, ['ruling', 'reading']),
          fact: id,
          breaks: [`fact ${id}`],
          help: [...suggestionLines(wanted, names), `Its readings: ${names.join(', ')}.`],
        });
    }
  },
};
