import { expect, test } from 'playwright/test';

const LIST = 'li[data-dato]';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the overview is at most 8,200 pixels long and fits the width', async ({ page }) => {
    await page.goto('/consistencia/');
    const { scrollHeight, scrollWidth } = await page.evaluate(() => ({
      scrollHeight: document.documentElement.scrollHeight,
      scrollWidth: document.documentElement.scrollWidth,
    }));
    expect(scrollHeight).toBeLessThanOrEqual(8200);
    expect(scrollWidth).toBe(360);
  });
});

test('filters hide facts in the table and the list, and can be removed', async ({ page }) => {
  await page.goto('/consistencia/');
  const all = await page.locator(LIST).count();
  const facts = page.locator(`${LIST}:not([hidden])`);
  await page.getByLabel('Busca').fill('distancia hidrante');
  await expect(facts).not.toHaveCount(all);
  for (const text of await facts.allTextContents()) expect(text).toMatch(/hidrante/i);
  await expect(facts.first()).toBeVisible();
  await page.getByLabel('Busca').fill('');
  await page.getByLabel('Estado').selectOption('open');
  for (const text of await facts.allTextContents()) expect(text).toContain('Sigue abierto');
  await expect(page.locator('tr[data-dato]:not([hidden])')).toHaveCount(await facts.count());
  await page.getByLabel('Tema').selectOption('tema-velocidad');
  await expect(page.locator('[data-found]')).toHaveText(/cifra/);
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(facts).toHaveCount(all);
  await expect(facts.first()).toBeHidden();
});

test('an old address with an anchor opens the topic, which links to the fact', async ({ page }) => {
  await page.goto('/consistencia/#velocidad-urbana');
  const line = page.locator('#velocidad-urbana');
  await expect(line).toBeVisible();
  await line.getByRole('link').click();
  await expect(page).toHaveURL(/\/consistencia\/velocidad-urbana\/$/);
  await expect(page.getByRole('img', { name: /Usamos 25.mph/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the overview has no filters, and its topics open natively', async ({ page }) => {
    await page.goto('/consistencia/');
    await expect(page.getByLabel('Busca')).toBeHidden();
    const topic = page.locator('details[data-tema]').first();
    await expect(topic.locator(LIST).first()).toBeHidden();
    await topic.locator('summary').click();
    await expect(topic.locator(LIST).first()).toBeVisible();
  });
});
