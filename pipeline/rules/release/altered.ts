/** A recorded release is never edited: its hash must be that of its content. */
import type { Release } from '../../../schemas/release.ts';
import { placeOf } from '../../link/place.ts';
import { releaseHash } from '../../link/releases.ts';
import type { Entry } from '../../validate/index.ts';
import type { EntryRule } from '../rule.ts';

export const releaseAltered: EntryRule = {
  id: 'release/altered',
  about: 'A recorded release was edited: its hash is not that of its content.',
  severity: 'error',
  scope: 'entry',
  checkEach: () => (own, report) => {
    if (own.entry.collection !== 'releases') return;
    const entry = own.entry as Entry<Release>;
    if (releaseHash(entry.data) !== entry.data.hash)
      report({
        title: `the release ${entry.id} was edited after it was recorded`,
        at: placeOf(entry, ['hash']),
        help: [
          `Restore it from git: git log --oneline -- ${entry.document.file}`,
          'To publish a correction, change the content and record a new release.',
        ],
      });
  },
};
