/** Reports records that cite a source whose last day has passed. Facts are skipped: readings end with their source. */
import { hasEnded } from '../../../ledger/period.ts';
import { type FieldLink, linksOf } from '../../../link/field-links.ts';
import { placeOf } from '../../../link/place.ts';
import { entriesOf } from '../../../validate/index.ts';
import type { Rule } from '../../rule.ts';

export const factEndedSource: Rule = {
  id: 'fact/period',
  part: 'source-that-has-ended',
  about: 'A record cites a source that is no longer in force.',
  severity: 'error',
  readsFacts: true,
  ofDay: true,
  check({ site, pageDay }, report) {
    const ended = new Map([...site.sources].filter(([, source]) => hasEnded(source, pageDay)));
    if (ended.size === 0) return;
    for (const entry of entriesOf(site.entries)) {
      if (entry.collection === 'facts') continue;
      const cites = linksOf(site, entry).filter(({ kind }) => kind === 'source');
      for (const cite of cites) {
        const { path, target } = cite;
        const source = ended.get(target);
        if (source === undefined) continue;
        // If the list also cites a source in force, the ended citation is merely a leftover, so it is a warning.
        const isLeft = cites.some((other) => isBeside(cite, other) && !ended.has(other.target));
        report({
          title: `${target} is cited here, but its last day was ${source.until}`,
          at: placeOf(entry, path),
          ...(isLeft ? { severity: 'warning' } : {}),
          help: [
            isLeft ? 'Delete this citation, not the source.' : 'Cite a source that is in force.',
          ],
        });
      }
    }
  },
};

/** True if both are in the same list. */
const isBeside = (one: FieldLink, other: FieldLink) =>
  one.path.slice(0, -1).join('/') === other.path.slice(0, -1).join('/');
