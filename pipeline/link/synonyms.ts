/** The synonyms of the search as groups of phrases. */
import type { Synonyms } from '../../schemas/synonyms.ts';
import type { DataPath } from '../load/document.ts';

/** Every phrase, the listed ones of a group before the hidden ones, with its place in the record. */
export const phrasesOf = ({
  groups,
}: Synonyms): { text: string; group: number; path: DataPath }[] =>
  groups.flatMap(({ words, hidden = [] }, group) => [
    ...words.map((text, i) => ({ text, group, path: ['groups', group, 'words', i] })),
    ...hidden.map((text, i) => ({ text, group, path: ['groups', group, 'hidden', i] })),
  ]);

/** What the search reads texts with: the phrases of each group, the site's own first, and the words that it ignores. */
export const readingOf = ({
  groups,
  ignored,
}: Synonyms): { synonyms: string[][]; ignored: string[] } => ({
  synonyms: groups.map(({ words, hidden = [] }) => [...words, ...hidden]),
  ignored,
});
