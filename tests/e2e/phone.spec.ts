import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { answerFirstQuestions, beginExam, choose, openTest, SHORT_TEST } from './quiz.ts';

/** Brightness, from 0 to 255, of each point of an element's picture, row by row. */
async function picture(page: Page, place: Locator): Promise<number[][]> {
  const png = (await place.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data: points } = context.getImageData(0, 0, image.width, image.height);
    return Array.from({ length: image.height }, (_, y) =>
      Array.from({ length: image.width }, (_, x) => {
        const at = 4 * (y * image.width + x);
        return (points[at]! + points[at + 1]! + points[at + 2]!) / 3;
      }),
    );
  }, png);
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 640 } });

    test('the exit link stays on the screen while a question is open', async ({ page }) => {
      await openTest(page, SHORT_TEST);
      await answerFirstQuestions(page, 2);
      await expect(page.getByRole('link', { name: 'Salir' })).toBeInViewport({
        ratio: 0.9,
      });
      await expect(page.getByRole('navigation', { name: 'Estás en' })).toBeHidden();
    });

    test('option letters are centred in their circles', async ({ page }) => {
      await openTest(page, SHORT_TEST);
      // Waits for the site's fonts. Where they are missing, the fallback font must be centred too.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const circle of await page.locator('.option .option-letter').all()) {
        const rows = await picture(page, circle);
        // Looks only at the square inside the ring.
        const inside = rows.slice(8, -8).map((row) => row.slice(8, -8));
        const isInk = (point: number) => point < 128;
        const inked = inside.flatMap((row, y) => (row.some(isInk) ? [y] : []));
        const columns = inside[0]!.flatMap((_, x) =>
          inside.some((row) => isInk(row[x]!)) ? [x] : [],
        );
        const middle = (inside.length - 1) / 2;
        expect(inked.length).toBeGreaterThan(8);
        expect(Math.abs((inked[0]! + inked.at(-1)!) / 2 - middle)).toBeLessThanOrEqual(1);
        expect(Math.abs((columns[0]! + columns.at(-1)!) / 2 - middle)).toBeLessThanOrEqual(1.5);
      }
    });

    test('the progress bar has a dash for each question, filled once it is answered', async ({
      page,
    }) => {
      await openTest(page, SHORT_TEST);
      await expectLane(page, 18, 0);
      await answerFirstQuestions(page, 3);
      await choose(page, 0);
      await expectLane(page, 18, 4);
      await beginExam(page, '#examen=4821');
      await expectLane(page, 40, 0);
    });
  });
}

/** Counts dashes in the middle of the progress bar. Dashes are lighter than the bar, and filled ones are lightest. */
async function expectLane(page: Page, dashes: number, filled: number): Promise<void> {
  const rows = await picture(page, page.locator('.progress-line .progress-road'));
  // Leaves out the first and last pixel, which may lie partly outside the bar.
  const middle = rows[Math.floor(rows.length / 2)]!.slice(1, -1);
  const runs = (above: number) =>
    middle.filter((point, x) => point >= above && (middle[x - 1] ?? 0) < above).length;
  expect({ dashes: runs(85), filled: runs(140) }).toEqual({ dashes, filled });
}
