import type { Page } from 'playwright/test';
import { checkAccessibility } from './axe.ts';
import { expect, test } from './fixtures.ts';

const results = (page: Page) => page.locator('.search-results a').first();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('search results pass axe', async ({ page }) => {
  await page.goto('/buscar/?q=parquear');
  await expect(results(page)).toBeVisible();
  await expect(page.locator('#a-z')).toBeHidden();
  await checkAccessibility(page, 'results');
});

test('search results in a dialog over another page pass axe', async ({ page }) => {
  await page.goto('/tests/');
  await page.getByRole('link', { name: 'Buscar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Buscar' });
  await dialog.getByRole('searchbox', { name: 'Busca en el sitio' }).fill('reductor');
  await expect(results(page)).toBeVisible();
  await checkAccessibility(page, 'results over a page');
});

test('a search without results passes axe', async ({ page }) => {
  await page.goto('/buscar/?q=qwertyuiop');
  await expect(page.getByText(/^No está /)).toBeVisible();
  await expect(page.locator('#a-z')).toBeVisible();
  await checkAccessibility(page, 'nothing found');
});

test('a search whose file fails to load passes axe', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.route('**/indice.json', (route) => route.abort());
  await page.goto('/buscar/?q=goma');
  await expect(
    page.getByText('La búsqueda no ha cargado. Revisa tu conexión.', { exact: true }),
  ).toBeVisible();
  await checkAccessibility(page, 'no file');
});

test('a screen reader gets the number of results and lists of links under headings', async ({
  page,
}) => {
  await page.goto('/buscar/?q=parquear');
  await expect(results(page)).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ resultados$/);
  const tree = await page.getByRole('main').ariaSnapshot();
  expect(tree).toMatch(/- search:\n\s+- text: [\s\S]*- searchbox/);
  expect(tree).toMatch(
    /- status: \d+ resultados\n\s+- list:\n\s+- listitem:\n\s+- (?:img\n\s+- )?link/,
  );
  expect(tree).toContain('- heading "Manual" [level=2]');
});

test('without JavaScript the A–Z list works, and the search box is hidden', async ({
  plain: page,
}) => {
  await page.goto('/tests/');
  await page.getByRole('link', { name: 'Buscar', exact: true }).click();
  await expect(page.getByRole('searchbox')).toBeHidden();
  const terms = page.locator('.term-links a');
  expect(await terms.count()).toBeGreaterThanOrEqual(150);
  await terms.first().click();
  await expect(page).not.toHaveURL(/\/buscar\//);
});
