/** A first visit of a test, judged by bytes and order and not by the clock: the question needs the page and its styles alone. */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';
import { htmlFile, questionsOf, siteFile, TEST_IDS } from './site.ts';

const KB = 1024;
const MOST = 140 * KB;
/** The test of fifty questions has their texts in its HTML. */
const OF_FIFTY = 142 * KB;
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

test('the first question is there when no script has come', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/test/2/');
  await expect(page.locator('.cuadro h1')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('label.op').last()).toBeInViewport({ ratio: 1 });
  await page.locator('label.op').first().click();
  await expect(page.locator('label.op input').first()).toBeChecked();
});
