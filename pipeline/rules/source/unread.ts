/** Reports amending laws that nobody read in full, and years without a list: an unread law may add an article. */
import { listedLaws, unlistedYears } from '../../ledger/amendments.ts';
import { placeOf } from '../../link/place.ts';
import { countWithNoun } from '../../text/plural.ts';
import type { Rule } from '../rule.ts';

const KNOWN = {
  law: 'read',
  part: 'read in part',
  press: 'known from the press',
  nothing: 'known by its title',
} as const;

export const sourceUnread: Rule = {
  id: 'source/unread',
  about: 'Nobody has read a law that amends the Ley 22-2000, or a year has no list of such laws.',
  severity: 'note',
  ofDay: true,
  check({ site, today }, report) {
    for (const entry of site.entries.sources) {
      const { amendments } = entry.data;
      if (amendments === undefined) continue;
      const missing = unlistedYears(entry.data, today);
      if (missing.length > 0)
        report({
          severity: 'warning',
          title: `there is no list of the laws of ${missing.join(', ')} that amend the Ley 22-2000`,
          at: placeOf(entry, ['amendments'], 'key'),
          help: [
            'Read the list of the year and add it to "amendments", each law with its record. A year without such a law has an empty list.',
          ],
        });
      const unread = listedLaws(site, entry.data).filter(({ read }) => read !== 'law');
      if (unread.length > 0)
        report({
          title: `${countWithNoun(unread.length, 'law')} that ${unread.length === 1 ? 'amends' : 'amend'} the Ley 22-2000 ${unread.length === 1 ? 'was' : 'were'} not read in full`,
          at: placeOf(entry, ['amendments'], 'key'),
          related: unread.map(({ law, about, year, index, read }) => ({
            at: placeOf(entry, ['amendments', year, 'laws', index]),
            says: `Ley ${law}, ${about}: ${KNOWN[read]}`,
            frameless: true,
          })),
          help: [
            'Read the law and name its record in "source". Add what it changes to the readings.',
          ],
        });
    }
  },
};
