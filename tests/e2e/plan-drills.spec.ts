import type { Page } from 'playwright/test';
import { checkAccessibility } from './axe.ts';
import { expect, isScrolledSideways, test } from './fixtures.ts';
import {
  advanceClock,
  answerInSession,
  finishSession,
  openPlan,
  PLAN_START,
  pairCard,
  readProgress,
  sessionLink,
  sessionNextButton,
} from './plan.ts';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

/** A seed that draws an authored pair. One session in ten has a computed pair, without a text about the difference. */
const SEED = 12345;

async function fixChance(page: Page): Promise<void> {
  await page.addInitScript((seed) => {
    crypto.getRandomValues = (values) => {
      if (values instanceof Uint32Array) values.fill(seed);
      return values;
    };
  }, SEED);
}

async function toPair(page: Page): Promise<void> {
  for (let at = 0; at < 20; at += 1) {
    await advanceClock(page, 30);
    await answerInSession(page, at % 3 > 0);
    await sessionNextButton(page).click();
    await expect(page.locator('.quiz form h1')).toBeFocused();
    if (await pairCard(page).isVisible()) return;
  }
  throw new Error('the session has no pair');
}

const options = (page: Page) => page.locator('label.option');
const end = (page: Page) => page.locator('.session-end h1');

test('a session shows a pair side by side, then asks with two and four options', async ({
  page,
}, info) => {
  await fixChance(page);
  await page.clock.install({ time: PLAN_START });
  await openPlan(page);
  await sessionLink(page).click();
  await toPair(page);
  const [one, other] = await Promise.all(
    [0, 1].map((at) => page.locator('.pair-sides > div').nth(at).boundingBox()),
  );
  expect(one!.y).toBe(other!.y);
  expect(other!.x).toBeGreaterThan(one!.x + one!.width);
  expect(await isScrolledSideways(page)).toBe(false);
  await expect(page.getByText('La diferencia:')).toBeVisible();
  await page.screenshot({ path: info.outputPath('card.png') });
  await checkAccessibility(page, 'side by side');

  await page.keyboard.press('Enter');
  await expect(options(page)).toHaveCount(2);
  await expect(page.locator('.quiz form h1')).toBeFocused();
  await page.keyboard.press('3');
  await expect(page.locator('.quiz input:checked')).toHaveCount(0);
  await page.keyboard.press('1');
  await checkAccessibility(page, 'two options');
  await page.keyboard.press('Enter');
  await expect(page.locator('.feedback h2')).toBeFocused();
  await expect(page.locator('.feedback')).toContainText(/\S+/);
  await checkAccessibility(page, 'two options, answered');
  await page.screenshot({ path: info.outputPath('two-answered.png') });

  await page.goBack();
  await expect(pairCard(page)).toBeVisible();
  await page.goForward();
  await expect(page.locator('.feedback')).toBeVisible();
  const before = (await readProgress(page)).learning!.memory;
  await page.keyboard.press('Enter');
  for (let at = 0; at < 12; at += 1) {
    await expect(page.locator('.quiz form h1')).toBeFocused();
    const name = await page.locator('.quiz form input').first().getAttribute('name');
    if (name?.startsWith('par-')) break;
    await answerInSession(page, true);
    await sessionNextButton(page).click();
  }
  await expect(options(page)).toHaveCount(4);
  await page.keyboard.press('b');
  await checkAccessibility(page, 'four options');
  await page.reload();
  await expect(options(page)).toHaveCount(4);
  await answerInSession(page, false);
  await expect(page.locator('.feedback h2 .spoken-text')).toContainText(
    /^Todavía no\. Correcta: [A-D]\. /,
  );
  await checkAccessibility(page, 'four options, answered');
  await page.screenshot({ path: info.outputPath('four-answered.png'), fullPage: true });
  // The answer updates the memory of the pair's rule.
  expect((await readProgress(page)).learning!.memory).not.toEqual(before);
  await sessionNextButton(page).click();
  if (!(await end(page).isVisible())) await finishSession(page, () => true);
  await expect(end(page)).toBeVisible();
  const rows = (await readProgress(page)).learning!.memory;
  expect(rows.filter((row) => row.startsWith('par-'))).toEqual([]);
});

test('a reload on a pair’s card or its two options returns to that step', async ({ page }) => {
  await openPlan(page);
  await sessionLink(page).click();
  await toPair(page);
  await page.reload();
  await expect(pairCard(page)).toBeVisible();
  await sessionNextButton(page).click();
  await expect(options(page)).toHaveCount(2);
  await page.reload();
  await expect(options(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(pairCard(page)).toBeVisible();
});

test('a session continues without its pair if the drill file fails to load', async ({
  page,
  context,
  watch,
}) => {
  await openPlan(page);
  await sessionLink(page).click();
  await toPair(page);
  watch.allow(/ERR_FAILED/);
  const at = Number(/#p(\d+)$/.exec(page.url())![1]);
  await context.route('**/ejercicios-*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(new RegExp(`^Pregunta ${at} `))).toBeVisible();
  await expect(pairCard(page)).toBeHidden();
  await expect(options(page)).toHaveCount(4);
  await finishSession(page, () => true);
  // The postcard of the first completed stop appears before the count of new rules.
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(end(page)).toHaveText(/^Ganaste \d+\sreglas?$/);
});

test('a session loads the drills only when it reaches its pair', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPlan(page);
  await sessionLink(page).click();
  await answerInSession(page, true);
  await sessionNextButton(page).click();
  expect(asked.filter((path) => path.includes('ejercicios-'))).toEqual([]);
  await toPair(page);
  expect(asked.filter((path) => path.includes('ejercicios-'))).toHaveLength(1);
});
