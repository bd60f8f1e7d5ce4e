/**
 * A first visit to a test or to the ten mixed questions, measured in bytes and load order: the question needs only the
 * page and styles.
 */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';
import { htmlFile, readTestQuestions, siteFile, TEST_IDS } from './site.ts';

const KB = 1024;
const MOST = 140 * KB;
/** The limit of the test with fifty questions, whose texts are in its HTML. */
const OF_FIFTY = 148 * KB;
/** The limit of the page of ten mixed questions. It includes the print stylesheet, which does not block rendering. */
const OF_TEN = 157 * KB;
/** The limit of the page and its styles, without which no question is shown. At 1.6 Mb/s they take 0.16 seconds. */
const BEFORE = 31 * KB;
const PACKED = new Set(['.woff2', '.png', '.webp']);

const sent = (path: string): number => {
  const bytes = readFileSync(path.endsWith('/') ? htmlFile(path) : siteFile(path));
  return PACKED.has(extname(path)) ? bytes.length : brotliCompressSync(bytes).length;
};
/** True for the files that block rendering: the page and its stylesheets, except the one for print. */
const isWaitedFor = (path: string) => /(\/|\.css)$/.test(path) && !path.includes('/print-');
const sum = (paths: Iterable<string>) => [...paths].reduce((all, path) => all + sent(path), 0);

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 640 } });

for (const id of TEST_IDS)
  test(`a first visit to test ${id} stays within its limits, the question within 31 KB`, async ({
    page,
  }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(`/test/${id}/`, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
    expect(sum(asked)).toBeLessThanOrEqual(readTestQuestions(id).length < 50 ? MOST : OF_FIFTY);
    const before = [...asked].filter(isWaitedFor);
    expect(sum(before)).toBeLessThanOrEqual(BEFORE);
  });

test('a long press on an option counts as an answer, even while the bank loads', async ({
  page,
}) => {
  await page.goto('/repaso/#diez');
  await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
  const option = (await page.locator('label.option').first().boundingBox())!;
  await page.mouse.move(option.x + 40, option.y + 20);
  await page.mouse.down();
  await page.waitForTimeout(1500);
  await page.mouse.up();
  await expect(page.locator('.feedback h2')).toBeFocused();
});

test('the ten mixed questions weigh at most 157 KB; the first answer loads the bank', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto('/repaso/#diez', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
  await expect(page).toHaveTitle(/^Pregunta 1 de 10/);
  expect(sum(asked)).toBeLessThanOrEqual(OF_TEN);
  expect(sum([...asked].filter(isWaitedFor))).toBeLessThanOrEqual(BEFORE);
  expect([...asked].filter((path) => path.endsWith('.json'))).toEqual([]);
  await page.locator('label.option').first().click();
  await expect(page.locator('.feedback')).toBeVisible();
  await expect(page.locator('.feedback p').first()).not.toBeEmpty();
  await expect.poll(() => [...asked].some((path) => path.includes('/banco-'))).toBe(true);
});

test('the first mixed question appears before any script, stays in place and accepts a click', async ({
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
  const last = page.locator('label.option').last();
  await expect(stem).toBeInViewport({ ratio: 1 });
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.start-card')).toBeHidden();
  const words = await stem.innerText();
  const place = await stem.boundingBox();
  await last.click();
  await expect(last.locator('input')).toBeChecked();
  letGo();
  await expect(page.locator('.feedback')).toBeVisible();
  await expect(last.locator('input')).toBeChecked();
  expect(await stem.innerText()).toBe(words);
  // Only the stem is compared, because the options may move to make room for the reason.
  expect(await stem.boundingBox()).toEqual(place);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // From now on the practice session is stored, so a reload restores it.
  await page.reload();
  await expect(page.locator('.feedback')).toBeVisible();
  await expect(last.locator('input')).toBeChecked();
  expect(await stem.innerText()).toBe(words);
});

test('the review shows its start card without a hash or without JavaScript', async ({
  page,
  plain: other,
}) => {
  for (const [each, address] of [
    [page, '/repaso/'],
    [other, '/repaso/'],
    [other, '/repaso/#diez'],
  ] as const) {
    await each.goto(address);
    await expect(each.getByRole('heading', { name: 'Repaso', level: 1 })).toBeVisible();
    await expect(each.locator('.question-frame')).toBeHidden();
  }
});

test('the first question appears even if no script loads', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/test/2/');
  await expect(page.locator('.question-frame h1')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('label.option').last()).toBeInViewport({ ratio: 1 });
  await page.locator('label.option').first().click();
  await expect(page.locator('label.option input').first()).toBeChecked();
});
