/** The records of the search: each thing that can be found, with the terms of its texts. */

import type { TextAnalysis } from '../../../templates/islands/search/analysis.ts';
import type { SearchRecord } from '../../../templates/islands/search/search-file.ts';
import { withPlainSpaces } from '../../text/plain-text.ts';
import { countEach } from '../../text/similarity.ts';
import type { SearchDraft } from './drafts.ts';
import { SEARCH_KIND_NAMES } from './search-kinds.ts';

/**
 * Number of the most distinctive terms that are kept of a text; marked terms and those of synonym groups come in
 * addition.
 */
const MOST_TERMS = 24;

/**
 * The records, each with the terms of its text; of a long text, only the most distinctive terms, marked ones and those
 * of synonym groups.
 */
export function makeSearchRecords(
  drafts: readonly SearchDraft[],
  { termsOf, phrases }: TextAnalysis,
): SearchRecord[] {
  const read = drafts.map((draft) => {
    const { marked = [], text = [] } = draft;
    return { draft, terms: [...marked, ...text].flatMap(termsOf) };
  });
  // Number of texts with each term.
  const holders = countEach(read.flatMap(({ terms }) => [...new Set(terms)]));
  // The terms of synonym groups are always kept.
  const groups = new Set(phrases.map(({ name }) => name));
  return read.map(({ draft, terms }) => {
    const { kind, title, href, marked = [], answer = '', note = '', image = [] } = draft;
    const known = new Set(termsOf(title));
    const names = (draft.names ?? []).flatMap(termsOf).filter((term) => !known.has(term));
    for (const name of [...names, ...termsOf(answer)]) known.add(name);
    const kept = new Set(marked.flatMap(termsOf));
    const words = [...countEach(terms)]
      .filter(([term]) => !known.has(term))
      .map(([term, count]) => ({
        term,
        worth: (1 + Math.log(count)) * Math.log(drafts.length / holders.get(term)!),
      }))
      .sort((a, b) => b.worth - a.worth)
      .flatMap(({ term }, place) =>
        place < MOST_TERMS || groups.has(term) || kept.has(term) ? [term] : [],
      );
    return [
      SEARCH_KIND_NAMES.indexOf(kind),
      withPlainSpaces(title),
      href,
      [...new Set(names)].join(' '),
      words.join(' '),
      withPlainSpaces(answer),
      note,
      ...image,
    ];
  });
}
