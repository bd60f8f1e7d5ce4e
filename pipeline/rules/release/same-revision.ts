/** A question that asks something else than in the last release needs a higher revision: stored answers go by it. */
import { meaningHash } from '../../bank/meaning.ts';
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

export const releaseSameRevision: Rule = {
  id: 'release/same-revision',
  about:
    'A question asks something else than in the last release, with the same revision: stored answers would be read as answers to the new question.',
  severity: 'error',
  needsWhole: true,
  check({ site, bank }, report) {
    const last = site.entries.releases.at(-1);
    const published = last?.data.questions ?? {};
    for (const item of bank.items) {
      const old = Object.hasOwn(published, item.id) ? published[item.id] : undefined;
      const { revision } = item.question;
      if (old === undefined || revision > old.revision) continue;
      if (revision === old.revision && meaningHash(item) === old.meaning) continue;
      report({
        title:
          revision < old.revision
            ? `${item.id}: revision ${revision} is lower than in the release ${last!.id} (${old.revision})`
            : `${item.id}: its words, options, their order or its key changed since the release ${last!.id}, and revision is still ${revision}`,
        at: item.place(['revision']),
        related: [
          { at: placeOf(last!, ['questions', item.id]), says: 'as published', frameless: true },
        ],
        help: [
          `Set revision to ${old.revision + 1} and updated to today.`,
          'If you changed only the place of an option, put it back: only the explanation may change under one revision.',
        ],
      });
    }
  },
};
