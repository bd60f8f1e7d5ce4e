/** A source was read long ago: laws change each year, fees and what newspapers report sooner. */
import type { Source } from '../../../../schemas/source.ts';
import { monthsAfter } from '../../../ledger/period.ts';
import { placeOf } from '../../../link/place.ts';
import type { DayRule } from '../../rule.ts';

/** Months after which a source is to be read again, by its kind; good practice and this site itself do not change by a day. */
const MONTHS: Partial<Record<Source['kind'], number>> = {
  ley: 12,
  agencia: 6,
  prensa: 6,
  manual: 12,
  guia: 12,
};

export const factOldSource: DayRule = {
  id: 'fact/source-title',
  about: 'A source was read so long ago that it may say something else today.',
  severity: 'warning',
  checkOnDay({ site, today }, report) {
    for (const entry of site.entries.sources) {
      const { kind, readOn, unread, until } = entry.data;
      const months = MONTHS[kind];
      // What is over, or was never read, is not read again.
      if (months === undefined || unread || until !== undefined) continue;
      if (today < monthsAfter(readOn, months)) continue;
      const isLate = today >= monthsAfter(readOn, 2 * months);
      report({
        title: `the source ${entry.id} was read on ${readOn}, and was to be read again by ${monthsAfter(readOn, months)}`,
        at: placeOf(entry, ['readOn']),
        ...(isLate ? { severity: 'error' } : {}),
        help: [
          'Read it again and set "readOn"; if it says something else, that is a new reading. If it is gone, give it "until", the last day on which it was believed.',
        ],
      });
    }
  },
};
