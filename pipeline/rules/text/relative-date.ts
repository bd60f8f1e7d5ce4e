/** A page is read years after it was built: "hace 2 semanas" is soon untrue. A testimonial's date is text of its record. */
import type { Rule } from '../rule.ts';

export const textRelativeDate: Rule = {
  id: 'text/relative-date',
  about: 'A date that is only true for a while: "hace 2 semanas".',
  severity: 'warning',
  check({ scan }, report) {
    for (const { words, entry, place } of scan.relative) {
      if (entry.collection !== 'home')
        report({
          title: `"${words}" is only true for a while`,
          at: place(),
          help: ['Write the date.'],
        });
    }
  },
};
