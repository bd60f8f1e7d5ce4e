/** A page is read years after it was built: "hace 2 semanas" is soon untrue. A testimonial's date is text of its record. */
import type { Rule } from '../rule.ts';
import { proseOf } from '../prose.ts';

const RELATIVE = /\bhace (?:\d+|un|una|dos|tres|unos?|pocos) (?:d[ií]as?|semanas?|mes(?:es)?|a[nñ]os?)\b|\b(?:ayer|la semana pasada|el mes pasado|el a[nñ]o pasado|pr[oó]ximamente|en estos d[ií]as)\b/i;

export const textRelativeDate: Rule = {
  id: 'text/relative-date',
  severity: 'warning',
  check({ site }, report) {
    for (const prose of proseOf(site)) {
      if (prose.entry.collection === 'home') continue;
      const match = RELATIVE.exec(prose.text);
      if (match !== null) report({ title: `"${match[0]}" is only true for a while`, at: prose.placeOf(match.index, match.index + match[0].length), help: ['Write the date.'] });
    }
  },
};
