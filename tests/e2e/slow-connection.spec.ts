import type { Page } from 'playwright/test';
import { PROGRESS_KEY } from '../../templates/islands/store/registry.ts';
import { expect, measureLayoutShift, test } from './fixtures.ts';
import {
  atQuestion,
  choose,
  delayPracticeScripts,
  delayScript,
  nextButton,
  openOptions,
  SHORT_TEST,
  startButton,
} from './quiz.ts';
import { EXAM_SETTINGS } from './site.ts';

const keys = (page: Page) => page.getByRole('checkbox', { name: /^Usar atajos de teclado/ });

test('opened options and a chosen time are kept when the script loads later', async ({ page }) => {
  const release = await delayPracticeScripts(page);
  await page.goto('/simulacro/');
  await openOptions(page);
  await page.getByRole('radio', { name: new RegExp(`^${EXAM_SETTINGS.minutes} minutos`) }).check();
  release();
  await expect(startButton(page)).not.toHaveAttribute('aria-disabled');
  await expect(page.locator('.practice-settings')).toHaveAttribute('open');
  await startButton(page).click();
  await atQuestion(page, 1);
  await expect(page.locator('.progress-line')).toContainText(
    new RegExp(`^Quedan (${EXAM_SETTINGS.minutes - 1}|${EXAM_SETTINGS.minutes}) min`),
  );
});

test('a setting changed before loading ends is kept, and other settings stay unchanged', async ({
  page,
}) => {
  await page.goto(`/test/${SHORT_TEST}/`);
  await page.locator('.practice-settings summary').click();
  await page.getByRole('checkbox', { name: /^Barajar/ }).check();
  // Waits, because a choice is stored only once the script has loaded.
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), PROGRESS_KEY))
    .toContain('"shuffle":true');
  const held: (() => void)[] = [];
  await page.route(
    '**/banco-*.json',
    (route) => new Promise<void>((resolve) => held.push(() => resolve(route.continue()))),
  );
  const release = await delayPracticeScripts(page);
  await page.goto('/simulacro/');
  await openOptions(page);
  const before = await keys(page).isChecked();
  await keys(page).setChecked(!before);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
  await expect(keys(page)).toBeChecked({ checked: !before });
  // The first click loads the questions.
  await keys(page).setChecked(before);
  await expect.poll(() => held.length).toBe(1);
  held[0]!();
  await expect(startButton(page)).toBeEnabled();
  await expect(keys(page)).toBeChecked({ checked: before });
  await page.goto(`/test/${SHORT_TEST}/`);
  await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
  await page.locator('.practice-settings summary').click();
  await expect(page.getByRole('checkbox', { name: /^Barajar/ })).toBeChecked();
});

test('the simulator reports questions that fail to load, and retries', async ({ page, watch }) => {
  watch.allow(/Failed to load resource|banco/);
  await page.route('**/banco-*.json', (route) => route.abort());
  await page.goto('/simulacro/');
  await startButton(page).click();
  await expect(page.getByText('No se pudieron cargar las preguntas.')).toBeVisible();
  await page.unroute('**/banco-*.json');
  await page.getByRole('button', { name: 'Intentar otra vez' }).click();
  // The earlier click still starts the exam.
  await atQuestion(page, 1);
});

test('reasons that fail to load with the first answer load with a later one', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  let refused = 0;
  await page.route('**/razones-*.json', (route) => {
    refused++;
    return route.abort();
  });
  await page.goto('/simulacro/');
  await startButton(page).click();
  await atQuestion(page, 1);
  await choose(page, 1);
  await expect.poll(() => refused).toBeGreaterThan(0);
  // Listens before the route is unblocked, because the page retries by itself.
  const came = page.waitForResponse(/razones-.*\.json$/);
  await page.unroute('**/razones-*.json');
  await choose(page, 2);
  expect((await came).ok()).toBe(true);
});

test('a test continues without its reasons, and shows them once they load', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await page.route('**/razones-*.json', (route) => route.abort());
  await page.goto(`/test/${SHORT_TEST}/`);
  await choose(page, 1);
  await nextButton(page).click();
  await expect(page.locator('.feedback')).toContainText('La explicación todavía no ha llegado.');
  await page.unroute('**/razones-*.json');
  await nextButton(page).click();
  await atQuestion(page, 2);
  await choose(page, 1);
  await nextButton(page).click();
  await page.getByRole('button', { name: 'Por qué' }).click();
  await expect(page.locator('.feedback')).toContainText('Ver en el manual');
});

test('reasons that load late do not move the focus', async ({ page }) => {
  const release = await delayScript(page, '**/razones-*.json');
  await page.goto('/simulacro/');
  await startButton(page).click();
  await atQuestion(page, 1);
  const radio = page.getByRole('radio').nth(1);
  await radio.check();
  await expect(radio).toBeFocused();
  const came = page.waitForResponse(/razones-.*\.json$/);
  release();
  await (await came).finished();
  // Gives the page time to render the reasons.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(radio).toBeFocused();
});

