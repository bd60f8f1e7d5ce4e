/** The review date of a ruling has come. */
import { placeOf } from '../../../link/place.ts';
import type { DayRule } from '../../rule.ts';

export const rulingReviewDue: DayRule = {
  id: 'ruling/stale',
  about: 'The review date of a ruling has been reached.',
  severity: 'warning',
  checkOnDay({ ledger }, report) {
    for (const { id, entry, fact, state } of ledger.values()) {
      if (state.kind !== 'due') continue;
      report({
        title: `The ruling on ${id} was to be reviewed by ${fact.ruling!.review}`,
        at: placeOf(entry, ['ruling', 'review']),
        fact: id,
        help: [`Check the sources, then: licencia settle ${id} --renew --because "…"`],
      });
    }
  },
};
