/** A question that asks something else than in the last release needs a higher revision: stored answers go by it. */
import { outdatedRevisions } from '../../bank/revisions.ts';
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

export const releaseSameRevision: Rule = {
  id: 'release/same-revision',
  about:
    'A question asks something else than in the last release, with the same revision: stored answers would be read as answers to the new question.',
  severity: 'error',
  needsWhole: true,
  check({ bank }, report) {
    for (const { item, release, published } of outdatedRevisions(bank)) {
      const { revision } = item.question;
      report({
        title:
          revision < published
            ? `${item.id}: revision ${revision} is lower than in the release ${release.id} (${published})`
            : `${item.id}: its words, options, their order or its key changed since the release ${release.id}, and revision is still ${revision}`,
        at: item.place(['revision']),
        related: [
          { at: placeOf(release, ['questions', item.id]), says: 'as published', frameless: true },
        ],
        help: [
          `Set revision to ${published + 1} and updated to today. \`licencia fix\` raises all such revisions.`,
          'If you changed only the place of an option, put it back: only the explanation may change under one revision.',
        ],
      });
    }
  },
};
