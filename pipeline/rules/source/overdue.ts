/** Lists sources that were read too long ago: 6 or 12 months ago or earlier, by kind (ledger/due-sources.ts). */
import { dependentsText, dueSources, MOST_USED_FIRST } from '../../ledger/due-sources.ts';
import { placeOf } from '../../link/place.ts';
import { countWithNoun } from '../../text/plural.ts';
import type { Rule } from '../rule.ts';

/** Maximum number of sources in the finding; `licencia reread` lists all of them. */
const NAMED = 20;

export const sourceOverdue: Rule = {
  id: 'source/overdue',
  about: 'A source was read too long ago and must be read again.',
  severity: 'warning',
  ofDay: true,
  check({ site, ledger, today }, report) {
    const due = dueSources(site, ledger, today);
    const [first] = due;
    if (first === undefined) return;
    report({
      title: `${countWithNoun(due.length, 'source')} ${due.length === 1 ? 'is overdue' : `are overdue; ${MOST_USED_FIRST}`}`,
      at: placeOf(first.entry, ['readOn']),
      related: due.slice(0, NAMED).map(({ entry, by, loss }) => ({
        at: placeOf(entry, ['readOn']),
        says: `${entry.id}, by ${by}: ${dependentsText(loss)}`,
        frameless: true,
      })),
      help: [
        'Read them again one by one: licencia reread',
        'Or read one and set its "readOn". If it says something else, add a new reading. If it is gone, set "until", the last day on which it was believed.',
      ],
    });
  },
};
