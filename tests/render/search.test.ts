import { describe, expect, test } from 'vitest';
import { openSearchFile } from '../../pipeline/render/search/open-search.ts';
import { SEARCH_KIND_NAMES, type SearchKind } from '../../pipeline/render/search/search-kinds.ts';
import { createSearchEngine } from '../../templates/islands/search/engine.ts';
import type { SearchFile } from '../../templates/islands/search/search-file.ts';
import { changedBase, type Files } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { renderSampleSite, spaced } from './pages.ts';

function searchOf(files: Files = {}) {
  const site = renderSampleSite(files);
  const file = JSON.parse(Buffer.from(site.set.search().bytes).toString()) as SearchFile;
  const search = createSearchEngine(file);
  search.add(0, file.records.length);
  const of = (kind: SearchKind) =>
    file.records
      .filter(([index]) => SEARCH_KIND_NAMES[index] === kind)
      .map(([, title, href, , , answer, note, ...image]) => ({ title, href, answer, note, image }));
  return { ...site, file, search, of };
}

const { site, ledger, file, of, main } = searchOf();

test('each record links to a page of the site', () => {
  for (const [, title, href] of file.records)
    expect(site.routes.has(href.split('#')[0]!), `${title} ${href}`).toBe(true);
});

describe('the search finds', () => {
  test('a figure with its unit, its label and a link to its page', () => {
    expect(of('figure').find(({ title }) => title === 'Distancia mínima a un hidrante')).toEqual(
      expect.objectContaining({
        answer: '16.4 pies',
        note: 'Ley',
        href: '/manual/reglas-transito/#estacionar',
      }),
    );
  });

  test('a figure that no text explains, with a link to its own page', () => {
    expect(of('figure').some(({ href }) => href.startsWith('/consistencia/'))).toBe(true);
  });

  test('no claim of the site about itself, and no computed count', () => {
    const labels = of('figure').map(({ title }) => title);
    for (const { fact, all } of ledger.values())
      if (fact.claim === true || all.some(({ computed }) => computed !== undefined))
        expect(labels).not.toContain(fact.label);
  });

  test('a town with its nearest centre and the distance', () => {
    const towns = of('centre').filter(({ title }) => title.includes(': '));
    expect(towns.length).toBeGreaterThan(0);
    for (const { title, answer, href } of towns) {
      expect(answer, title).toMatch(/^El más cercano, a \d+ km en línea recta$/);
      expect(href, title).toMatch(/^\/centro\//);
    }
  });

  test('a section of the manual under its chapter', () => {
    expect(of('section')).toContainEqual(
      expect.objectContaining({
        href: '/manual/reglas-transito/#velocidad',
        note: 'Reglas de Tránsito',
      }),
    );
  });

  test('a sign with its drawing and its meaning', () => {
    const sign = of('sign').find(({ href }) => href === '/senales/#no-entre')!;
    expect(sign.image[0]).toMatch(/\.svg#no-entre$/);
    expect(sign.answer).not.toBe('');
  });

  test('every question of a test, and every second form', () => {
    const found = of('question').map(({ href }) => href);
    expect(found).toHaveLength(site.questions.size + site.formas.size);
  });

  test('answers with plain spaces, as people type them', () => {
    expect(JSON.stringify(file.records)).not.toMatch(/[\u00a0\u202f]/);
  });
});

test('a synonym finds the entry under the site’s own word', () => {
  const { search } = searchOf({
    'sinonimos.json': changedBase('sinonimos.json', (synonyms) => {
      synonyms.groups.push({ words: ['hidrante', 'boca de incendio'], hidden: ['hydrant'] });
    }),
  });
  for (const query of ['boca de incendio', 'hydrant', 'hidr'])
    expect(search.find(query)[0]?.[1], query).toBe('Distancia mínima a un hidrante');
});

test('a section is found by the words that the synonyms list for it', () => {
  const { search } = searchOf({
    'sinonimos.json': changedBase('sinonimos.json', (synonyms) => {
      synonyms.places.push({ href: '/manual/reglas-transito/#velocidad', words: ['a cuánto voy'] });
      synonyms.ignored.push('a');
    }),
  });
  expect(search.find('cuanto voy')[0]?.[2]).toBe('/manual/reglas-transito/#velocidad');
});

test('the A–Z list has each visible word with a target, and no hidden word', () => {
  const page = searchOf({
    'sinonimos.json': changedBase('sinonimos.json', (synonyms) => {
      synonyms.groups.push(
        { words: ['hidrante', 'boca de incendio'], hidden: ['hydrant'] },
        { words: ['ñandú', 'avestruz'] },
      );
    }),
  }).main('/buscar/');
  expect(page).toContain('<a href="/manual/reglas-transito/#estacionar">boca de incendio</a>');
  expect(page).not.toContain('hydrant');
  expect(page).not.toContain('avestruz');
  expect(page).toMatch(/id="letra-b"[\s\S]*boca[\s\S]*id="letra-h"[\s\S]*hidrante/);
  expect(spaced(main('/buscar/'))).toContain('<h1>Buscar</h1>');
});

test('pictures of records have the base path, and addresses of records do not', () => {
  const moved = searchOf({
    'site.json': changedBase('site.json', (settings) => {
      Object.assign(settings, SAMPLE_FILES['site.json'], { basePath: '/licencia' });
    }),
  });
  for (const [, , href, , , , , src = '/licencia/'] of moved.file.records) {
    expect(href).toMatch(/^\/(?!licencia\/)/);
    expect(src).toMatch(/^\/licencia\//);
  }
});

test('announces the search to browsers and to search engines', () => {
  const xml = openSearchFile({ ...site.settings, name: 'Licencia <PR> & otras cosas' });
  expect(xml).toContain('<ShortName>Licencia &lt;PR&gt; &amp;</ShortName>');
  expect(xml).toContain('template="https://licencia.example/buscar/?q={searchTerms}"');
  expect(JSON.stringify(searchOf().page('/').jsonLd)).toContain(
    '"target":"https://licencia.example/buscar/?q={search_term_string}"',
  );
});
