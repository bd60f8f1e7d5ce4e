/** Every page of the site: it opens, says nothing to the console, fits a small screen and passes axe in each look. */
import axe, { type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, HOLES, isScrolledSideways, NOT_FOUND_LOG, test } from './fixtures.ts';
import { allPaths, sitemapPaths } from './site.ts';

const WIDTHS = [360, 1280];
/** The looks differ only in colours, so the rules that read no colour need to run in one of them. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const LOOKS = [
  { name: 'light', scheme: 'light', highContrast: false, options: {} },
  { name: 'dark', scheme: 'dark', highContrast: false, options: { runOnly: COLOUR_RULES } },
  { name: 'high-contrast', scheme: 'light', highContrast: true, options: { runOnly: COLOUR_RULES } },
] as const;
const WITHOUT_COLOUR: RunOptions = { rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the sitemap names pages that exist', () => {
  const pages = allPaths();
  expect(sitemapPaths().length).toBeGreaterThan(40);
  expect(sitemapPaths().filter((path) => !pages.includes(path))).toEqual([]);
});

for (const path of [...allPaths(), '/no-existe/']) {
  test(`page ${path}`, async ({ page, request, watch }) => {
    const status = path === '/no-existe/' ? 404 : 200;
    if (status === 404) watch.allow(NOT_FOUND_LOG);
    expect((await page.goto(path))?.status()).toBe(status);
    if (path !== '/') expect((await request.get(path.slice(0, -1), { maxRedirects: 0 })).status()).toBe(status);
    expect(await page.locator('body').innerText()).not.toMatch(HOLES);
    expect(await page.locator('h1:visible').count()).toBe(1);

    await page.evaluate(axe.source);
    await page.setViewportSize({ width: WIDTHS[0]!, height: 740 });
    expect.soft(await violations(page, WITHOUT_COLOUR), 'as it opens').toEqual([]);
    await openEverything(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      for (const { name, scheme, highContrast, options } of LOOKS) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.evaluate((wanted) => document.documentElement.classList.toggle('high-contrast', wanted), highContrast);
        expect.soft(await violations(page, options), `${width} px, ${name}`).toEqual([]);
      }
      expect.soft(await isScrolledSideways(page), `wider than ${width} px`).toBe(false);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await isScrolledSideways(page), 'wider than 320 px').toBe(false);
  });
}

/** Closed details and tabs hide their contents from axe too. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
    for (const panel of document.querySelectorAll('[data-tab][hidden]')) panel.removeAttribute('hidden');
  });
}

async function violations(page: Page, options: object): Promise<string[]> {
  return page.evaluate(async (asked) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const results = await runner.run(document, { resultTypes: ['violations'], ...asked });
    return results.violations.map(({ id, nodes }) => {
      const shown = nodes.slice(0, 3).map((node) => `${node.target.join(' ')} – ${[...node.any, ...node.all, ...node.none][0]?.message ?? ''}`);
      return `${id} (${nodes.length}): ${shown.join(' | ')}`;
    });
  }, options);
}
