/** The record of synonyms → the phrases and the ignored words of the search. */
import type { Synonyms } from '../../schemas/synonyms.ts';

/** The words of the search: the phrases of each group, the site's own first, and the words that it ignores. */
export const searchSynonyms = ({
  groups,
  ignored,
}: Synonyms): { synonyms: string[][]; ignored: string[] } => ({
  synonyms: groups.map(({ words, hidden = [] }) => [...words, ...hidden]),
  ignored,
});
