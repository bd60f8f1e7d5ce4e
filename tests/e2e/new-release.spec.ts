/** After a new release, files that an open page loads later are gone. One notice says so and offers a reload. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { createSiteServer } from '../../pipeline/commands/preview.ts';
import { expect, test } from './fixtures.ts';
import { atQuestion, choose, nextButton, startButton } from './quiz.ts';
import { SITE_VARIABLE } from './variables.ts';

const GONE = 'El sitio se renovó. Recarga. Tus respuestas están guardadas.';
const LOG =
  /Failed to load resource|status of 404|^console warning: banco|foreign request: http:\/\/localhost/;

let server: Server;
let base: string;
/** Matches addresses that existed only in the previous release. */
let gone: RegExp | undefined;
let asked: string[];

test.beforeEach(async ({ watch }) => {
  watch.allow(LOG);
  gone = undefined;
  asked = [];
  server = createSiteServer(process.env[SITE_VARIABLE]!);
  server.prependListener('request', (request) => {
    if (!gone?.test(request.url ?? '')) return;
    asked.push(`${request.method} ${request.url}`);
    request.url = `${request.url}.old`;
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const notice = (page: Page) => page.locator('.toast').filter({ hasText: GONE });

/** Expects one notice of the new release, no connection error, and a button that reloads the page. */
async function saysSo(page: Page): Promise<void> {
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText(/Revisa tu conexión/).filter({ visible: true })).toHaveCount(0);
  gone = undefined;
  await Promise.all([
    page.waitForEvent('load'),
    notice(page).getByRole('button', { name: 'Recargar' }).click(),
  ]);
  await expect(notice(page)).toHaveCount(0);
}

type Case = [app: string, path: string, press: (page: Page) => Promise<unknown>];
const late: Case[] = [
  ['search', '/buscar/', (page) => page.locator('form[data-search] input').fill('alto')],
  [
    "the plan's exam day",
    '/plan/',
    (page) => page.locator('summary', { hasText: 'Pon la fecha de tu examen' }).click(),
  ],
  [
    'results of a class',
    '/maestros/',
    (page) => page.getByRole('button', { name: 'Ver la tabla' }).click(),
  ],
  ['hazards', '/peligros/', (page) => page.locator('.hazard [data-play]').first().click()],
  ['manoeuvres', '/maniobras/', (page) => page.locator('[data-film] [data-play]').first().click()],
  ['gallery', '/senales/', (page) => page.locator('[data-mode]').first().click()],
  ['simulator', '/simulacro/', (page) => startButton(page).click()],
];
for (const [app, path, press] of late)
  test(`missing files after a release are reported: ${app}`, async ({ page }) => {
    await page.goto(base + path);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
    await page.waitForLoadState('networkidle');
    gone = /^\/assets\//;
    await press(page);
    await saysSo(page);
  });

const atOnce: [app: string, path: string, file: RegExp][] = [
  ['questions of the simulator', '/simulacro/#examen=77', /banco-/],
  ['questions of the review', '/repaso/', /banco-/],
  ['questions of the plan', '/plan/', /plan-\w+\.json/],
  ['a test', '/test/1/', /test-1-/],
  ['a script', '/simulacro/', /parte-.*\.js/],
];
for (const [app, path, file] of atOnce)
  test(`a cached page with a missing file offers a reload: ${app}`, async ({ page }) => {
    gone = file;
    await page.goto(base + path);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Intentar otra vez' })).toHaveCount(0);
    const got = asked.filter((each) => each.startsWith('GET'));
    for (const each of new Set(got))
      expect(got.filter((other) => other === each).length).toBeLessThanOrEqual(2);
    gone = undefined;
    await page.getByRole('button', { name: 'Recargar' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
    await expect(notice(page)).toHaveCount(0);
  });

test('a missing speech file offers a reload', async ({ page }) => {
  await page.addInitScript(() => {
    const voice = { lang: 'es-PR', localService: true, name: 'es' };
    const speech = Object.assign(new EventTarget(), { getVoices: () => [voice], cancel() {} });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
  });
  gone = /voz-/;
  await page.goto(`${base}/preguntas/senales-01/`);
  await saysSo(page);
});

test('a missing reasons file is requested once, and the test continues', async ({ page }) => {
  await page.goto(`${base}/test/1/`);
  await atQuestion(page, 1);
  gone = /razones-/;
  for (const number of [1, 2, 3]) {
    await atQuestion(page, number);
    await choose(page, 1);
    await nextButton(page).click();
    await nextButton(page).click();
  }
  expect(asked.filter((each) => each.startsWith('GET'))).toHaveLength(1);
  await saysSo(page);
  await atQuestion(page, 4);
});

test('with blocked storage, no text claims that answers are stored', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked');
      },
    });
  });
  await page.goto(`${base}/test/1/`);
  await atQuestion(page, 1);
  gone = /razones-/;
  await choose(page, 1);
  await nextButton(page).click();
  const toast = page.locator('.toast');
  await expect(toast).toContainText('El sitio se renovó. Recarga.');
  await expect(page.getByText(/están\s+guardadas/).filter({ visible: true })).toHaveCount(0);
});

test('a lost connection is not reported as a new release', async ({ page }) => {
  await page.goto(`${base}/peligros/`);
  await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
  await page.route('**/assets/**', (route) => route.abort());
  const scene = page.locator('.hazard').first();
  await scene.locator('[data-play]').click();
  await expect(scene.locator('[data-result]')).toContainText('Revisa tu conexión');
  await expect(notice(page)).toHaveCount(0);
});
