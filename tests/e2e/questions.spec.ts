import { expect, test } from './fixtures.ts';
import { sitemapPaths } from './site.ts';

const LIST = '/preguntas/';

test('without JavaScript each topic opens its list, and a question opens its page', async ({
  plain: page,
}) => {
  await page.goto('/tests/');
  await page.getByRole('link', { name: 'Preguntas por tema' }).first().click();
  const first = page.locator('.by-topic details').first();
  const question = first.getByRole('link').first();
  await expect(question).toBeHidden();
  await first.locator('summary').click();
  const stem = await question.innerText();
  await question.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(stem.trim());
  await page.goto(LIST);
  const count = await page.locator('.by-topic li').count();
  const said = /Las (\d+) preguntas de los tests(?:, y (\d+) más)?/.exec(
    await page.locator('.lead').innerText(),
  )!;
  expect(Number(said[1]) + Number(said[2] ?? 0)).toBe(count);
  const addresses = await page
    .locator('.by-topic li a')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  expect(new Set(addresses).size).toBe(count);
  expect(sitemapPaths()).toEqual(expect.arrayContaining([LIST, ...addresses]));
});

test('the search opens the topics with matches, and clearing it closes them', async ({ page }) => {
  await page.goto(LIST);
  const rows = page.locator('.by-topic li');
  const all = await rows.count();
  const title = page.locator('.by-topic summary span').first();
  const words = await title.evaluate((element) => element.textContent);
  await page.getByLabel('Busca').fill(words.toUpperCase());
  await expect.poll(() => page.locator('.by-topic li:visible').count()).toBeGreaterThan(0);
  const found = await page.locator('.by-topic li:visible').count();
  expect(found).toBeLessThan(all);
  await expect(page.locator('[data-found]')).toContainText(`${found} `);
  await page.getByLabel('Busca').fill('xyzzy');
  await expect(page.getByText('Ninguna pregunta es así.')).toBeVisible();
  await expect(page.locator('.by-topic section:visible')).toHaveCount(0);
  await page.getByLabel('Busca').fill('');
  await expect(page.locator('[data-found]')).toContainText(`${all} preguntas`);
  await expect(page.locator('.by-topic li:visible')).toHaveCount(0);
});
