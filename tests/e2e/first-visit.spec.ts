/** A first visit of a test, or of the ten mixed, judged by bytes and order and not by the clock: the question needs the page and its styles alone. */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';
import { htmlFile, questionsOf, siteFile, TEST_IDS } from './site.ts';

const KB = 1024;
const MOST = 140 * KB;
/** The test of fifty questions has their texts in its HTML. */
const OF_FIFTY = 144 * KB;
const OF_TEN = 150 * KB;
/** What the question waits for, the page and its styles: at 1.6 Mb/s a seventh of a second. */
const BEFORE = 28 * KB;
const PACKED = new Set(['.woff2', '.png', '.webp']);

const sent = (path: string): number => {
  const bytes = readFileSync(path.endsWith('/') ? htmlFile(path) : siteFile(path));
  return PACKED.has(extname(path)) ? bytes.length : brotliCompressSync(bytes).length;
};
const sum = (paths: Iterable<string>) => [...paths].reduce((all, path) => all + sent(path), 0);

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 640 } });

for (const id of TEST_IDS)
  test(`test ${id} weighs at most 140 KB, of it a fifth of it before its question`, async ({
    page,
  }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(`/test/${id}/`, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
    expect(sum(asked)).toBeLessThanOrEqual(questionsOf(id).length < 50 ? MOST : OF_FIFTY);
    const before = [...asked].filter((path) => /(\/|\.css)$/.test(path));
    expect(sum(before)).toBeLessThanOrEqual(BEFORE);
  });

test('the ten mixed weigh at most 150 KB, of it a fifth before their question, and no bank before the first press', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto('/repaso/#diez', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
  await expect(page).toHaveTitle(/^Pregunta 1 de 10/);
  expect(sum(asked)).toBeLessThanOrEqual(OF_TEN);
  expect(sum([...asked].filter((path) => /(\/|\.css)$/.test(path)))).toBeLessThanOrEqual(BEFORE);
  expect([...asked].filter((path) => path.endsWith('.json'))).toEqual([]);
  await page.locator('label.op').first().click();
  await expect(page.locator('.fb')).toBeVisible();
  await expect(page.locator('.fb p').first()).not.toBeEmpty();
  await expect.poll(() => [...asked].some((path) => path.includes('/banco-'))).toBe(true);
});

test('the first of the ten mixed is there before any script, stays where it is, and a press on it counts', async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/repaso/#diez', { waitUntil: 'commit' });
  const stem = page.locator('.stem :is(h1, h2)');
  const last = page.locator('label.op').last();
  await expect(stem).toBeInViewport({ ratio: 1 });
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.inicio')).toBeHidden();
  const words = await stem.innerText();
  const place = await last.boundingBox();
  await last.click();
  await expect(last.locator('input')).toBeChecked();
  letGo();
  await expect(page.locator('.fb')).toBeVisible();
  await expect(last.locator('input')).toBeChecked();
  expect(await stem.innerText()).toBe(words);
  expect(await last.boundingBox()).toEqual(place);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // It is the device's own from here: after a reload it stands as it was left.
  await page.reload();
  await expect(page.locator('.fb')).toBeVisible();
  await expect(last.locator('input')).toBeChecked();
  expect(await stem.innerText()).toBe(words);
});

test('the review without that address is its card, with a script and without', async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const other = await plain.newPage();
  for (const [each, address] of [
    [page, '/repaso/'],
    [other, '/repaso/'],
    [other, '/repaso/#diez'],
  ] as const) {
    await each.goto(address);
    await expect(each.getByRole('heading', { name: 'Repaso', level: 1 })).toBeVisible();
    await expect(each.locator('.cuadro')).toBeHidden();
  }
  await plain.close();
});

test('the first question is there when no script has come', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/test/2/');
  await expect(page.locator('.cuadro h1')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('label.op').last()).toBeInViewport({ ratio: 1 });
  await page.locator('label.op').first().click();
  await expect(page.locator('label.op input').first()).toBeChecked();
});
