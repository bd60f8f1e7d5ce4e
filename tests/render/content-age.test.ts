import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { withReviewDay } from '../../pipeline/ledger/ledger.ts';
import { createPageDateFinder } from '../../pipeline/render/document/page-dates.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { lawReading, makeReading, quantity, withRuling } from '../ledger/facts.ts';
import { renderSampleSite } from './pages.ts';

test.each(['/plan/', '/repaso/', '/preguntas/'])('%s says when its sources were read', (path) => {
  const { site, ledger, page, main } = renderSampleSite();
  const { html } = createPageDateFinder(site, ledger)(page(path), main(path));
  expect(html).toMatch(/<p class="reading-dates"><span data-hasta="[\d-]+">Fuentes leídas /);
});

test('/peligros/ prints the date of its text', () => {
  expect(renderSampleSite().main('/peligros/')).toMatch(/<p class="reading-dates">Texto del <time/);
});

test('the list of laws prints its date and the years missing from it', () => {
  const { site, ledger } = renderSampleSite({
    'sources.json': {
      ...(SAMPLE_FILES['sources.json'] as object),
      lista: {
        title: 'Leyes que enmiendan',
        kind: 'sitio',
        readOn: '2026-11-20',
        confidence: 'low',
        amendments: { '2026': { laws: [] } },
      },
    },
  });
  const listOn = (day: string) => {
    const pages = [...renderPages(site, withReviewDay(ledger, day), day).makers()];
    const { main } = pages.find(({ path }) => path === '/consistencia/')!.make();
    return renderToStaticMarkup(main).replace(/^.*id="enmiendas"|<[^>]*>/gs, '');
  };
  expect(listOn('2027-06-01')).toContain('Lista del 20 de noviembre de 2026.2026');
  expect(listOn('2029-06-01')).toContain('No hemos buscado las leyes de 2027 y 2028.');
});

describe('the review date of a ruling', () => {
  const REVIEW = '2027-01-15';
  const fact = withRuling(quantity('ft', makeReading('guia', 10), lawReading(12)), {
    verdict: 'prefer',
    reading: 'ley',
    over: ['guia: 10 ft', 'ley: 12 ft'],
    review: REVIEW,
  });
  const { site, ledger } = renderSampleSite({ 'facts/prueba.json': { 'prueba.dato': fact } });
  const pagesOn = (day: string) => {
    const pages = [...renderPages(site, withReviewDay(ledger, day), day).makers()];
    return (path: string) =>
      renderToStaticMarkup(pages.find((maker) => maker.path === path)!.make().main);
  };

  test('is announced before it comes, and reported as missed after it', () => {
    const path = '/consistencia/prueba-dato/';
    const [before, after] = ['2027-01-14', '2029-03-01'].map((day) => pagesOn(day)(path));
    const missed = 'debíamos volver a mirarlo el 15 de enero de 2027';
    expect(before).toContain(
      `<span data-hasta="${REVIEW}" data-past="${missed}">lo volvemos a mirar el 15 de enero de 2027</span>`,
    );
    expect(after).toContain(`>${missed}</span>`);
    expect(after).not.toContain('lo volvemos a mirar');
  });

  test('counts as overdue on the page of all facts once it has passed', () => {
    expect(pagesOn('2027-01-14')('/consistencia/')).not.toContain('Por volver a mirar');
    expect(pagesOn('2029-03-01')('/consistencia/')).toMatch(/Por volver a mirar: <b>[1-9]\d*<\/b>/);
  });
});
