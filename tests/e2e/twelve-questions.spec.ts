/** Twelve questions that every family asks: each answer is at most two clicks and one and a half screens away. */
import type { Page } from 'playwright/test';
import { expect, isScrolledSideways, test } from './fixtures.ts';

const SCREEN = { width: 360, height: 740 };
const MOST_PRESSES = 2;
const MOST_SCREENS = 1.5;

/** The links to click, the first one on the home page, and words of the answer. */
const QUESTIONS: [id: string, presses: string[], says: RegExp][] = [
  ['edad', ['/tramites/'], /16\saños/],
  ['compania', ['/tramites/'], /quien firma por ti/],
  ['papeles-menores', ['/tramites/'], /patria potestad.*acta de nacimiento/],
  ['papeles-adultos', ['/tramites/'], /certificado médico/],
  ['costo', ['/tramites/'], /\$14/],
  ['cita', ['/tramites/'], /cesco\.turnospr\.com.*939-545-3708/s],
  ['vista', ['/tramites/'], /médico.*DTOP-DIS-260/],
  ['examen', ['/tramites/'], /preguntas.*%/],
  ['repetir', ['/tramites/'], /\$10/],
  ['vigencia', ['/tramites/'], /2\saños.*no se renueva/],
  ['conducir', ['/tramites/'], /21\saños/],
  ['horario', ['/tramites/'], /3:30\sPM/],
];

test.use({ viewport: SCREEN });

async function press(page: Page, presses: readonly string[]): Promise<void> {
  expect(presses.length).toBeLessThanOrEqual(MOST_PRESSES);
  await page.goto('/');
  for (const href of presses) {
    const path = new URL(href, 'http://site').pathname;
    await page.locator(`main a[href="${href}"]`).first().click();
    await page.waitForURL((url) => url.pathname === path);
  }
}

for (const [id, presses, says] of QUESTIONS)
  test(`the answer about ${id} is near the top of its page`, async ({ page }) => {
    await press(page, presses);
    const answer = page.locator(`#esencial-${id}`);
    await expect(answer).toContainText(says);
    const top = await answer.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    expect(top).toBeLessThanOrEqual(MOST_SCREENS * SCREEN.height);
  });

for (const [tab, paper] of [
  ['menores', 'patria-potestad'],
  ['adultos', 'direccion'],
])
  test(`the home page's link to the ${tab} tab shows its first document`, async ({ page }) => {
    await press(page, [`/tramites/#${tab}`]);
    const first = page.locator(`#${tab} [data-paper="${paper}"]`);
    await expect(first).toBeVisible();
    const top = await first.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeLessThanOrEqual(SCREEN.height);
    expect(await isScrolledSideways(page)).toBe(false);
  });

test('a ticked document stays ticked in every list that contains it', async ({ page }) => {
  await page.goto('/tramites/#menores');
  const box = (tab: string) =>
    page.locator(`#${tab} [data-paper="certificado-medico"]`).getByRole('checkbox');
  await box('menores').check();
  await page.reload();
  await expect(box('menores')).toBeChecked();
  await expect(box('adultos')).toBeChecked();
  await box('adultos').uncheck();
  await page.reload();
  await expect(page.locator('[data-paper="acta-o-pasaporte"] input')).toHaveCount(1);
  await expect(box('adultos')).not.toBeChecked();
});

test('without JavaScript the lists have no checkboxes and no hint about them', async ({
  plain: page,
}) => {
  await page.goto('/tramites/');
  for (const tab of ['menores', 'adultos', 'repetir', 'ya-la-tengo'])
    await expect(page.locator(`#${tab} [data-paper]`).first()).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  for (const hint of await page.getByText('Marca cada papel').all())
    await expect(hint).toBeHidden();
});

test('the appointment sheet fits on one Letter page', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium prints to a file');
  await page.goto('/hoja/');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toContain('/Count 1\n');
  expect(pdf).toMatch(/\/MediaBox \[0 0 612 79[12]/);
});

test('the start button of the simulator is on the first screen', async ({ page }) => {
  await page.goto('/simulacro/');
  await expect(page.getByRole('button', { name: 'Comenzar simulacro' })).toBeInViewport({
    ratio: 1,
  });
});

test('a centre without confirmed data begins with links to appointment, telephone and map', async ({
  page,
}) => {
  await page.goto('/centro/arecibo/');
  for (const name of [/Sacar la cita/, /Llamar al/, /Buscar en el mapa/])
    await expect(page.getByRole('link', { name })).toBeInViewport();
});

test('the button of the appointment sheet prints it', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await page.goto('/hoja/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Imprimir la hoja' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
});
