/** Queries as people type them, each with the answers that a judge accepts, and how well a search does on them. */
import { createSearch, type Search } from '../../../templates/islands/search/engine.ts';
import type { SearchFile } from '../../../templates/islands/search/search-file.ts';
import other from './other.json' with { type: 'json' };
import own from './own.json' with { type: 'json' };

export type Query = {
  q: string;
  /** Routes with their anchors: any of them is the right answer. */
  accept: string[];
  who: string;
};

/**
 * The two halves. Whoever changes the search or its synonyms may look at what `own` misses; `other` was written by
 * somebody who never saw the search, and nothing is changed for a query of it.
 */
export const HALVES: Readonly<Record<'own' | 'other', readonly Query[]>> = { own, other };

export type Judged = Query & {
  /** Place of the first accepted answer, from 0; Infinity where there is none. */
  place: number;
  /** Title and address of what comes first. */
  first: string;
};

export function searchOf(file: SearchFile): Search {
  const search = createSearch(file);
  search.add(0, file.records.length);
  return search;
}

export function judge(search: Search, queries: readonly Query[]): Judged[] {
  return queries.map((query) => {
    const found = search.find(query.q);
    const place = found.findIndex(([, , href]) => query.accept.includes(href));
    const [, title, href] = found[0] ?? [0, 'nothing', ''];
    return { ...query, place: place < 0 ? Infinity : place, first: `${title} ${href}`.trim() };
  });
}

/** @param most places that count @returns part of the queries whose answer is there */
export const hitRate = (judged: readonly Judged[], most: number): number =>
  judged.filter(({ place }) => place < most).length / judged.length;
