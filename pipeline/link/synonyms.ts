/** The record of synonyms → what the search reads texts with. */
import type { Synonyms } from '../../schemas/synonyms.ts';

/** What the search reads texts with: the phrases of each group, the site's own first, and the words that it ignores. */
export const readingOf = ({
  groups,
  ignored,
}: Synonyms): { synonyms: string[][]; ignored: string[] } => ({
  synonyms: groups.map(({ words, hidden = [] }) => [...words, ...hidden]),
  ignored,
});
