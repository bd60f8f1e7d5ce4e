import { expect, test } from './fixtures.ts';

test('without JavaScript a set of retos is readable, and each answer opens', async ({
  plain: page,
}) => {
  await page.goto('/retos/');
  await page.getByRole('main').locator('a[href="/retos/vehiculo/"]').first().click();
  await expect(page).toHaveURL(/\/retos\/vehiculo\/$/);
  const answer = page.locator('main details', { hasText: 'Ver la respuesta' }).first();
  await expect(answer.getByText('Correcta:')).toBeHidden();
  await answer.locator(':scope > summary').click();
  await expect(answer.getByText('Correcta:')).toBeVisible();
});
