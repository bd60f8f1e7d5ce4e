import type { Page } from 'playwright/test';
import { expect, isScrolledSideways, test } from './fixtures.ts';
import { waitForScript } from './quiz.ts';
import { allPaths, readTestQuestions, TEST_IDS } from './site.ts';

const VIEWS = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
/** The largest share of the viewport that the answer sheet may cover. */
const MOST = 0.4;
/** From this width on, the sheet is a block beside the picture. */
const WIDE = 896;

type Asked = { id: string; answer: number; sign?: { width: number } };

/** Each test and each page of retos with its questions. */
const practices = [
  ...TEST_IDS.map((id) => [`/test/${id}/`, id] as const),
  ...allPaths().flatMap((path) => (/^\/retos\/[^/]+\/$/.test(path) ? [[path, path] as const] : [])),
].map(([path, id]) => ({ path, asked: readTestQuestions(id) as readonly Asked[] }));
const places = practices.flatMap(({ path, asked }) =>
  asked.flatMap(({ sign }, at) => (sign ? [`${path}#p${at + 1}`] : [])),
);

/** Position and size of the picture and of the stem in the viewport, and the height of the sheet. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const edges = (selector: string) =>
      [...document.querySelectorAll(selector)].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y, width, height].map((edge) => Math.round(10 * edge) / 10).join(' ');
      });
    return {
      question: edges('.question-frame :is(.scene-view, .road-sign), .question-frame h1'),
      sheet: document.querySelector('.answer-sheet')!.getBoundingClientRect().height,
      isSheet: getComputedStyle(document.querySelector('.answer-sheet')!).position === 'absolute',
      focused: document.activeElement?.closest('.feedback') !== null,
    };
  });

test('some questions and retos have a picture', () => {
  expect(places.filter((place) => place.startsWith('/test/')).length).toBeGreaterThan(20);
  expect(places.filter((place) => place.startsWith('/retos/')).length).toBeGreaterThan(5);
});

test('an answer moves neither picture nor stem in any viewport', async ({ page }) => {
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
    await waitForScript(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('label.option input')!.click());
    const go = page.locator('.question-frame .btn.primary');
    await expect(go).toHaveText('Ver Respuesta');
    const before = await inAll();
    await go.evaluate((button: HTMLButtonElement) => button.click());
    await expect(page.locator('.feedback .rule')).toHaveCount(1);
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

/** Gives a wrong answer to the question on the screen and opens the explanation. Runs in the page. */
async function answerWrong({ at, answer }: { at: number; answer: number }): Promise<void> {
  const until = async (isSo: () => boolean | undefined) => {
    while (!isSo()) await new Promise((done) => requestAnimationFrame(done));
  };
  const go = () => document.querySelector<HTMLElement>('.question-frame .btn.primary');
  await until(() =>
    document.querySelector('.question-counter')?.textContent.includes(`Pregunta ${at + 1} `),
  );
  // The lowest wrong option is the first that a sheet covers.
  [...document.querySelectorAll<HTMLInputElement>('label.option input')]
    .findLast(({ value }) => Number(value) !== answer)!
    .click();
  await until(() => go()?.textContent === 'Ver Respuesta');
  go()!.click();
  await until(() => document.querySelector('.feedback .rule') !== null);
}

/** Returns the parts of a missed question that must be visible but are hidden. Runs in the page. */
function hiddenAfterMiss(): string[] {
  const sheet = document.querySelector('.answer-sheet')!;
  const top = sheet.getBoundingClientRect().top;
  const places = [
    '.scene-view, .road-sign',
    'h1',
    '.option.is-right',
    '.option.is-wrong',
    '.option.is-right small',
    '.option.is-wrong small',
  ];
  const covered = places.filter((css) => {
    const part = document.querySelector(`.question-frame :is(${css})`)?.getBoundingClientRect();
    return part && (part.top < 0 || part.bottom > top + 1);
  });
  const reason = document.querySelector('.feedback .rule')!.getClientRects().length;
  return [
    ...covered,
    ...(reason === 0 ? ['the rule'] : []),
    ...(sheet.scrollHeight > sheet.clientHeight + 1 ? ['the end of the answer'] : []),
  ];
}

