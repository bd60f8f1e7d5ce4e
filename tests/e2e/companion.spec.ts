import { readFileSync } from 'node:fs';
import { checkAccessibility } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('an outing is logged, stored, saved as a file and removed', async ({ page }) => {
  await page.goto('/practica/');
  await expect(page.getByRole('button', { name: 'Anotar' })).toBeEnabled();
  await page.getByLabel('Minutos').fill('45');
  await page.getByLabel('Dónde').fill('=La Marquesa');
  await page.getByLabel('Qué practicaron').selectOption({ index: 1 });
  await page.getByLabel('Dónde').press('Enter');
  await expect(page.locator('[data-outings-total]')).toContainText('1 salida, 0 h 45 min');
  await page.reload();
  await expect(page.locator('[data-outings-list] tr')).toHaveCount(1);
  await checkAccessibility(page, 'a log with an outing');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bajar' }).click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toContain("45,'=La Marquesa,");
  await page.getByRole('button', { name: 'Borrar la lista' }).click();
  await page.getByRole('button', { name: 'Sí, borrar' }).click();
  await expect(page.locator('[data-outings-list] tr')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('licencia-pr:salidas'))).toBeNull();
});

test('the next outing is due once all three boxes of this one are ticked', async ({ page }) => {
  await page.goto('/practica/');
  const today = page.locator('[data-outings-today]');
  const note = async (ticks: number) => {
    const boxes = page.locator('[data-outings-boxes] input');
    await expect(boxes).toHaveCount(3);
    for (let place = 0; place < ticks; place++) await boxes.nth(place).check();
    await page.getByLabel('Minutos').fill('60');
    await page.getByLabel('Dónde').fill('La Marquesa & más');
    await page.getByRole('button', { name: 'Anotar' }).click();
  };
  await expect(today).toHaveText(/^Hoy toca la 1: /);
  await note(2);
  await expect(page.locator('[data-outings-list] tr').first()).toContainText(': 2 de 3');
  await expect(today).toHaveText(/^Hoy toca la 1: /);
  await note(3);
  await expect(today).toHaveText(/^Hoy toca la 2: /);
  await expect(page.locator('[data-outings-boxes] :checked')).toHaveCount(0);
  await expect(page.locator('[data-outings-total]')).toContainText(
    '2 salidas, 2 h 0 min. Meta: 10 h',
  );
  const sent = new URL(
    (await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href'))!,
  ).searchParams.get('text');
  expect(sent).toContain('60 min en La Marquesa & más.');
  expect(sent).toContain(': 3 de 3. Llevamos 2 salidas, 2 h 0 min.');
  await page.setViewportSize({ width: 360, height: 740 });
  // Column headings do not wrap, not even «Dónde».
  const heights = await page
    .locator('.outing-table th')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(new Set(heights.map(Math.round)).size).toBe(1);
  expect(
    await page.locator('.outing-table th').evaluateAll((all) =>
      all.every((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return range.getClientRects().length === 1;
      }),
    ),
  ).toBe(true);
});

test('the log of outings moves to another device with the progress', async ({ page }) => {
  const outing = { day: '2026-02-01', minutes: 40, where: 'El parque', what: 'Lluvia' };
  await page.goto('/practica/');
  await page.evaluate(
    (text) => {
      localStorage.setItem('licencia-pr:salidas', text);
    },
    JSON.stringify({ version: 1, list: [outing] }),
  );
  await page.goto('/plan/');
  await page.getByText('Tu progreso en este dispositivo').click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar progreso' }).click();
  const path = await (await saving).path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ outings: { list: [outing] } });
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.reload();
  await page.getByText('Tu progreso en este dispositivo').click();
  await page.locator('input[type="file"]').setInputFiles(path);
  await expect(page.getByText('Progreso importado')).toBeVisible();
  await page.getByRole('link', { name: 'Para quien te acompaña' }).click();
  await expect(page.locator('[data-outings-list] tr')).toHaveCount(1);
  await expect(page.locator('[data-outings-total]')).toContainText('1 salida, 0 h 40 min');
});

test('the printed log is a table without buttons', async ({ page }) => {
  await page.goto('/practica/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.outing-table')).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('button', { name: 'Anotar' })).toBeEnabled();
  await page.getByLabel('Minutos').fill('45');
  await page.getByLabel('Dónde').fill('La Marquesa');
  await page.getByLabel('Dónde').press('Enter');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.outing-table td').nth(2)).toHaveText('La Marquesa');
  await expect(page.locator('.outing-table')).toBeVisible();
  await expect(page.locator('#bitacora').getByRole('button')).toHaveCount(0);
  await expect(page.locator('[data-outings-total]')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the outings, but no form', async ({ page }) => {
    await page.goto('/practica/');
    await expect(page.locator('.outings > li')).toHaveCount(10);
    await expect(page.locator('form:visible [data-field]')).toHaveCount(0);
  });
});

test.describe('unreadable stored data', () => {
  const KEY = 'licencia-pr:salidas';
  const outing = { day: '2026-02-01', minutes: 40, where: 'El parque', what: 'Lluvia' };
  const stored = (page: import('playwright/test').Page) =>
    page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

  for (const [name, text, rows] of [
    ['that is cut off', '{"version":1,"list":[{"day":"2026-0', 0],
    ['with one wrong entry', JSON.stringify({ version: 1, list: [outing, { day: 7 }] }), 1],
  ] as const)
    test(`a stored list ${name} is set aside with a message, and new outings are logged`, async ({
      page,
    }) => {
      // Stores the list on another page, because the log's own script would repair it before the page is opened again.
      await page.goto('/aviso-legal/');
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
      await page.goto('/practica/');
      await expect(page.locator('[data-outings-total]')).toContainText('Apartamos una copia');
      await expect(page.locator('[data-outings-list] tr')).toHaveCount(rows);
      await page.getByLabel('Minutos').fill('30');
      await page.getByLabel('Dónde').fill('La Marquesa');
      await page.getByRole('button', { name: 'Anotar' }).click();
      await expect(page.locator('[data-outings-list] tr')).toHaveCount(rows + 1);
      expect((await stored(page))['licencia-pr:progreso:corrupto']).toBe(text);
      await page.reload();
      await expect(page.locator('[data-outings-list] tr')).toHaveCount(rows + 1);
    });

  test('outings and ticks from a newer version of the site stay unchanged, with a notice', async ({
    page,
  }) => {
    const text = JSON.stringify({ version: 2, list: { a: 1 } });
    await page.goto('/aviso-legal/');
    await page.evaluate(
      ([key, value]) => {
        for (const each of [key, 'licencia-pr:papeles']) localStorage.setItem(each, value);
      },
      [KEY, text] as const,
    );
    await page.goto('/practica/');
    await expect(page.locator('[data-outings-total]')).toContainText('versión más nueva. Recarga');
    await expect(page.getByRole('button', { name: 'Anotar' })).toBeDisabled();
    await page.goto('/tramites/#menores');
    await expect(page.getByText('es de una versión más nueva del sitio')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Ya lo tengo/ }).first()).toBeDisabled();
    expect(await stored(page)).toMatchObject({ [KEY]: text, 'licencia-pr:papeles': text });
  });
});