test('gallery buttons are disabled until the script loads; an early search still runs', async ({
  page,
}) => {
  const release = await delayScript(page, '**/assets/gallery-*.js');
  await page.goto('/senales/');
  await page.getByText('Filtrar por familia').click();
  for (const name of [
    'Filtrar',
    'Imprimir',
    'De la señal al significado',
    'Del significado a la señal',
  ])
    await expect(page.getByRole('button', { name })).toBeDisabled();
  await page.getByLabel('Busca').fill('peatón');
  await page.getByLabel('Busca').press('Enter');
  release();
  await expect(page.locator('[data-filters] [type=submit]')).toBeEnabled();
  await expect(page).toHaveURL(/\/senales\/$/);
  const [found, all] = [page.locator('.sign:visible'), page.locator('.sign')];
  expect(await found.count()).toBeLessThan((await all.count()) / 2);
  expect(await found.count()).toBeGreaterThan(0);
});

test('a plan that loads late shifts nothing on the screen', async ({ page }) => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 412, height: 823 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await page.route('**/plan-*.json', async (route) => {
      await page.waitForTimeout(700);
      await route.continue();
    });
    await page.goto('/plan/');
    await expect(page.getByText('Pon la fecha de tu examen')).toBeVisible();
    expect(await measureLayoutShift(page), `at ${viewport.width}`).toBeLessThanOrEqual(0.02);
  }
});

/** Fails the first requests for a file, like a short loss of connection. @returns the count of failed requests */
async function lose(page: Page, pattern: string, times: number): Promise<{ count: number }> {
  const lost = { count: 0 };
  await page.route(pattern, (route) => {
    if (lost.count >= times) return route.continue();
    lost.count++;
    return route.abort();
  });
  return lost;
}

test('a script that fails to load is retried without another click', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await page.goto('/plan/');
  const box = page.locator('summary', { hasText: 'Pon la fecha de tu examen' });
  await expect(box).toBeVisible();
  // Waits until the questions have loaded, so that only the script that the box needs fails to load.
  await page.waitForLoadState('networkidle');
  const lost = await lose(page, '**/assets/*.js', 1);
  await box.click();
  await expect(page.locator('input[type=date]')).toBeVisible();
  expect(lost.count).toBe(1);
});

test('without a connection the gallery drill shows a message, and the next click retries', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await page.goto('/senales/');
  const begin = page.getByRole('button', { name: 'De la señal al significado' });
  await expect(begin).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', (route) => route.abort());
  await begin.click();
  const said = page.getByText('El ejercicio no cargó. Revisa tu conexión y trata otra vez.');
  await expect(said).toBeVisible();
  await page.unroute('**/assets/**');
  await begin.click();
  await expect(page.locator('[data-round]')).toContainText('1 de 10');
  await expect(said).toHaveCount(0);
});

test('a request that takes half a minute is reported as failed', async ({ page }) => {
  await page.clock.install();
  await page.route('**/indice.json', () => new Promise(() => undefined));
  const asked = page.waitForRequest('**/indice.json');
  await page.goto('/buscar/?q=goma');
  await asked;
  await page.clock.fastForward(31_000);
  await expect(page.getByText('La búsqueda no ha cargado. Revisa tu conexión.')).toBeVisible();
});

test('a result whose script fails to load shows a message, and a button retries', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await page.goto('/simulacro/');
  await startButton(page).click();
  await atQuestion(page, 1);
  await page.route('**/assets/*.js*', (route) => route.abort());
  await choose(page, 1);
  await page.evaluate(() => {
    location.hash = '#mapa';
  });
  await page.getByRole('button', { name: 'Finalizar' }).click();
  // The files of the result already failed to load at the first answer. Waits until they have been retried.
  await page.waitForTimeout(3000);
  await expect(page.getByText('No se pudo cargar. Revisa tu conexión.')).toBeVisible();
  await page.unroute('**/assets/*.js*');
  await page.getByRole('button', { name: 'Intentar otra vez' }).click();
  await expect(page.getByRole('heading', { name: /^Resultado: simulacro \d+$/ })).toBeVisible();
  await expect(page.locator('.score-band')).toBeVisible();
});

test('a long press starts the exam, even if the questions load meanwhile', async ({ page }) => {
  await page.goto('/simulacro/');
  const button = (await startButton(page).boundingBox())!;
  await page.mouse.move(button.x + 20, button.y + 20);
  await page.mouse.down();
  await page.waitForTimeout(1500);
  await page.mouse.up();
  await atQuestion(page, 1);
});
