/** The review dates of rulings have come. */
import { dueRulings, lossText } from '../../../ledger/age.ts';
import { placeOf } from '../../../link/place.ts';
import { plural } from '../../../text/plural.ts';
import type { DayRule } from '../../rule.ts';

export const rulingReviewDue: DayRule = {
  id: 'ruling/stale',
  about: 'The review date of a ruling has been reached.',
  severity: 'warning',
  checkOnDay({ site, ledger }, report) {
    const due = dueRulings(site, ledger);
    const [first] = due;
    if (first === undefined) return;
    const placeOfReview = (fact: string) => placeOf(ledger.get(fact)!.entry, ['ruling', 'review']);
    report({
      title: `${plural(due.length, 'ruling')} to be reviewed, those that visitors lose most by first`,
      at: placeOfReview(first.fact),
      ...(due.length === 1 ? { fact: first.fact } : {}),
      related: due.map(({ fact, loss }) => ({
        at: placeOfReview(fact),
        says: `${fact}, by ${ledger.get(fact)!.fact.ruling!.review}: ${lossText(loss)}`,
        frameless: true,
      })),
      help: [`Check the sources of each, then: licencia settle <fact> --renew --because "…"`],
    });
  },
};