for (const { path, asked } of practices)
  test(`after a wrong answer on a phone the answer sheet hides no relevant part: ${path}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await waitForScript(page);
    for (const [at, { id, answer }] of asked.entries()) {
      await page.evaluate(answerWrong, { at, answer });
      for (const view of VIEWS.filter(({ width }) => width < WIDE)) {
        await page.setViewportSize(view);
        // Options move once the size of the sheet is known.
        await expect
          .soft(async () => expect(await page.evaluate(hiddenAfterMiss)).toEqual([]), {
            message: `${id} in ${view.width} × ${view.height}`,
          })
          .toPass({ timeout: 2000 });
      }
      if (at + 1 < asked.length)
        await page.evaluate(() =>
          document.querySelector<HTMLElement>('.question-frame .btn.primary')!.click(),
        );
    }
  });

test('at double text size the answer leaves room for the picture and shows Siguiente', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 640 });
  for (const { path, asked } of practices.slice(0, 2)) {
    await page.goto(path);
    await waitForScript(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const [at, { id, answer, sign }] of asked.entries()) {
      await page.evaluate(answerWrong, { at, answer });
      const sheet = (await page.locator('.answer-sheet').boundingBox())!;
      expect.soft(sheet.height, id).toBeLessThanOrEqual(0.6 * 640 + 1);
      expect.soft(sheet.y + sheet.height, id).toBeLessThanOrEqual(641);
      const next = (await page.locator('.question-frame .btn.primary').boundingBox())!;
      expect.soft(next.y, id).toBeGreaterThan(sheet.y);
      expect.soft(next.y + next.height, id).toBeLessThanOrEqual(641);
      if (sign) {
        const picture = (await page
          .locator('.question-frame :is(.scene-view, .road-sign)')
          .boundingBox())!;
        expect.soft(picture.y, id).toBeGreaterThanOrEqual(0);
        expect.soft(picture.height, id).toBeGreaterThan(100);
        expect.soft(picture.y + picture.height, id).toBeLessThanOrEqual(sheet.y + 1);
      }
      if (at + 1 < asked.length)
        await page.evaluate(() =>
          document.querySelector<HTMLElement>('.question-frame .btn.primary')!.click(),
        );
    }
  }
});

test('options, exit and flag are at least 44 pixels wide and high', async ({ page }) => {
  for (const view of VIEWS) {
    await page.setViewportSize(view);
    await page.goto('/test/1/');
    for (const target of await page
      .locator('.question-header a, .question-header button, label.option')
      .all()) {
      const { width, height } = (await target.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  }
});

test('exit, counter and flag stay in one row on a narrow phone', async ({ page }) => {
  for (const width of [320, 340, 360]) {
    await page.setViewportSize({ width, height: 640 });
    // Opens the longest test, because its counter is the widest.
    await page.goto('/test/8/');
    await expect(page.locator('.question-header .question-counter')).toBeVisible();
    const boxes = await Promise.all(
      (await page.locator('.question-header > *').all()).map(
        async (each) => (await each.boundingBox())!,
      ),
    );
    for (const [at, box] of boxes.slice(1).entries())
      expect(box.x, `${width} px`).toBeGreaterThanOrEqual(boxes[at]!.x + boxes[at]!.width);
  }
});

/** Applies the text spacing of WCAG 1.4.12. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

test('with the text spacing of WCAG 1.4.12, the question header fits a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/test/8/#p10');
  await waitForScript(page);
  await spaceText(page);
  for (const part of await page.locator('.question-header > *').all()) {
    const { x, width } = (await part.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
  }
  expect(await isScrolledSideways(page)).toBe(false);
});

test('arrow keys skip the option that is hidden to make room', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/test/2/#p3');
  await waitForScript(page);
  await page.evaluate(answerWrong, { at: 2, answer: 2 });
  const hidden = page.locator('.option.is-hidden');
  await expect(hidden).toHaveCount(1);
  const focused = new Set<string>();
  await page.locator('.option.is-wrong input').focus();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('ArrowDown');
    focused.add(await page.evaluate(() => (document.activeElement as HTMLInputElement).value));
  }
  expect(focused.size).toBe(3);
  expect(focused).not.toContain(await hidden.locator('input').inputValue());
  // Screen readers still get the hidden option.
  await expect(page.getByRole('radio')).toHaveCount(4);
});

test('with text spacing and double text size, every option can be read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/test/8/#p10');
  await waitForScript(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await spaceText(page);
  await page.locator('label.option').last().click();
  for (const part of await page
    .locator('.question-header > *, label.option, .question-footer .btn')
    .all()) {
    await part.scrollIntoViewIfNeeded();
    const { x, width } = (await part.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(361);
  }
  expect(await isScrolledSideways(page)).toBe(false);
});
