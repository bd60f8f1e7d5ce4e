/** An article is not updated before it is published. */
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

export const textDateOrder: Rule = {
  id: 'text/date-order',
  about: 'An article was updated before it was published.',
  severity: 'error',
  check({ site }, report) {
    for (const article of site.entries.articles) {
      const { publishDate, updated } = article.data;
      if (updated === undefined || updated >= publishDate) continue;
      report({
        title: `"updated" is ${updated}, before "publishDate", ${publishDate}`,
        at: placeOf(article, ['updated']),
        related: [{ at: placeOf(article, ['publishDate']), says: 'published' }],
        help: ['Correct one of the two days.'],
      });
    }
  },
};
