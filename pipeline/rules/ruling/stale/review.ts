/** Lists the rulings whose review date has come. */
import { dependentsText, dueRulings, MOST_USED_FIRST } from '../../../ledger/due-sources.ts';
import { placeOf } from '../../../link/place.ts';
import { countWithNoun } from '../../../text/plural.ts';
import type { Rule } from '../../rule.ts';

export const rulingReviewDue: Rule = {
  id: 'ruling/stale',
  part: 'overdue-review',
  about: 'The review date of a ruling has come.',
  severity: 'warning',
  ofDay: true,
  check({ site, ledger }, report) {
    const due = dueRulings(site, ledger);
    const [first] = due;
    if (first === undefined) return;
    const placeOfReview = (fact: string) => placeOf(ledger.get(fact)!.entry, ['ruling', 'review']);
    report({
      title: `${countWithNoun(due.length, 'ruling')} ${due.length === 1 ? 'is due for review' : `are due for review; ${MOST_USED_FIRST}`}`,
      at: placeOfReview(first.fact),
      ...(due.length === 1 ? { fact: first.fact } : {}),
      related: due.map(({ fact, loss }) => ({
        at: placeOfReview(fact),
        says: `${fact}, by ${ledger.get(fact)!.fact.ruling!.review}: ${dependentsText(loss)}`,
        frameless: true,
      })),
      help: [`Check the sources of each, then: licencia settle <fact> --renew --because "…"`],
    });
  },
};
