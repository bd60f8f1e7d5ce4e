/** Two different works must not have one address: it was probably copied from one record to the other by mistake. */

import type { Source } from '../../../../schemas/source.ts';
import { placeOf } from '../../../link/place.ts';
import type { Entry } from '../../../validate/index.ts';
import type { Rule } from '../../rule.ts';

export const factSourceAddress: Rule = {
  id: 'fact/source-title',
  part: 'two-works-with-one-address',
  about: 'Two sources have the same address, but are different works.',
  severity: 'error',
  check({ site }, report) {
    const first = new Map<string, Entry<Source>>();
    for (const entry of site.entries.sources) {
      const { url } = entry.data;
      if (url === undefined) continue;
      const other = first.get(url);
      if (other === undefined) first.set(url, entry);
      else if (!isOneWork(entry.data, other.data))
        report({
          title: `${entry.id} and ${other.id} are different works with the same address`,
          at: placeOf(entry, ['url']),
          related: [{ at: placeOf(other, ['url']), says: other.data.title }],
          help: [
            'Correct the address of one of them, or begin both titles with the name of the same work.',
          ],
        });
    }
  },
};

/**
 * True for two laws, because the text of a law is often on the page of a law that amends it. Other sources are one work
 * if their titles are equal apart from details.
 */
const isOneWork = (a: Source, b: Source): boolean =>
  (a.kind === 'ley' && b.kind === 'ley') || workOf(a) === workOf(b);

const workOf = ({ title }: Source): string => title.replace(/[,(:«].*/, '').trim();
