import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { allPaths, siteFile } from '../e2e/site.ts';
import { expect, test } from './fixtures.ts';
import { controlNamed, type ElementTarget, type Visitor } from './visitor.ts';

type Found = { kinds: { name: string; asked?: number }[]; records: [number, string, string][] };
const built: Found | undefined = allPaths().includes('/buscar/')
  ? JSON.parse(readFileSync(siteFile('/buscar/indice.json'), 'utf8'))
  : undefined;
const centre = built?.records.find(([, , href]) => href.startsWith('/centro/'));

const link: ElementTarget = { css: 'header a.search-link' };
const dialogField: ElementTarget = { css: 'dialog[open] input' };
const field: ElementTarget = { css: 'main form input' };
const status: ElementTarget = { css: '[role=status]' };
const results: ElementTarget = { css: '.search-results a' };

const fetched = (me: Visitor) =>
  me.tab.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/search-\w+\.(js|css)$|\/buscar\/indice\.json$/.test(name)).length,
  );

test('no script or index of the search is fetched before a visitor searches', async ({ me }) => {
  for (const path of ['/', '/buscar/']) {
    await me.open(path);
    await me.see(link);
    // Waits for the parts that load when the browser is idle: the search must not be one of them.
    await me.see({ css: '[data-accessibility-button]' });
    // Only the search page loads the search styles at once.
    expect(await fetched(me), path).toBe(path === '/' ? 0 : 1);
  }
});

test('the search link opens a field, shows results while typing, and a result opens', async ({
  me,
}) => {
  await me.open('/tests/');
  await me.click(link);
  await me.is(dialogField, { focused: true });
  await me.type(centre![1]);
  await me.see(results);
  await me.reads({ css: 'dialog [role=status]' }, /^\d+ resultados?$/);
  expect(await me.isScrolledSideways()).toBe(false);
  await me.press('Tab', 'Tab');
  await me.is(results, { focused: true });
  await me.press('Enter');
  await me.at(/\/centro\/[a-z-]+\/$/);
});

test('"/" opens the search, Escape returns to the page, and Enter opens the search page', async ({
  me,
}) => {
  await me.open('/tramites/');
  await me.focus(link);
  await me.press('/');
  await me.is(dialogField, { focused: true });
  await me.type('multa/');
  await me.press('Escape');
  await me.gone(dialogField);
  await me.is(link, { focused: true });
  await me.press('Enter');
  await me.is(dialogField, { focused: true });
  await me.press('Enter');
  await me.at(/\/buscar\/\?q=multa%2F$/);
  await me.see(results);
});

test('with single-character shortcuts switched off, "/" does not open the search', async ({
  me,
  site,
}) => {
  site.before = `localStorage.setItem('licencia-pr:progreso', '{"settings":{"keys":false}}');`;
  await me.open('/blog/');
  await me.see({ css: '[data-accessibility-button]' });
  await me.press('/');
  await me.gone(dialogField);
});

