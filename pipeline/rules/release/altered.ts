/** A recorded release is never edited: its hash must be that of its content. */
import { placeOf } from '../../link/place.ts';
import { releaseHash } from '../../link/releases.ts';
import type { Rule } from '../rule.ts';

export const releaseAltered: Rule = {
  id: 'release/altered',
  about: 'A recorded release was edited: its hash is not that of its content.',
  severity: 'error',
  check({ site }, report) {
    for (const entry of site.entries.releases) {
      if (releaseHash(entry.data) === entry.data.hash) continue;
      report({
        title: `the release ${entry.id} was edited after it was recorded`,
        at: placeOf(entry, ['hash']),
        help: [
          `Restore it from git: git log --oneline -- ${entry.document.file}`,
          'To publish a correction, change the content and record a new release.',
        ],
      });
    }
  },
};
