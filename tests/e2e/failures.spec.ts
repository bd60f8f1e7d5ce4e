import type { Page } from 'playwright/test';
import { expect, readQuizData, test } from './fixtures.ts';
import {
  atQuestion,
  choose,
  clickNext,
  delayScript,
  finishTest,
  openOptions,
  openTest,
  SHORT_TEST,
} from './quiz.ts';

const plainList = (page: Page) => page.getByRole('heading', { name: 'Todas las preguntas' });
const missing = (page: Page) => page.getByText(/no ha cargado/);
const failure = (page: Page) =>
  page.getByRole('heading', { name: 'Algo no funcionó en esta página' });

/** Makes scrolling, which every new question needs, throw as often as `tellToFail` says. */
async function failScrolling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { scrollIntoView } = Element.prototype;
    const told = window as unknown as { failures?: number };
    Element.prototype.scrollIntoView = function (...options) {
      if ((told.failures ?? 0) > 0) {
        told.failures = told.failures! - 1;
        throw new Error('told to fail');
      }
      return scrollIntoView.apply(this, options);
    };
  });
}
const tellToFail = (page: Page, times: number) =>
  page.evaluate((count) => {
    (window as unknown as { failures: number }).failures = count;
  }, times);

test('a practice session that fails once continues at the same question', async ({
  page,
  watch,
}) => {
  watch.allow(/told to fail/);
  await failScrolling(page);
  await openTest(page, SHORT_TEST);
  await choose(page, 1);
  await tellToFail(page, 1);
  await clickNext(page);
  await atQuestion(page, 2);
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(page.locator('form input:checked')).toHaveValue('1');
  await expect(failure(page)).toHaveCount(0);
});

test('after a second failure a practice session shows plain questions and keeps the answers', async ({
  page,
  watch,
}) => {
  watch.allow(/told to fail/);
  await failScrolling(page);
  await openTest(page, SHORT_TEST);
  const title = await page.title();
  await choose(page, 1);
  await tellToFail(page, 1000);
  await clickNext(page);
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText('Tus respuestas están guardadas en este dispositivo')).toBeVisible();
  await expect(plainList(page)).toBeVisible();
  await expect(page).toHaveTitle(title);
  const told = await page.evaluate(() => (window as unknown as { failures: number }).failures);
  // The practice session fails once, and once more after the restart, but does not loop.
  expect(told).toBeGreaterThan(1000 - 10);
  await page.getByRole('link', { name: 'Leer las preguntas sin el programa' }).click();
  await expect(plainList(page)).toBeInViewport();
  await page.getByText('Ver la respuesta').first().click();
  await expect(page.getByText(/^Correcta: /).first()).toBeVisible();
  await page.getByRole('link', { name: 'Recargar la página' }).click();
  await atQuestion(page, 2);
});

