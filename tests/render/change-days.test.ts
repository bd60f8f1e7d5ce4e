/** The sitemap dates a page by the day its own words changed, not by the day a source was read again. */
import { expect, test } from 'vitest';
import { createChangeDayFinder } from '../../pipeline/render/document/change-days.ts';
import { createPageDateFinder } from '../../pipeline/render/document/page-dates.ts';
import { renderSampleSite } from './pages.ts';

test('a page is dated by its most recently accepted unit', () => {
  const { page, fact } = createChangeDayFinder(
    new Map([
      ['chapters/reglas', '2027-01-02'],
      ['chapters/reglas/velocidad', '2027-03-04'],
      ['tests/1/senales-01', '2027-05-06'],
      ['home', '2027-02-02'],
      ['road/el-morro', '2027-02-03'],
      ['facts/velocidad.urbana', '2027-07-08'],
      ['unknown/x', '2027-09-09'],
    ]),
  );
  expect(
    ['/manual/reglas/', '/preguntas/senales-01/', '/test/1/', '/', '/ruta/el-morro/', '/x/'].map(
      page,
    ),
  ).toEqual(['2027-03-04', '2027-05-06', '2027-05-06', '2027-02-02', '2027-02-03', undefined]);
  expect(fact('velocidad.urbana')).toBe('2027-07-08');
});

test('a changed figure updates its page’s date, but a reread source does not', () => {
  const { site, ledger, page, main } = renderSampleSite();
  const path = '/plan/';
  const html = `${main(path)}<span data-fact="velocidad.urbana"></span>`;
  const { newest: before } = createPageDateFinder(site, ledger)({ ...page(path), path }, html);
  const sources = new Map(
    [...site.sources].map(([id, source]) => [id, { ...source, readOn: '2031-01-01' }]),
  );
  const again = createPageDateFinder({ ...site, sources }, ledger)({ ...page(path), path }, html);
  expect(again.newest).toBe(before);
  const changed = createChangeDayFinder(new Map([['facts/velocidad.urbana', '2031-02-02']]));
  expect(createPageDateFinder(site, ledger, changed)({ ...page(path), path }, html).newest).toBe(
    '2031-02-02',
  );
});
