/**
 * Pages open without console messages, fit a small screen and pass axe: one of each kind in every look, and a third of
 * those that share a template.
 */

import type { APIRequestContext, Page } from 'playwright/test';
import { sampleSeed } from '../run/sample.ts';
import { AXE_WIDTHS, checkAccessibility, findAxeViolations, WITHOUT_COLOUR } from './axe.ts';
import {
  expect,
  isScrolledSideways,
  NOT_FOUND_MESSAGES,
  test,
  UNFILLED_VALUES,
} from './fixtures.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { allPaths, sitemapPaths, TEST_IDS } from './site.ts';
import { PART_VARIABLE } from './variables.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: AXE_WIDTHS[0], height: 740 },
});

test('the sitemap lists only existing pages', () => {
  const pages = allPaths();
  expect(sitemapPaths().length).toBeGreaterThan(TEST_IDS.length);
  expect(sitemapPaths().filter((path) => !pages.includes(path))).toEqual([]);
});

/** Folders whose pages share a template. The first page of each is checked in every look. */
const FOLDERS =
  /^\/(blog|centro|consistencia|guia-estudio|manual|preguntas|retos|ruta|test|test-result)\/./;
const alike = allPaths().filter((path) => FOLDERS.test(path));
const first = [...new Map(alike.toReversed().map((path) => [path.split('/')[1], path])).values()];
/** Every third of the other pages, because axe takes a second per page; LICENCIA_SEED selects another third. */
const opened = alike
  .filter((path) => !first.includes(path))
  .filter((_, at) => (at + sampleSeed(0)) % 3 === 0);

/** Groups pages that share a browser context: a new context costs more than most pages. */
const inBatches = (paths: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(paths.length / size) }, (_, index) =>
    paths.slice(index * size, (index + 1) * size),
  );

const isQuick = process.env[PART_VARIABLE] === 'quick';
const thorough = isQuick
  ? Object.values(PAGE_KINDS).filter((path) => path !== '/no-existe/')
  : [...allPaths().filter((path) => !alike.includes(path)), ...first].sort();
for (const batch of [...inBatches(thorough, 4), ['/no-existe/']])
  test(`pages pass axe in every colour theme: ${batch.join(' ')}`, async ({
    page,
    request,
    watch,
  }) => {
    if (batch.includes('/no-existe/')) watch.allow(NOT_FOUND_MESSAGES);
    for (const path of batch) await inEveryLook(page, request, path);
  });

for (const batch of isQuick ? [] : inBatches(opened, 20))
  test(`pages pass axe at 320 px: ${batch[0]} … ${batch.at(-1)}`, async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of batch) {
      await open(page, request, path);
      await openEverything(page);
      expect.soft(await findAxeViolations(page, {}), path).toEqual([]);
      expect.soft(await isScrolledSideways(page), `${path} is wider than 320 px`).toBe(false);
    }
  });

async function inEveryLook(page: Page, request: APIRequestContext, path: string): Promise<void> {
  await page.setViewportSize({ width: AXE_WIDTHS[0], height: 740 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, request, path);
  // A study topic redirects to its chapter, which is checked separately.
  if (path !== '/no-existe/' && new URL(page.url()).pathname !== path) return;
  await page.setViewportSize({ width: AXE_WIDTHS[1], height: 740 });
  expect.soft(await findAxeViolations(page, WITHOUT_COLOUR), `${path} as it opens`).toEqual([]);
  await openEverything(page);
  await checkAccessibility(page, path, true);
}

/** Opens a page. Expects its address to work with and without the final slash, one h1 and no unfilled placeholder. */
async function open(page: Page, request: APIRequestContext, path: string): Promise<void> {
  const status = path === '/no-existe/' ? 404 : 200;
  expect((await page.goto(path))?.status()).toBe(status);
  if (path !== '/') {
    // As on most hosts, an address without its final slash redirects to the folder.
    const answer = await request.get(path.slice(0, -1), { maxRedirects: 0 });
    expect(answer.status()).toBe(status === 404 ? 404 : 301);
    // A study topic redirects to its chapter, even without the slash.
    if (status === 200) expect(answer.headers().location).toBe(new URL(page.url()).pathname);
  }
  expect(await page.locator('body').innerText()).not.toMatch(UNFILLED_VALUES);
  expect(await page.locator('h1:visible').count()).toBe(1);
}

/** Opens details and tabs, because axe cannot see inside, and lays out the parts that content-visibility skips. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details'))
      details.setAttribute('open', '');
    for (const panel of document.querySelectorAll('[data-tab][hidden]'))
      panel.removeAttribute('hidden');
    for (const item of document.querySelectorAll<HTMLElement>(
      '.plain-questions > ol > li, [data-family]',
    ))
      item.style.setProperty('content-visibility', 'visible');
  });
}
