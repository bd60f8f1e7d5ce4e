/** The id of a source names its law, article or day; its title and its article must agree with it. */

import { articleSlug } from '../../ledger/citations.ts';
import { placeOf } from '../../link/place.ts';
import { hasTodo } from '../../text/todo.ts';
import type { Rule } from '../rule.ts';

export const factSourceTitle: Rule = {
  id: 'fact/source-title',
  about: 'The title or article of a source differs from its id.',
  severity: 'error',
  check({ site }, report) {
    for (const entry of site.entries.sources) {
      const { title, article } = entry.data;
      // `licencia new source` writes TODO, which text/placeholder reports.
      if (hasTodo(title)) continue;
      for (const { field, wanted } of differences(entry.id, title, article))
        report({
          title: `the source ${entry.id} has a different ${field}: its id says ${wanted}`,
          at: placeOf(entry, [field]),
          related: [{ at: placeOf(entry, [], 'key'), says: 'its id' }],
          help: [
            'Look at the source, and correct its title or article. If the id is wrong, rename it everywhere.',
          ],
        });
    }
  },
};

type Difference = { field: 'title' | 'article'; wanted: string };

const LAW = /^ley-(\d+-\d{4})(?:\/(.+))?$/;
const DAY = /-(\d{4})-(\d{2})-(\d{2})$/;
const YEAR = /-((?:19|20)\d{2})$/;
const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

function differences(id: string, title: string, article: string | undefined): Difference[] {
  const wanted = wantedIn(id);
  const found: Difference[] = [];
  if (wanted !== undefined && !hasWords(title, wanted)) found.push({ field: 'title', wanted });
  const part = LAW.exec(id)?.[2];
  if (part === undefined || article === undefined) return found;
  const slug = articleSlug(article);
  // "3.14-2019" is another copy of article 3.14.
  if (part !== slug && !part.startsWith(`${slug}-`)) found.push({ field: 'article', wanted: part });
  else if (!hasWords(title, article)) found.push({ field: 'title', wanted: `Art. ${article}` });
  return found;
}

/** The words that the title must have: a law, a day or a year. */
function wantedIn(id: string): string | undefined {
  const law = LAW.exec(id)?.[1];
  if (law !== undefined) return `Ley ${law}`;
  const [day, year, month, date] = DAY.exec(id) ?? [];
  if (day !== undefined) return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`;
  return YEAR.exec(id)?.[1];
}

/** True if a text has these words, without a letter or figure directly before or after them. */
function hasWords(text: string, words: string): boolean {
  const at = text.indexOf(words);
  return (
    at !== -1 && !/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ''}${text[at + words.length] ?? ''}`)
  );
}
