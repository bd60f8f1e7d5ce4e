import { PROGRESS_KEY } from '../../templates/islands/store/registry.ts';
import { expect, test } from './fixtures.ts';
import { atQuestion, choose, nextButton, openOptions, SHORT_TEST, waitForScript } from './quiz.ts';

/** Elements that could reveal the key of a question, on the screen or on paper. */
const keysOf = (page: import('playwright/test').Page) =>
  page.locator(
    '.feedback, .option.is-right, .option.is-wrong, .plain-questions, .paper-only, .quiz button:text("Ver Respuesta")',
  );

test('a class exam shows no key before its end, even after reload, Back and reopening', async ({
  page,
}) => {
  // Both forms of the link are tested, because older releases created the second one.
  for (const link of [`/test/${SHORT_TEST}/?clase&examen`, `/test/${SHORT_TEST}/?clase#p1-final`]) {
    const open = async (name: string) => {
      await page.goto('about:blank');
      await page.goto(link);
      await page.getByLabel('Tu nombre o apodo').fill('Ana');
      await page.getByRole('button', { name }).click();
      await expect(page.locator('dialog')).toHaveCount(0);
      await waitForScript(page);
    };
    await open('Comenzar');
    await expect(keysOf(page)).toHaveCount(0);
    await page.reload();
    await waitForScript(page);
    await expect(keysOf(page)).toHaveCount(0);
    for (let at = 1; at <= 2; at++) {
      await atQuestion(page, at);
      await choose(page, 1);
      await page.keyboard.press('v');
      await expect(keysOf(page)).toHaveCount(0);
      await page.keyboard.press('Enter');
    }
    await atQuestion(page, 3);
    await page.goBack();
    await atQuestion(page, 2);
    await page.keyboard.press('v');
    await expect(keysOf(page)).toHaveCount(0);
    await open('Seguir');
    await expect(page.locator('form input:checked')).toHaveCount(1);
    await page.keyboard.press('v');
    await expect(keysOf(page)).toHaveCount(0);
    // If the address has no `clase`, the exam does not show a key either.
    await page.goto(`/test/${SHORT_TEST}/#p1`);
    await waitForScript(page);
    await expect(keysOf(page)).toHaveCount(0);
    await openOptions(page);
    await expect(page.locator('.practice-settings')).not.toContainText(
      'Practicar (ves la explicación)',
    );
    await page.evaluate(() => localStorage.clear());
  }
});

test('each pupil of a class gets an individual question order, which survives a reload', async ({
  page,
}) => {
  const shownTo = async (name: string) => {
    await page.goto('about:blank');
    await page.goto(`/test/${SHORT_TEST}/?clase&examen=4821`);
    await page.getByLabel('Tu nombre o apodo').fill(name);
    await page.getByRole('button', { name: 'Comenzar' }).click();
    await expect(page.locator('dialog')).toHaveCount(0);
    await waitForScript(page);
    return page.locator('.quiz h1, .quiz .option > span').allInnerTexts();
  };
  const seen = [];
  for (const name of ['Ana', 'Luis', 'ana ', 'Zoé', '12']) seen.push(await shownTo(name));
  expect(seen[2]).toEqual(seen[0]);
  expect(new Set(seen.map(String)).size).toBe(4);
  await page.reload();
  await waitForScript(page);
  expect(await page.locator('.quiz h1, .quiz .option > span').allInnerTexts()).toEqual(seen[4]);
});

test('a practice session under way does not continue as a class exam', async ({ page }) => {
  await page.goto(`/test/${SHORT_TEST}/`);
  await waitForScript(page);
  await choose(page, 1);
  await page.goto(`/test/${SHORT_TEST}/?clase&examen`);
  await page.getByLabel('Tu nombre o apodo').fill('Ana');
  await expect(page.getByText('Hay una práctica empezada: 1 contestada.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seguir' })).toHaveCount(0);
  await page.locator('dialog').getByRole('button', { name: 'Comenzar' }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await waitForScript(page);
  await expect(page.locator('form input:checked')).toHaveCount(0);
  await choose(page, 1);
  await expect(keysOf(page)).toHaveCount(0);
});

test('a class link reports the attempt under way, and offers to start anew', async ({ page }) => {
  await page.goto(`/test/${SHORT_TEST}/`);
  await waitForScript(page);
  for (const at of [1, 2]) {
    await atQuestion(page, at);
    await choose(page, 1);
    await nextButton(page).click();
    await nextButton(page).click();
  }
  await atQuestion(page, 3);
  const open = async () => {
    await page.goto('about:blank');
    await page.goto(`/test/${SHORT_TEST}/?clase`);
    await page.getByLabel('Tu nombre o apodo').fill('Ana');
    await expect(page.getByText('Hay un intento empezado: 2 contestadas.')).toBeVisible();
  };
  await open();
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
  expect(await answeredHere(page)).toBe(2);
  await open();
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await waitForScript(page);
  await atQuestion(page, 1);
  expect(await answeredHere(page)).toBeUndefined();
  await expect(page.locator('form input:checked')).toHaveCount(0);
  expect(page.url()).toMatch(new RegExp(`/test/${SHORT_TEST}/$`));
  await choose(page, 1);
  await nextButton(page).click();
  await expect(page.locator('.feedback')).toBeVisible();
});

/** @returns the number of answers in the stored attempt at a test */
const answeredHere = (page: import('playwright/test').Page): Promise<number | undefined> =>
  page.evaluate((key) => {
    const { running } = JSON.parse(localStorage.getItem(key)!) as {
      running: { attempt: { answers: object } }[];
    };
    return running[0] && Object.keys(running[0].attempt.answers).length;
  }, PROGRESS_KEY);
