import type { Page } from 'playwright/test';
import { rulesAndFormsOf } from '../../templates/islands/model/learning/forms.ts';
import { packRow } from '../../templates/islands/model/learning/rule.ts';
import type { KeysFile } from '../../templates/islands/model/next-step.ts';
import { expect, test } from './fixtures.ts';
import { nextButton } from './quiz.ts';

const STOP = '/ruta/alcohol-la-ley/';
const KEY = 'licencia-pr:progreso';
const DAY = 86_400_000;
const practise = (page: Page) => page.getByRole('link', { name: 'Practicar' });
const counter = (page: Page) => page.locator('.question-counter');
const keysOf = (page: Page): Promise<KeysFile> =>
  page.evaluate(async () => {
    const path = document.querySelector<HTMLElement>('[data-known]')!.dataset.known!;
    return (await (await fetch(path)).json()) as KeysFile;
  });
const state = (page: Page) => page.locator('[data-de-parada]');

/** Stores a learner who knows all rules of the wanted stops. @param ago days since the last answer */
async function knowAll(page: Page, wanted: (id: string) => boolean, ago = 0): Promise<void> {
  await page.goto(STOP);
  await store(page, wanted, ago);
}

/** @param at the learner's current stop, where the car is drawn; by default the start of the road */
async function store(
  page: Page,
  wanted: (id: string) => boolean,
  ago = 0,
  at?: string,
): Promise<void> {
  const { tests, rules, stops } = await keysOf(page);
  const keys = tests.flatMap(({ keys: own }) =>
    own.map(([id, revision, right]) => ({ id, revision, answer: right, topic: '' })),
  );
  const lastDay = Math.floor(Date.now() / DAY) - ago;
  const ids = new Set(stops.flatMap(([id, asked]) => (wanted(id) ? asked : [])));
  const known = rulesAndFormsOf(rules, keys).rules.filter(({ id }) => ids.has(id));
  const learning = {
    memory: known.map(({ id, forms }) => {
      const seen = forms
        .slice(0, 2)
        .map(({ mark }) => mark)
        .join('');
      return packRow({ id, lastDay, daysRight: 2, missedSince: 0, wasRight: true, seen });
    }),
    counts: { topics: [], others: [0, 0], pace: [0, 0] },
    days: [lastDay],
    counted: { day: lastDay, answers: [] },
    ...(at === undefined ? {} : { car: { stop: at, lap: 1 } }),
  };
  const settings = { shuffle: false, keys: true, tap: false };
  const stored = { version: 1, settings, running: [], finished: [], log: [], learning };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    JSON.stringify(stored),
  ] as const);
}

async function answer(page: Page): Promise<void> {
  await page.locator('label.option').first().click();
  await expect(page.locator('.feedback h2')).toBeVisible();
  await nextButton(page).click();
}

test('a stop page contains its first question; reading alone loads no practice file', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(STOP, { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /banco|plan-/.test(path))).toEqual([]);
  await expect(page.locator('.quiz .question-frame')).toBeHidden();
  // Everything that the click shows has already loaded.
  await page.route('**/*', (route) => route.abort());
  await practise(page).click();
  await expect(counter(page)).toHaveText('Pregunta 1 de 10');
  await expect(page.locator('label.option').last()).toBeInViewport({ ratio: 1 });
});

test('a stop asks ten questions, and its state changes with the answers', async ({ page }) => {
  await page.goto(STOP);
  await expect(state(page)).toContainText('Nueva. 12 reglas.');
  await practise(page).click();
  const seen = new Set<string>();
  for (let number = 1; number <= 10; number += 1) {
    await expect(counter(page)).toHaveText(`Pregunta ${number} de 10`);
    seen.add(await page.locator('.stem :is(h1, h2)').first().innerText());
    await answer(page);
  }
  await expect(page.locator('.session-end h1')).toBeVisible();
  expect(seen.size).toBeGreaterThan(5);
  await expect(state(page)).toContainText(/ de 12\. Falta/);
  // The page of a stop is one folder deeper than the plan: its link to a stop must still resolve.
  const next = page.locator('.session-end a[href*="/ruta/"]');
  const address = await next.evaluate((link: HTMLAnchorElement) => link.href);
  expect((await page.request.get(address)).status()).toBe(200);
  // The Back button returns to the stop, not to another session.
  await page.goBack();
  await expect(practise(page)).toBeVisible();
});

test('a stop does not continue another session that is under way', async ({ page }) => {
  await page.goto('/repaso/#diez');
  await answer(page);
  await expect(counter(page)).toHaveText('Pregunta 2 de 10');
  await page.goto(STOP);
  await practise(page).click();
  await expect(counter(page)).toHaveText('Pregunta 1 de 10');
  await answer(page);
  await expect(counter(page)).toHaveText('Pregunta 2 de 10');
  // The stop's own session continues.
  await page.goto(STOP);
  await practise(page).click();
  await expect(counter(page)).toHaveText('Pregunta 2 de 10');
});

test('a stop asks its questions even if the learner knows all of them', async ({ page }) => {
  await knowAll(page, () => true);
  await page.goto(STOP);
  await expect(state(page)).toContainText('Firme. 12 de 12.');
  await practise(page).click();
  await expect(counter(page)).toHaveText('Pregunta 1 de 10');
});

