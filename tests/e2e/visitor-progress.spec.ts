import type { Page } from 'playwright/test';
import { expect, measureLayoutShift, readQuizData, test } from './fixtures.ts';
import { answerInSession } from './plan.ts';
import {
  answerFirstQuestions,
  atQuestion,
  choose,
  clickNext,
  finishTest,
  openTest,
  SHORT_TEST,
} from './quiz.ts';

const KEY = 'licencia-pr:progreso';
const step = (page: Page) => page.locator('.next-step, .today-text');
const card = (page: Page, id: string) => page.locator(`[data-test="${id}"]`);

test('home page, tests and road show the visitor’s position, without layout shifts', async ({
  page,
}) => {
  await openTest(page, SHORT_TEST);
  await finishTest(page, 0, (index) => index % 2 === 0);
  await openTest(page, '1');
  await answerFirstQuestions(page, 4);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/', '/ruta/', '/tests/']) {
      await page.goto(path);
      await expect(step(page)).toContainText('Sigue en la pregunta 5 de 25');
      if (path === '/tests/') {
        await expect(card(page, SHORT_TEST)).toContainText(/Último 5\d\s% · mejor 5\d\s%/);
        await expect(card(page, '1')).toContainText('4 de 25 contestadas');
      }
      // Rounding by half a pixel is not a shift.
      expect(await measureLayoutShift(page), `${path} at ${width}`).toBeLessThan(0.0005);
    }
  }
  await page.getByRole('link', { name: 'Seguir en la pregunta 5: ' }).click();
  await atQuestion(page, 5);
  // The list is up to date, whether loaded anew or from the back-forward cache.
  await choose(page, 0);
  await clickNext(page);
  await page.goto('/tests/');
  // The text changes after the page appears; until then the link leads to ten mixed questions.
  await expect(step(page)).toContainText('Sigue en la pregunta 6');
  await step(page).getByRole('link').click();
  await atQuestion(page, 6);
});

test('pages and their menu show the same number of items to review', async ({ page }) => {
  const menu = page.locator('header [data-known]');
  await page.goto('/blog/');
  await expect(menu).toBeHidden();
  await openTest(page, '1');
  await finishTest(page, 0, (index) => index >= 18);
  await page.goto('/repaso/');
  await expect(menu).toHaveText(/^\d+\sfallos$/);
  // Two questions may share a rule, so the count may be lower.
  const asked = Number(/\d+/.exec(await menu.innerText())![0]);
  expect(asked).toBeGreaterThan(9);
  expect(asked).toBeLessThanOrEqual(18);
  const count = (number: number) => `${number} ${number === 1 ? 'fallo' : 'fallos'}`;
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/test-result/1/', '/', '/tests/', '/repaso/', '/plan/', '/tramites/']) {
      await page.goto(path);
      if (width < 960) await page.locator('.menu summary').click();
      await expect(menu, `the menu of ${path} at ${width}`).toHaveText(count(asked));
      await expect(menu).toBeInViewport();
      // On the other pages only the menu needs to show the number.
      if (!/result|tramites|tests/.test(path))
        await expect(page.locator('main'), path).toContainText(
          new RegExp(`repasar\\s${asked}|${asked}\\s(a\\srepasar|fallos|sin\\sacertar)`, 'i'),
        );
      // Rounding by half a pixel is not a shift.
      expect(await measureLayoutShift(page), `${path} at ${width}`).toBeLessThan(0.0005);
    }
  }
  // A session on this page changes the number.
  await page.goto('/repaso/');
  await expect(menu).toHaveText(count(asked));
  await page.getByRole('button', { name: `Recuperar ${asked} fallos` }).click();
  await answerInSession(page, true);
  await expect(menu).toHaveText(count(asked - 1));
  // A question page has no menu, so the test leaves it.
  await page.getByRole('link', { name: 'Salir' }).click();
  await expect(menu).toHaveText(count(asked - 1));
  await menu.click();
  await expect(page).toHaveURL(/\/repaso\/$/);
});

