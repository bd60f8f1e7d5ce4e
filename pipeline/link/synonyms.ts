/** Prepares the record of synonyms for the search. */
import type { Synonyms } from '../../schemas/synonyms.ts';

/** @returns the phrases of each group, those that the site uses first, and the words that the search ignores */
export const synonymsForSearch = ({
  groups,
  ignored,
}: Synonyms): { synonyms: string[][]; ignored: string[] } => ({
  synonyms: groups.map(({ words, hidden = [] }) => [...words, ...hidden]),
  ignored,
});
