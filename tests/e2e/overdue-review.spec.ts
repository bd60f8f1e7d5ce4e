import { expect, test } from './fixtures.ts';

const DATED = [
  '/',
  '/hoja/',
  '/tramites/',
  '/manual/cifras/',
  '/consistencia/velocidad-urbana/',
  '/blog/limites-velocidad-ley-22/',
  '/test/1/',
  '/en/',
];
const LATE =
  /Esto debía revisarse el \d+ de \p{L}+ de \d{4}: confírmalo\.|This was to be checked again by \p{L}+ \d+, \d{4}: confirm it\./u;
const READ = /Fuentes leídas|Sources read/;

for (const path of DATED)
  test(`${path} shows when its sources were read, and in 2029 that a review is overdue`, async ({
    page,
  }) => {
    const stamp = page.locator('.reading-dates');
    // If the clock is years behind, the page does not say that a review is overdue.
    await page.clock.setFixedTime('2020-01-01T12:00:00Z');
    await page.goto(path);
    await expect(stamp).toHaveText(READ);
    await page.clock.setFixedTime('2029-01-01T12:00:00Z');
    await page.reload();
    await expect(stamp).toHaveText(LATE);
    await expect(stamp).not.toHaveText(READ);
    await page.emulateMedia({ media: 'print' });
    await expect(stamp).toBeVisible();
  });

test('a review is not overdue on its due day', async ({ page }) => {
  await page.goto('/hoja/');
  const by = await page.locator('[data-hasta]').getAttribute('data-hasta');
  const [noon, after] = [0, 1].map(
    (day) => new Date(Date.parse(`${by}T16:00:00Z`) + day * 86_400_000),
  );
  await page.clock.setFixedTime(noon!);
  await page.reload();
  await expect(page.locator('.reading-dates')).toHaveText(READ);
  await page.clock.setFixedTime(after!);
  await page.reload();
  await expect(page.locator('.reading-dates')).toHaveText(LATE);
});