test('the search page keeps the query in its address, and Back restores it', async ({ me }) => {
  await me.open('/buscar/');
  await me.click(field);
  await me.type('hidrante');
  await me.see(results);
  await me.at(/\?q=hidrante$/);
  const { text } = await me.look(results);
  await me.click(results);
  await me.at(/\/(?:consistencia|manual|senales|preguntas)\//);
  await me.back();
  await me.at(/\/buscar\/\?q=hidrante$/);
  await me.reads(results, new RegExp(text.slice(0, 20)));
});

test('a figure is shown with its unit before any result is opened', async ({ me }) => {
  await me.open('/buscar/?q=distancia%20hidrante');
  await me.reads({ css: '.search-results .figure-value' }, /^\d[\d.]* pies$/);
});

test('a sign is listed with its drawing', async ({ me }) => {
  await me.open('/buscar/?q=se%C3%B1al%20de%20pare');
  await me.see({ css: '.search-results img' });
});

const ODD: [string, string][] = [
  ['ten thousand characters', 'parquear '.repeat(1112)],
  ['markup', '<img src=x onerror=alert(1)><b>goma</b>'],
  ['emoji', '🚗🛑'],
  ['accents alone', '´¨~ ̈́'],
  ['direction marks', '\u202ehidrante\u202c\u200f'],
  ['nothing but a space', ' '],
  ['a broken escape', '%E0%A4%A'],
];
for (const [name, query] of ODD)
  test(`the search page stays usable with odd input: ${name}`, async ({ me }) => {
    await me.open(
      `/buscar/?q=${query.startsWith('%') ? query : encodeURIComponent(query).slice(0, 6000)}`,
    );
    await me.see(field);
    await me.see({ css: '#a-z a' });
    expect((await me.look(status)).text).not.toMatch(/undefined|NaN|\[object/);
    expect(await me.tab.evaluate(() => document.querySelectorAll('main img[src=x]').length)).toBe(
      0,
    );
    expect(await me.isScrolledSideways()).toBe(false);
  });

test('a query without a match leads to the nearest results or to the list', async ({ me }) => {
  await me.open('/buscar/?q=hidrrantess');
  await me.reads(
    status,
    /^(?:\d+ resultados?|No está así en el sitio\. Esto es lo más parecido:)$/,
  );
  await me.open('/buscar/?q=qwertyuiop');
  await me.reads(status, /^No está /);
  // The centre of a link that wraps over two lines may be outside its text, so a click could miss it.
  await me.see({ css: '[data-results] a[href$="#a-z"]' });
  await me.focus({ css: '[data-results] a[href$="#a-z"]' });
  await me.press('Enter');
  await me.at(/#a-z$/);
});

const RENEWED = /^El sitio se renovó\. Recarga\.$/;
const NOT_LOADED = /^La búsqueda no ha cargado\. Revisa tu conexión\.$/;
type Fault = (path: string, response: ServerResponse) => 'answered' | undefined;
const FAULTS: [string, Fault, RegExp][] = [
  ['is missing', (path, response) => answer(path, response, 404, 'no'), RENEWED],
  [
    'is cut off',
    (path, response) => answer(path, response, 200, '{"version":1,"records":[['),
    NOT_LOADED,
  ],
  [
    'is from another build',
    (path, response) => answer(path, response, 200, '{"version":0}'),
    RENEWED,
  ],
  ['has no records', (path, response) => answer(path, response, 200, '{"version":1}'), RENEWED],
];

function answer(
  path: string,
  response: ServerResponse,
  code: number,
  body: string,
): 'answered' | undefined {
  if (path !== '/buscar/indice.json') return undefined;
  response.writeHead(code, { 'Content-Type': 'application/json' }).end(body);
  return 'answered';
}

for (const [name, fault, sentence] of FAULTS)
  test(`if the index ${name}, the page shows a message and still links to the list`, async ({
    me,
    site,
  }) => {
    site.fault = fault;
    await me.open('/buscar/?q=goma');
    await me.reads(status, sentence);
    await me.see({ css: '[data-results] a[href$="#a-z"]' });
    site.fault = undefined;
    await me.click(field);
    await me.type('s');
    await me.see(results);
  });

test('if the script is missing, the search link opens the search page with its list', async ({
  me,
  site,
}) => {
  site.fault = (path, response) => {
    if (!/\/search-\w+\.js$/.test(path)) return undefined;
    response.writeHead(404).end();
    return 'answered';
  };
  await me.open('/tests/');
  await me.see({ css: '[data-accessibility-button]' });
  await me.click(link);
  await me.at(/\/buscar\/$/);
  await me.see({ css: '#a-z a' });
});

test('the 404 page links to the results nearest to the missing address', async ({ me, allow }) => {
  allow(/404/);
  await me.open('/manual/hidrantes_%E2%80%AE.html');
  await me.see(controlNamed('Volver al inicio'));
  await me.click({ css: '[data-404-search] a' });
  await me.at(/\/buscar\/\?q=manual%20hidrantes%20html$/);
  await me.see(results);
});

test('the search works on the saved site without a connection', async ({ me, site }) => {
  test.slow();
  site.asBuilt = true;
  await me.open('/tests/');
  await me.click({ css: '[data-offline] button' });
  await me.see(controlNamed('Borrar lo guardado'));
  await site.stop();
  await me.open('/manual/motocicletas/');
  await me.click(link);
  await me.is(dialogField, { focused: true });
  await me.type('goma');
  await me.see(results);
  await me.open('/buscar/?q=goma');
  await me.see(results);
});
