import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { allPaths, htmlFile, isSampled } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const isOfQuestion = (path: string) => /^\/preguntas\/./.test(path);
const hasPicture = (path: string) =>
  /class="(scene-view|road-sign)"/.test(readFileSync(htmlFile(path), 'utf8'));
const pages = allPaths().filter(
  (path) => isOfQuestion(path) && (isSampled(path) || hasPicture(path)),
);

/** Chooses the lowest wrong option and opens the answer, without scrolling. Runs in the page. */
async function answerWrong(): Promise<void> {
  const form = document.querySelector<HTMLElement>('.answer-form')!;
  const wrong = [...form.querySelectorAll('input')].findLast(
    ({ value }) => value !== form.dataset.answer,
  )!;
  wrong.click();
  const summary = form.querySelector('summary')!;
  summary.click();
  while (!wrong.disabled) await new Promise((done) => requestAnimationFrame(done));
}

/** Returns the hidden parts of the question. Runs in the page. */
function hiddenParts(): string[] {
  const form = document.querySelector('.answer-form')!;
  const sheet = form.querySelector('details')!.getBoundingClientRect();
  const isBelow = getComputedStyle(form.querySelector('details')!).position === 'static';
  const parts = ['.scene-view, .road-sign', 'h1', '.option.right-option', '.option:has(:checked)'];
  return parts.filter((css) => {
    const part = form.querySelector(css)?.getBoundingClientRect();
    return part && (part.top < -1 || (!isBelow && part.bottom > sheet.top + 1));
  });
}

test('after a wrong answer on a short phone, question, chosen and right option stay visible', async ({
  page,
}) => {
  test.setTimeout(300_000);
  expect(pages.length).toBeGreaterThan(50);
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(answerWrong);
    expect.soft(await page.evaluate(hiddenParts), path).toEqual([]);
  }
});

test('opening the answer after scrolling brings the question back into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/preguntas/reglas-56/');
  await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }));
  await page.evaluate(answerWrong);
  expect(await page.evaluate(hiddenParts)).toEqual([]);
});

test('the answer button covers no option before a choice, and stays visible after it', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/preguntas/reglas-56/');
    const form = page.locator('.answer-form').first();
    const ask = form.locator('> details > summary');
    const options = await Promise.all(
      (await form.locator('label.option').all()).map(async (each) => (await each.boundingBox())!),
    );
    const top = (await ask.boundingBox())!.y;
    for (const option of options) expect(option.y + option.height).toBeLessThanOrEqual(top);
    await form.locator('label.option').first().click();
    const { x, y, ...size } = (await ask.boundingBox())!;
    expect(y + size.height).toBeLessThanOrEqual(height);
    await page.mouse.click(x + size.width / 2, y + size.height / 2);
    const verdict = form.locator('.feedback h2');
    await expect(verdict).toBeFocused();
    await expect(verdict).toContainText('Todavía no. Correcta: D.');
    expect(await page.evaluate(hiddenParts)).toEqual([]);
    const sheet = (await form.locator('> details').boundingBox())!;
    expect(sheet.height).toBeLessThanOrEqual(width < 896 ? 0.4 * height + 1 : height);
  }
});
