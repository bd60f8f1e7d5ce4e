/** The frame of a question in a practice: after the answer nothing has moved, and the sheet leaves the question in sight. */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { isThere } from './quiz.ts';
import { allPaths, questionsOf, TEST_IDS } from './site.ts';

const VIEWS = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
/** Of the view, for the sheet. */
const MOST = 0.4;
/** From this width on the sheet is a block beside the picture. */
const WIDE = 896;

type Pictured = { sign?: { width: number } };

/** Each question of a test and each reto with a picture, as its address. */
const places = [
  ...TEST_IDS.map((id) => [`/test/${id}/`, id] as const),
  ...allPaths().flatMap((path) => (/^\/retos\/[^/]+\/$/.test(path) ? [[path, path] as const] : [])),
].flatMap(([path, id]) => {
  const asked = questionsOf(id) as readonly Pictured[];
  return asked.flatMap(({ sign }, at) => (sign ? [`${path}#p${at + 1}`] : []));
});

/** Edges of the picture and of the options in the view, and of the sheet. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const edges = (selector: string) =>
      [...document.querySelectorAll(selector)].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y, width, height].map((edge) => Math.round(10 * edge) / 10).join(' ');
      });
    return {
      question: edges('.cuadro :is(.vista, .letrero), .cuadro h1, label.op'),
      sheet: document.querySelector('.lamina')!.getBoundingClientRect().height,
      isSheet: getComputedStyle(document.querySelector('.lamina')!).position === 'absolute',
      focused: document.activeElement?.closest('.fb') !== null,
    };
  });

test('there are questions and retos with a picture', () => {
  expect(places.filter((place) => place.startsWith('/test/')).length).toBeGreaterThan(20);
  expect(places.filter((place) => place.startsWith('/retos/')).length).toBeGreaterThan(5);
});

test('an answer moves neither picture nor options, at no size', async ({ page }) => {
  test.setTimeout(400_000);
  const inAll = async () => {
    const all: Awaited<ReturnType<typeof measured>>[] = [];
    for (const view of VIEWS) {
      await page.setViewportSize(view);
      all.push(await measured(page));
    }
    return all;
  };
  for (const place of places) {
    await page.goto('about:blank');
    await page.goto(place);
    await isThere(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('label.op input')!.click());
    const go = page.locator('.cuadro .btn.go');
    await expect(go).toHaveText('Ver Respuesta');
    const before = await inAll();
    await go.evaluate((button: HTMLButtonElement) => button.click());
    await expect(page.locator('.fb .regla')).toHaveCount(1);
    const after = await inAll();
    for (const [at, view] of VIEWS.entries()) {
      const where = `${place} in ${view.width} × ${view.height}`;
      expect.soft(after[at]!.question, where).toEqual(before[at]!.question);
      expect.soft(after[at]!.isSheet, where).toBe(view.width < WIDE);
      const most = view.width < WIDE ? MOST * view.height + 1 : view.height;
      expect.soft(after[at]!.sheet, where).toBeLessThanOrEqual(most);
    }
    expect.soft(after[0]!.focused, place).toBe(true);
    await page.evaluate(() => localStorage.clear());
  }
});

test('what is pressed first is among four options, the way out and the flag, and each is large enough', async ({
  page,
}) => {
  for (const view of VIEWS) {
    await page.setViewportSize(view);
    await page.goto('/test/1/');
    for (const target of await page.locator('.tira a, .tira button, label.op').all()) {
      const { width, height } = (await target.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  }
});

test('the way out, the counter and the flag lie beside each other on a narrow phone too', async ({
  page,
}) => {
  for (const width of [320, 340, 360]) {
    await page.setViewportSize({ width, height: 640 });
    // The longest test has the widest counter.
    await page.goto('/test/8/');
    await expect(page.locator('.tira .poste')).toBeVisible();
    const boxes = await Promise.all(
      (await page.locator('.tira > *').all()).map(async (each) => (await each.boundingBox())!),
    );
    for (const [at, box] of boxes.slice(1).entries())
      expect(box.x, `${width} px`).toBeGreaterThanOrEqual(boxes[at]!.x + boxes[at]!.width);
  }
});

test('on the page of a question the answer is asked for and read with the picture in sight', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/preguntas/reglas-56/');
    const ask = page.locator('.contestar > details > summary');
    const { x, y, ...size } = (await ask.boundingBox())!;
    expect(y + size.height).toBeLessThanOrEqual(height);
    await page.mouse.click(x + size.width / 2, y + size.height / 2);
    await expect(page.locator('.contestar .fb')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const picture = (await page.locator('.vista').boundingBox())!;
    const sheet = (await page.locator('.contestar > details').boundingBox())!;
    if (width < WIDE) {
      expect(sheet.y + sheet.height).toBeLessThanOrEqual(height + 1);
      expect(sheet.height).toBeLessThanOrEqual(MOST * height + 1);
    } else {
      const last = (await page.locator('label.op').last().boundingBox())!;
      expect(sheet.y).toBeGreaterThanOrEqual(last.y + last.height);
    }
    expect(picture.y).toBeGreaterThanOrEqual(0);
    if (width < WIDE) expect(picture.y + picture.height).toBeLessThanOrEqual(sheet.y + 60);
  }
});