test('a test card shows mastered stops; the first mastered stop opens the retos', async ({
  page,
}) => {
  const card = page.locator('[data-test="5"] .test-stretch');
  await page.goto('/tests/');
  await expect(card).toHaveText('2 paradas');
  await expect(card.locator('use[href="#k-off"]')).toHaveCount(2);
  await page.goto(STOP);
  await store(page, (id) => id === 'alcohol-la-ley', 0, 'alcohol-la-ley');
  await page.goto('/tests/');
  await expect(card).toHaveText('2 paradas');
  await expect(card.locator('use[href="#k-green"]')).toHaveCount(1);
  await page.goto('/ruta/');
  await expect(page.locator('.retos-stop')).not.toHaveClass(/\boff\b/);
  await page.getByRole('link', { name: 'Retos Vieques' }).click();
  await expect(page.getByRole('heading', { name: 'Retos', exact: true })).toBeVisible();
});

test('printed pages of home, tests, road and stop have no controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [path, shown] of [
    ['/', '.road-list a'],
    ['/tests/', '.test-card h2'],
    ['/ruta/', '.road-list a'],
    [STOP, '.stop-questions a'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(shown).first(), path).toBeVisible();
    const press = page.locator('main :is(.btn, form, .related-links):visible');
    await expect(press, path).toHaveCount(0);
    // Drawings that only decorate the page are not printed.
    await expect(page.locator('main :is(.landmark, .landscape):visible'), path).toHaveCount(0);
  }
});

test('no stop page has an empty figure or two identical question rows', async ({ page }) => {
  await page.goto(STOP);
  for (const [id] of (await keysOf(page)).stops) {
    const html = await (await page.request.get(`/ruta/${id}/`)).text();
    expect(html, id).not.toContain('<b></b>');
    // Questions with the same words differ in their pictures.
    const rows = [...html.matchAll(/<li><a href="[^"]*\/preguntas\/[^"]*">(.*?)<\/a>/g)];
    expect(rows.length, id).toBeGreaterThan(3);
    expect(new Set(rows.map(([, row]) => row)).size, id).toBe(rows.length);
  }
});

// The first row is a short screen that is hardly wider than the road map needs.
for (const [path, width, height] of [
  ['/', 1184, 640],
  ['/ruta/', 1280, 800],
  ['/', 1440, 960],
] as const)
  test(`the road map on ${path} has no overlap at ${width} × ${height} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const ids = (await keysOf(page)).stops.map(([id]) => id);
    expect.soft(await overlaps(page)).toEqual([]);
    // Stores a learner who has practised but knows no rule.
    await store(page, () => false);
    await page.reload();
    for (const [at, here] of ids.entries()) {
      await store(page, (id) => ids.indexOf(id) < at, 0, here);
      await page.reload();
      await expect(page.locator('.road-list .stop').nth(at)).toHaveClass(/\bis-current\b/);
      await expect(page.locator('.road-list .stop.lamp-green')).toHaveCount(at);
      expect.soft(await overlaps(page), here).toEqual([]);
    }
  });

test('a laptop shows the whole road map, with the next step above it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => localStorage.setItem('notice-seen', 'true'));
  await page.goto('/ruta/');
  for (const name of [/^Semáforos/, /^Camiones/, /preguntas/])
    await expect(page.locator('main').getByRole('link', { name })).toBeInViewport({ ratio: 1 });
});

/** Drawings, names, states or the car that overlap each other or the road, or leave the visible area. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Box = { of: string; what: string; box: DOMRect };
    const boxes: Box[] = [];
    const add = (of: string, what: string, found: Element | null) => {
      if (!found || getComputedStyle(found).clipPath !== 'none') return;
      const range = document.createRange();
      range.selectNodeContents(found);
      const box = what === 'name' ? range.getBoundingClientRect() : found.getBoundingClientRect();
      if (box.width > 1) boxes.push({ of, what, box });
    };
    for (const stop of document.querySelectorAll('.island .stop')) {
      const name = stop.querySelector('b')!.textContent!;
      add(name, 'drawing', stop.querySelector('.landmark'));
      add(name, 'name', stop.querySelector('b'));
      add(name, 'state', stop.querySelector('.stop-status'));
    }
    add('', 'car', document.querySelector('.overview-map .car'));
    const on = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const pairs = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => a.of !== b.of && on(a.box, b.box))
        .map((b) => `${a.of} ${a.what} / ${b.of} ${b.what}`),
    );
    const road = document.querySelector<SVGPathElement>('.overview-map .asphalt')!;
    const toScreen = road.getScreenCTM()!;
    const paved: DOMRect[] = [];
    const half = (5.5 * toScreen.a) | 0;
    for (let at = 0; at <= road.getTotalLength(); at += 4) {
      const { x, y } = road.getPointAtLength(at).matrixTransform(toScreen);
      paved.push(new DOMRect(x - half, y - half, 2 * half, 2 * half));
    }
    for (const lamp of document.querySelectorAll('.overview-map use:not(.car)'))
      paved.push(lamp.getBoundingClientRect());
    const onRoad = boxes
      .filter(({ what, box }) => what !== 'car' && paved.some((part) => on(part, box)))
      .map(({ of, what }) => `${of} ${what} / road`);
    const tab = document.querySelector('.accessibility-button')!.getBoundingClientRect();
    const beyond = boxes
      .filter(({ box }) => box.left < tab.right || box.right > document.documentElement.clientWidth)
      .map(({ of, what }) => `${of} ${what} / edge`);
    return [...pairs, ...onRoad, ...beyond];
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the button leads to the questions of the stop', async ({ page }) => {
    await page.goto(STOP);
    await practise(page).click();
    await expect(page.getByRole('heading', { name: 'Sus preguntas' })).toBeInViewport();
  });
});
