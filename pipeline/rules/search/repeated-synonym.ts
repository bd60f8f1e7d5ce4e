/** A phrase of the synonyms has one meaning: the search reads it as the name of one group. */
import { analysisOf } from '../../../templates/islands/search/analysis.ts';
import { placeOf } from '../../link/place.ts';
import { phrasesOf } from '../../link/synonyms.ts';
import type { Rule } from '../rule.ts';

export const searchRepeatedSynonym: Rule = {
  id: 'search/repeated-synonym',
  about: 'A phrase is twice among the synonyms of the search.',
  severity: 'error',
  check({ site }, report) {
    for (const entry of site.entries.synonyms) {
      const all = phrasesOf(entry.data);
      // Each phrase alone, or the first would be the name of the others.
      const { phrases } = analysisOf({
        ignored: entry.data.ignored,
        synonyms: all.map(({ text }) => [text]),
      });
      const read = new Map(phrases.map(({ source, words }) => [source, words.join(' ')]));
      const seen = new Map<string, (typeof all)[number]>();
      for (const phrase of all) {
        const key = read.get(phrase.text)!;
        const first = seen.get(key);
        seen.set(key, first ?? phrase);
        if (first !== undefined)
          report({
            title: `"${phrase.text}" is already among the synonyms: the search reads it as "${first.text}"`,
            at: placeOf(entry, phrase.path),
            related: [{ at: placeOf(entry, first.path), says: 'the first one' }],
            help: [
              'Delete one of the two. The search ignores accents, endings, and words such as "de" in a longer phrase.',
            ],
          });
      }
    }
  },
};
