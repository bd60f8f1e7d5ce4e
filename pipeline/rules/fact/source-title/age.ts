/** Sources were read long ago: laws change each year, fees and what newspapers report sooner. */
import { dueSources, lossText } from '../../../ledger/age.ts';
import { placeOf } from '../../../link/place.ts';
import { plural } from '../../../text/plural.ts';
import type { DayRule } from '../../rule.ts';

/** So many are named; `licencia reread` lists all of them. */
const NAMED = 20;

export const factOldSource: DayRule = {
  id: 'fact/source-title',
  about: 'A source was read so long ago that it may say something else today.',
  severity: 'warning',
  checkOnDay({ site, ledger, today }, report) {
    const due = dueSources(site, ledger, today);
    const [first] = due;
    if (first === undefined) return;
    report({
      title: `${plural(due.length, 'source')} to be read again, those that visitors lose most by first`,
      at: placeOf(first.entry, ['readOn']),
      related: due.slice(0, NAMED).map(({ entry, by, loss }) => ({
        at: placeOf(entry, ['readOn']),
        says: `${entry.id}, by ${by}: ${lossText(loss)}`,
        frameless: true,
      })),
      help: [
        'Read them again one by one: licencia reread',
        'Or read one and set its "readOn"; if it says something else, that is a new reading. If it is gone, give it "until", the last day on which it was believed.',
      ],
    });
  },
};
