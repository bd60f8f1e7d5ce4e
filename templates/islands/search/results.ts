/** Shows the results of a search: the best three with their answers, then further results grouped by kind. */
import { element } from '../parts/element.ts';
import type { SearchEngine } from './engine.ts';
import type { SearchRecord } from './search-file.ts';

/** Number of best results, which come first whatever their kind. */
const FIRST = 3;
const MOST = 6;

/** @property base the folder that the site is served from */
export type SearchContext = { search: SearchEngine; base: string };

export function showSearchResults(found: readonly SearchRecord[], ready: SearchContext) {
  const { kinds } = ready.search;
  const groups = [...new Set(kinds.map(({ group }) => group))].map((group) => ({
    group,
    records: found
      .slice(FIRST)
      .filter(([kind]) => kinds[kind]!.group === group)
      .slice(0, MOST),
  }));
  const first = found.slice(0, FIRST);
  return {
    count: groups.reduce((sum, { records }) => sum + records.length, first.length),
    nodes: [
      resultList('ol', first, ready),
      ...groups.flatMap(({ group, records }) =>
        records.length === 0 ? [] : [element('h2', {}, group), resultList('ul', records, ready)],
      ),
    ],
  };
}

export const resultList = (
  tag: 'ol' | 'ul',
  records: readonly SearchRecord[],
  ready: SearchContext,
): HTMLElement =>
  element(tag, { class: 'search-results' }, ...records.map((record) => itemOf(record, ready)));

function itemOf(record: SearchRecord, { search, base }: SearchContext): HTMLElement {
  const [index, title, href, , , answer, note, src, width, height] = record;
  const { name, figure } = search.kinds[index]!;
  return element(
    'li',
    {},
    ...(src === undefined
      ? []
      : [
          element('img', { src, width: `${width}`, height: `${height}`, alt: '', loading: 'lazy' }),
        ]),
    element(
      'div',
      {},
      element('a', { href: base + href }, title),
      ...(answer === '' ? [] : [element('p', { class: figure && 'figure-value' }, answer)]),
      element('p', { class: 'meta' }, note === '' ? name : `${name} · ${note}`),
    ),
  );
}