test('questions and signs show the visitor’s knowledge with one mark and one word', async ({
  page,
}) => {
  await openTest(page, '1');
  const [missed, right] = (await readQuizData(page)).questions.map(({ id }) => id);
  await finishTest(page, 0, (index) => index !== 0);
  const mark = (id: string) =>
    page
      .locator(`[data-sabe="${id}"], summary#${id}, li:has([href$="/preguntas/${id}/"])`)
      .locator('.mastery-mark');
  // If a test has a single topic, its result shows the score only in the verdict, and links to the manual beside it.
  await expect(page.getByRole('heading', { name: 'Lee esto' })).toBeVisible();
  await expect(page.locator('.topic-scores a')).toHaveCount(1);
  await expect(page.locator('.topic-scores :is(progress, span)')).toHaveCount(0);
  await expect(page.locator('.other-links a[href^="/retos/"]')).toBeVisible();
  // The list of missed questions is collapsed at first.
  await page.locator('.folded-section summary').first().click();
  await expect(mark(missed!)).toHaveText('◌ Sin acertar.');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/preguntas/');
    await expect(mark(missed!)).toHaveText('◌ Sin acertar.');
    await expect(mark(right!)).toHaveText('◐ Acertada.');
    await expect(page.locator('.mastery-mark', { hasText: 'Nueva' })).not.toHaveCount(0);
    expect(await measureLayoutShift(page)).toBeLessThan(0.0005);
    for (const path of ['/manual/senales-transito/', '/senales/']) {
      await page.goto(path);
      await expect(mark('pare'), path).toHaveText(/^(◌ Sin acertar|◐ Acertada|○ Nueva)\.$/);
    }
    expect(await measureLayoutShift(page)).toBeLessThan(0.0005);
    await page.goto('/ruta/senales-que-mandan/');
    await expect(page.locator('.stop-questions .mastery-mark').first()).toBeAttached();
    // The longer text of the stop's state shifts its line slightly.
    expect(await measureLayoutShift(page)).toBeLessThan(0.006);
    await page.goto(`/preguntas/${right}/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('◐ Acertada.');
    expect(await measureLayoutShift(page)).toBeLessThan(0.0005);
  }
});

test('a list opened after practice in another tab shows the new state', async ({
  page,
  context,
}) => {
  await openTest(page, SHORT_TEST);
  await finishTest(page, 0, () => true);
  await page.goto('/preguntas/');
  const other = await context.newPage();
  await openTest(other, '1');
  const { id } = (await readQuizData(other)).questions[0]!;
  const topic = page.locator(`details:has([href$="/preguntas/${id}/"])`);
  const mark = topic.locator(`li:has([href$="/preguntas/${id}/"]) .mastery-mark`);
  await expect(mark).toHaveText('○ Nueva.');
  await finishTest(other, 0, () => true);
  await expect(mark).toHaveText(/Sin acertar|Acertada/);
  await topic.locator('summary').first().click();
  await expect(mark).toBeVisible();
  await expect(mark).toHaveText(/Sin acertar|Acertada/);
});

test('the first practice adds the count of missed questions to the menu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/repaso/#diez');
  await answerInSession(page, false);
  await expect(page.locator('header [data-known]')).toHaveText('1 fallo');
});

test('visitors who are new, without storage or without JavaScript see the same home page', async ({
  page,
  plain: reader,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(step(page)).toContainText('Comenzar Test');
  expect(asked.filter((address) => /claves-|known-/.test(address))).toEqual([]);
  const text = await page.locator('main').innerText();
  await reader.goto('/');
  expect(await reader.locator('.today-card').innerText()).toBe(
    await page.locator('.today-card').innerText(),
  );
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.locator('main').innerText()).toBe(text);
});

for (const [what, stored] of [
  ['broken', '{"version":1,"running":[{'],
  ['of a newer format', '{"version":99}'],
  [
    'empty',
    JSON.stringify({
      version: 1,
      settings: { shuffle: false, keys: true, tap: false },
      running: [],
      finished: [],
      log: [],
    }),
  ],
] as const) {
  test(`progress that is ${what} changes neither the page nor the stored text`, async ({
    page,
  }) => {
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      KEY,
      stored,
    ] as const);
    const keys = page.waitForResponse(/claves-/);
    await page.goto('/tests/');
    await keys;
    await page.waitForTimeout(300);
    await expect(step(page)).toContainText('Diez preguntas mezcladas');
    await expect(card(page, '1')).toContainText('25 preguntas');
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(stored);
  });
}

test('one click on home starts ten questions; the end screen offers the missed ones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('pressed', `${Number(sessionStorage.getItem('pressed')) + 1}`),
      true,
    );
  });
  const presses = () => page.evaluate(() => Number(sessionStorage.getItem('pressed')));
  await page.goto('/');
  await step(page).getByRole('link', { name: 'Comenzar Test' }).click();
  await atQuestion(page, 1);
  await expect(page.locator('.question-header')).toContainText('de 10');
  await page.reload();
  await atQuestion(page, 1);
  for (let number = 1; number <= 10; number += 1) {
    await atQuestion(page, number);
    await choose(page, 1);
    await expect(page.locator('.feedback')).toBeVisible();
    // One click starts; each question takes one click to answer and one to continue.
    expect(await presses()).toBe(2 * number);
    await clickNext(page);
  }
  const end = page.locator('.session-end h1');
  await expect(end).toBeFocused();
  // Waits, because the browser may scroll after the script does.
  await page.waitForTimeout(300);
  await expect(end).toBeInViewport();
  await page.getByRole('button', { name: /^Recuperar / }).click();
  await atQuestion(page, 1);
  await choose(page, 0);
  // Back shows the card instead of ten other questions; the same address continues the session.
  await page.goBack();
  await expect(page.getByText(/^Llevas 1 de \d+\./)).toBeVisible();
  await page.goto('/');
  await expect(step(page)).toContainText('Seguir (');
  await page.goto('/repaso/#diez');
  await atQuestion(page, 2);
});

test('the end screen of ten questions names the session that the home page offers', async ({
  page,
}) => {
  await page.goto('/repaso/#diez');
  for (let number = 1; number <= 10; number += 1) {
    await atQuestion(page, number);
    await choose(page, 1);
    await clickNext(page);
  }
  const promise = (await page.locator('.tomorrow-note').innerText()).replace(/\s+/g, ' ');
  const [, what = ''] = /^Para hoy: (.+?)\./.exec(promise) ?? [];
  await page.getByRole('link', { name: 'Ver lo de hoy' }).click();
  const rows = page.locator('.today-rows li');
  await expect(rows.first()).toBeVisible();
  const offered = (await rows.allInnerTexts()).map((row) =>
    row.split('\n').slice(0, 2).join(' ').replace(/\s+/g, ' '),
  );
  expect(offered).toEqual(what.split(/, | y /));
});

test('the menu leads to the plan from home, tests, blog and procedures', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // A question page has no menu; *Salir* leads out.
  for (const path of ['/', '/tests/', '/blog/', '/tramites/']) {
    await page.goto(path);
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Tu Plan' })
      .click();
    await expect(page).toHaveURL(/\/plan\/$/);
  }
});

test('the menu marks the link of the section that a page belongs to', async ({ page }) => {
  for (const [path, link] of [
    ['/retos/', 'Tests de Práctica'],
    ['/retos/senales/', 'Tests de Práctica'],
    ['/preguntas/senales-53/', 'Tests de Práctica'],
    ['/ruta/', 'Tu Plan'],
    ['/ruta/estacionar/', 'Tu Plan'],
    ['/repaso/', 'Tu Plan'],
    ['/manual/cifras/', 'Guía de Estudio'],
  ]) {
    await page.goto(path!);
    await expect(page.locator('header nav .current-section'), path).toHaveText([link!]);
  }
});
