import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderPages } from '../../../pipeline/render/pages/index.ts';
import type { SearchFile } from '../../../templates/islands/search/search-file.ts';
import { shippedContent } from '../shipped.ts';
import { hitRate, judgeQueries, openWholeSearch, QUERY_SETS } from './judged-queries.ts';

const { site, ledger } = shippedContent();
// The downloads page has a section for each kind of file given here.
const files = ['anki/licencia-pr.apkg', 'moodle/todas.xml', 'csv/preguntas.csv'].map((name) => ({
  path: `/descargas/${name}`,
  content: '',
}));
const exported = {
  version: '1',
  date: site!.newest,
  results: [{ format: 'some', files, leftOut: [] }],
};
const set = renderPages(site!, ledger!, site!.newest, exported);
const file = JSON.parse(Buffer.from(set.search().bytes).toString()) as SearchFile;
const search = openWholeSearch(file);
const queries = Object.values(QUERY_SETS).flat();

/** Minimum shares, in percent, of queries whose first result, or one of the first three, is an accepted answer. */
const FLOORS = { own: { first: 90, three: 95 }, other: { first: 85, three: 95 } } as const;

test('there are at least eighty distinct queries, at least forty in each set', () => {
  expect(queries.length).toBeGreaterThanOrEqual(80);
  for (const half of Object.values(QUERY_SETS)) expect(half.length).toBeGreaterThanOrEqual(40);
  const asked = queries.map(({ q }) => q.toLowerCase());
  expect(asked.filter((q, index) => asked.indexOf(q) !== index)).toEqual([]);
});

test('every accepted answer exists on the site', () => {
  const accepted = [...new Set(queries.flatMap(({ accept }) => accept))];
  const pages = new Set(accepted.map((href) => href.split('#')[0]!));
  const ids = new Map<string, Set<string>>();
  for (const { path, make } of set.makers())
    if (pages.has(path))
      ids.set(
        path,
        new Set(
          [...renderToStaticMarkup(make().main).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!),
        ),
      );
  const missing = accepted.filter((href) => {
    const [page, anchor] = href.split('#') as [string, string?];
    return !ids.has(page) || (anchor !== undefined && !ids.get(page)!.has(anchor));
  });
  expect(missing).toEqual([]);
});

test('every page that the synonyms name is in the index', () => {
  const found = new Set(file.records.map(([, , href]) => href));
  const { places } = site!.entries.synonyms[0]!.data;
  expect(places.map(({ href }) => href).filter((href) => !found.has(href))).toEqual([]);
});

test.each(Object.entries(FLOORS))(
  'the hit rate of the query set "%s" reaches its minimum',
  (half, floor) => {
    const judged = judgeQueries(search, QUERY_SETS[half as keyof typeof QUERY_SETS]);
    const missed = judged.filter(({ place }) => place > 0).map(({ q, first }) => `${q} → ${first}`);
    const percent = (most: number) => Math.round(100 * hitRate(judged, most));
    expect(percent(1), missed.join('\n')).toBeGreaterThanOrEqual(floor.first);
    expect(percent(3), missed.join('\n')).toBeGreaterThanOrEqual(floor.three);
  },
);
