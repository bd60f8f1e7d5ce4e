/** A group of synonyms leads somewhere: a page holds one of its phrases. */
import { analysisOf } from '../../../templates/islands/search/analysis.ts';
import { placeOf } from '../../link/place.ts';
import { urlsOf } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import { readingOf } from '../../link/synonyms.ts';
import { plain } from '../../text/plain.ts';
import type { Rule } from '../rule.ts';

export const searchUnusedSynonym: Rule = {
  id: 'search/unused-synonym',
  about: 'No page holds any phrase of a group of synonyms.',
  severity: 'warning',
  needsWhole: true,
  check({ site }, report) {
    for (const entry of site.entries.synonyms) {
      const reading = readingOf(entry.data);
      const groups = reading.synonyms;
      const { phrases, conceptsOf, wordsOf } = analysisOf(reading);
      const nameOf = ([first]: readonly string[]) =>
        phrases.find(({ source }) => source === first)!.name;
      const missing = new Map(groups.map((group, index) => [nameOf(group), index]));
      for (const text of visibleTexts(site)) {
        if (missing.size === 0) return;
        for (const { name } of conceptsOf(wordsOf(text))) missing.delete(name);
      }
      for (const index of missing.values())
        report({
          title: `no page holds "${groups[index]!.join('", "')}"`,
          at: placeOf(entry, ['groups', index]),
          help: [
            'Put the word first that the site uses for it, or delete the group: the search finds nothing by it.',
          ],
        });
    }
  },
};

/** The texts that visitors meet on a page, but for the list of these words. */
function* visibleTexts({ texts }: Site): Generator<string> {
  for (const text of texts)
    if (text.entry.collection !== 'synonyms' && urlsOf(text.entry).length > 0)
      yield text.nodes !== undefined ? plain(text.nodes) : text.source;
}
