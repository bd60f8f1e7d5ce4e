/** Queries as people type them, each with the answers that a judge accepts, and the hit rate of a search on them. */
import { createSearchEngine, type SearchEngine } from '../../../templates/islands/search/engine.ts';
import type { SearchFile } from '../../../templates/islands/search/search-file.ts';
import other from './other.json' with { type: 'json' };
import own from './own.json' with { type: 'json' };

export type Query = {
  q: string;
  /** Paths of pages, most with an anchor. Each of them is a right answer. */
  accept: string[];
  who: string;
};

/**
 * The two halves of the queries. To tune the search or its synonyms, look only at misses of `own`. The author of
 * `other` had never seen the search, and nothing may be tuned for its queries.
 */
export const QUERY_SETS: Readonly<Record<'own' | 'other', readonly Query[]>> = { own, other };

export type JudgedQuery = Query & {
  /** Position of the first accepted answer among the results, from 0; Infinity if there is none. */
  place: number;
  /** Title and address of the first result. */
  first: string;
};

export function openWholeSearch(file: SearchFile): SearchEngine {
  const search = createSearchEngine(file);
  search.add(0, file.records.length);
  return search;
}

export function judgeQueries(search: SearchEngine, queries: readonly Query[]): JudgedQuery[] {
  return queries.map((query) => {
    const found = search.find(query.q);
    const place = found.findIndex(([, , href]) => query.accept.includes(href));
    const [, title, href] = found[0] ?? [0, 'nothing', ''];
    return { ...query, place: place < 0 ? Infinity : place, first: `${title} ${href}`.trim() };
  });
}

/**
 * @param most number of results that count
 * @returns the share of queries with an accepted answer among their first `most` results
 */
export const hitRate = (judged: readonly JudgedQuery[], most: number): number =>
  judged.filter(({ place }) => place < most).length / judged.length;
