/** A choice is stored before the visitor confirms it, so it survives a reload or a phone that closes the page. */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { answerInSession, openPlan, sessionNextButton } from './plan.ts';
import { atQuestion, beginExam, choose, openTest, optionInput } from './quiz.ts';

const WAYS: Record<string, (page: Page) => Promise<void>> = {
  'a test with its answers at the end': (page) => openTest(page, '1'),
  'a test that explains each answer': async (page) => {
    await page.goto('/test/1/#p1');
  },
  'the simulator': (page) => beginExam(page, '#examen=4821'),
};

for (const [where, open] of Object.entries(WAYS))
  test(`the choice in ${where} survives a reload`, async ({ page }) => {
    await open(page);
    await atQuestion(page, 1);
    await choose(page, 2);
    // Only the last choice counts.
    await choose(page, 1);
    await page.reload();
    await atQuestion(page, 1);
    await expect(optionInput(page, 1)).toBeChecked();
    await expect(page.locator('.feedback')).toBeHidden();
    // The choice also survives in a new tab after the first one is closed.
    const other = await page.context().newPage();
    const address = page.url();
    await page.close();
    await other.goto(address);
    await expect(optionInput(other, 1)).toBeChecked();
  });

test('a session shows each wrong choice as the learner made it', async ({ page }) => {
  await openPlan(page);
  await page.getByRole('link', { name: '5 min' }).click();
  const mine = page.locator('label.option.is-wrong input');
  const made: string[] = [];
  for (const shift of [1, 2, 3]) {
    await atQuestion(page, shift);
    await answerInSession(page, false, shift);
    made.push(await mine.inputValue());
    await sessionNextButton(page).click();
  }
  await atQuestion(page, made.length + 1);
  for (const [at, value] of made.entries()) {
    await page.goto('about:blank');
    await page.goto(`/plan/#p${at + 1}`);
    await expect(mine).toHaveValue(value);
  }
});