test.describe('missing and late files', () => {
  for (const [what, address] of [
    ['script', '**/assets/{mount,parte}-*.js'],
    ['data', '**/assets/test-*.json'],
  ] as const) {
    test(`a page is readable although its ${what} is missing`, async ({ page, watch }) => {
      watch.allow(/Failed to load resource/);
      await page.route(address, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(`/test/${SHORT_TEST}/`);
      await expect(missing(page)).toBeVisible();
      await expect(plainList(page)).toBeVisible();
      await expect(page.locator('.practice-settings')).toBeHidden();
      await page.unroute(address);
      await page.getByRole('link', { name: 'Recarga la página' }).click();
      await expect(page.locator('.practice-settings')).toBeVisible();
      await expect(missing(page)).toBeHidden();
    });
  }

  test('simulator, review, result and gallery are readable without their scripts', async ({
    page,
    watch,
  }) => {
    watch.allow(/Failed to load resource/);
    await page.route(/assets\/(mount|parte|gallery)-/, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    for (const path of ['/simulacro/', '/repaso/', '/test-result/1/', '/senales/']) {
      await page.goto(path);
      await expect(missing(page)).toBeVisible();
      await expect(page.locator('main .script-only:visible')).toHaveCount(0);
    }
  });

  test('a late script shows a message until it loads, and earlier clicks count', async ({
    page,
    watch,
  }) => {
    // The browser warns that the preloaded data are unused, because their script is delayed.
    watch.allow(/preloaded using link preload/);
    const release = await delayScript(page, '**/assets/parte-*.js');
    await page.goto(`/test/${SHORT_TEST}/`, { waitUntil: 'commit' });
    await choose(page, 2);
    await expect(missing(page)).toBeVisible({ timeout: 20_000 });
    await expect(plainList(page)).toBeVisible();
    release();
    await expect(page.getByRole('button', { name: 'Ver Respuesta' })).toBeVisible();
    await expect(missing(page)).toBeHidden();
  });
});

test('a browser without newer APIs can run a test and an exam', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of [
      'crypto',
      'PerformanceObserver',
      'BroadcastChannel',
      'IntersectionObserver',
      'ResizeObserver',
      'structuredClone',
      'requestIdleCallback',
      'CSS',
      'trustedTypes',
      'caches',
    ])
      Object.defineProperty(window, name, { value: undefined, configurable: true });
    for (const name of ['share', 'userActivation', 'serviceWorker', 'clipboard', 'connection']) {
      delete (Navigator.prototype as unknown as Record<string, unknown>)[name];
    }
    const { matchMedia } = window;
    // In old versions of Safari, media query lists have no `addEventListener`.
    window.matchMedia = (query) => ({ matches: matchMedia(query).matches }) as MediaQueryList;
  });
  await openTest(page, SHORT_TEST);
  await choose(page, 0);
  await clickNext(page);
  await atQuestion(page, 2);
  await page.goto('/simulacro/');
  await page.getByRole('button', { name: 'Comenzar simulacro' }).click();
  await atQuestion(page, 1);
  await page.goto('/senales/');
  await page.getByRole('button', { name: 'De la señal al significado' }).click();
  await expect(page.getByRole('heading', { name: /^1 de 10/ })).toBeVisible();
});

test('a browser that rejects new history entries continues the test', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('too many calls', 'SecurityError');
    };
    history.pushState = refuse;
    history.replaceState = refuse;
  });
  await openTest(page, SHORT_TEST);
  const { questions } = await readQuizData(page);
  for (const [index, { answer }] of questions.slice(0, 3).entries()) {
    await atQuestion(page, index + 1);
    await choose(page, answer);
    await clickNext(page);
  }
  await atQuestion(page, 4);
});

/** Simulates the browser's back-forward cache. */
const comeBackAfter = (page: Page, minutes: number) =>
  page.evaluate((away) => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const now = performance.now.bind(performance);
    performance.now = () => now() + away * 60_000;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, minutes);

test('time spent on another page does not count as exam time', async ({ page }) => {
  await page.goto('/simulacro/');
  await openOptions(page);
  const time = page.getByRole('radio', { name: /^40 minutos/ });
  await time.click();
  await expect(time).toBeChecked();
  await page.getByRole('button', { name: 'Comenzar simulacro' }).click();
  await atQuestion(page, 1);
  await comeBackAfter(page, 15);
  await atQuestion(page, 1);
  await page.waitForTimeout(1500);
  await choose(page, 0);
  await expect(page.locator('.progress-line')).toContainText(/^Quedan (39|40) min/);
});

test('a page from the back-forward cache shows data stored in the meantime', async ({ page }) => {
  await openTest(page, SHORT_TEST);
  await finishTest(page, 0, () => true);
  await expect(page.locator('.verdict')).toBeVisible();
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('accessibility-settings', '{"largeText":true}');
  });
  await comeBackAfter(page, 1);
  await expect(page.getByText('No hay un resultado guardado en este dispositivo.')).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/large-text/);
});
