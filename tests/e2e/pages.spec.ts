/** Every page of the site: it opens, says nothing to the console, fits a small screen and passes axe in each look. */

import type { APIRequestContext, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect, HOLES, isScrolledSideways, NOT_FOUND_LOG, test } from './fixtures.ts';
import { allPaths, sitemapPaths, TEST_IDS } from './site.ts';

const WIDTHS = [360, 1280] as const;
/** The looks differ only in colours, so the rules that read no colour need to run in one of them. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const LOOKS = [
  { name: 'light', scheme: 'light', highContrast: false, options: {} },
  { name: 'dark', scheme: 'dark', highContrast: false, options: { runOnly: COLOUR_RULES } },
  {
    name: 'high-contrast',
    scheme: 'light',
    highContrast: true,
    options: { runOnly: COLOUR_RULES },
  },
] as const;
const WITHOUT_COLOUR: RunOptions = {
  rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
};

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: WIDTHS[0], height: 740 },
});

test('the sitemap names pages that exist', () => {
  const pages = allPaths();
  expect(sitemapPaths().length).toBeGreaterThan(TEST_IDS.length);
  expect(sitemapPaths().filter((path) => !pages.includes(path))).toEqual([]);
});

/** The pages of single questions and facts come from two templates: each is opened, one in twenty is looked at in every look. */
const alike = allPaths().filter((path) => /^\/(preguntas|consistencia)\/./.test(path));
const BATCH = 20;
const thorough = [
  ...allPaths().filter((path) => !alike.includes(path)),
  ...alike.filter((_, index) => index % BATCH === 0),
  '/no-existe/',
];

for (const path of thorough) {
  test(`page ${path}`, async ({ page, request, watch }) => {
    // The page of all facts is long, and axe looks at it five times.
    test.setTimeout(180_000);
    if (path === '/no-existe/') watch.allow(NOT_FOUND_LOG);
    await open(page, request, path);
    expect.soft(await violations(page, WITHOUT_COLOUR), 'as it opens').toEqual([]);
    await openEverything(page);
    // What is skipped off screen changes its colours late, and axe would meet it between two looks.
    await page.evaluate(() => {
      for (const item of document.querySelectorAll<HTMLElement>('.banco > ol > li, [data-family]'))
        item.style.setProperty('content-visibility', 'visible');
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      // Colours do not depend on the width: the dark looks are judged on the small screen.
      for (const { name, scheme, highContrast, options } of width === WIDTHS[0]
        ? LOOKS
        : [LOOKS[0]]) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await page.evaluate(
          (wanted) => document.documentElement.classList.toggle('high-contrast', wanted),
          highContrast,
        );
        expect.soft(await violations(page, options), `${width} px, ${name}`).toEqual([]);
      }
      expect.soft(await isScrolledSideways(page), `wider than ${width} px`).toBe(false);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await isScrolledSideways(page), 'wider than 320 px').toBe(false);
  });
}

for (let from = 0; from < alike.length; from += BATCH) {
  const batch = alike.slice(from, from + BATCH);
  test(`pages ${batch[0]} … ${batch.at(-1)}`, async ({ page, request }) => {
    for (const path of batch) {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, request, path);
      await openEverything(page);
      expect.soft(await violations(page, {}), path).toEqual([]);
      expect.soft(await isScrolledSideways(page), `${path} is wider than 320 px`).toBe(false);
    }
  });
}

/** Both forms of its address answer, it has one first heading, and nothing in it was left unfilled. */
async function open(page: Page, request: APIRequestContext, path: string): Promise<void> {
  const status = path === '/no-existe/' ? 404 : 200;
  expect((await page.goto(path))?.status()).toBe(status);
  if (path !== '/') {
    // As hosts do: an address without its final slash leads to the folder.
    const answer = await request.get(path.slice(0, -1), { maxRedirects: 0 });
    expect(answer.status()).toBe(status === 404 ? 404 : 301);
    // A study topic leads to its chapter, also without the slash.
    if (status === 200) expect(answer.headers().location).toBe(new URL(page.url()).pathname);
  }
  expect(await page.locator('body').innerText()).not.toMatch(HOLES);
  expect(await page.locator('h1:visible').count()).toBe(1);
  await page.evaluate(axe.source);
}

/** Closed details and tabs hide their contents from axe too. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details'))
      details.setAttribute('open', '');
    for (const panel of document.querySelectorAll('[data-tab][hidden]'))
      panel.removeAttribute('hidden');
  });
}

async function violations(page: Page, options: object): Promise<string[]> {
  return page.evaluate(async (asked) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const results = await runner.run(document, { resultTypes: ['violations'], ...asked });
    return results.violations.map(({ id, nodes }) => {
      const shown = nodes
        .slice(0, 3)
        .map(
          (node) =>
            `${node.target.join(' ')} – ${[...node.any, ...node.all, ...node.none][0]?.message ?? ''}`,
        );
      return `${id} (${nodes.length}): ${shown.join(' | ')}`;
    });
  }, options);
}
