/** A choice that is made and not yet checked is on the device: a reload, or a phone that closes the page, loses nothing. */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { answer, begin as beginSession, next, openPlan, pairCard } from './plan.ts';
import { atQuestion, begin, beginExam, choose, option } from './quiz.ts';

const WAYS: Record<string, (page: Page) => Promise<void>> = {
  'a test with its answers at the end': (page) => begin(page, '1'),
  'a test that explains each answer': async (page) => {
    await page.goto('/test/1/#p1');
  },
  'the simulator': (page) => beginExam(page, '#examen=4821'),
};
/** Here the first press answers: there is no choice that is not checked. */
const ANSWERED_AT_ONCE: Record<string, (page: Page) => Promise<void>> = {
  'ten mixed questions': async (page) => {
    await page.goto('/repaso/#diez');
  },
  'a session of the plan': async (page) => {
    await openPlan(page);
    await beginSession(page).click();
  },
};

for (const [where, open] of Object.entries(WAYS))
  test(`the choice in ${where} stays through a reload`, async ({ page }) => {
    await open(page);
    await atQuestion(page, 1);
    await choose(page, 2);
    // The last one counts.
    await choose(page, 1);
    await page.reload();
    await atQuestion(page, 1);
    await expect(option(page, 1)).toBeChecked();
    await expect(page.locator('.fb')).toBeHidden();
    // The same in a new tab, after the first one is gone.
    const other = await page.context().newPage();
    const address = page.url();
    await page.close();
    await other.goto(address);
    await expect(option(other, 1)).toBeChecked();
  });

for (const [where, open] of Object.entries(ANSWERED_AT_ONCE))
  test(`the answer in ${where} stays through a reload`, async ({ page }) => {
    await open(page);
    await atQuestion(page, 1);
    await option(page, 1).click({ force: true });
    await expect(page.locator('.fb')).toBeVisible();
    await page.reload();
    await atQuestion(page, 1);
    await expect(option(page, 1)).toBeChecked();
    await expect(page.locator('.fb')).toBeVisible();
  });

test('a session shows each wrong choice as it was made, also of a question that came back', async ({
  page,
}) => {
  await openPlan(page);
  await page.getByRole('button', { name: '5 min' }).click();
  const mine = page.locator('label.op.no input');
  const missed = new Map<string, readonly [hash: string, value: string]>();
  let wrong: (readonly [hash: string, value: string])[] = [];
  for (let number = 1; wrong.length < 2; number += 1) {
    await atQuestion(page, number);
    if (await pairCard(page).isVisible()) {
      await next(page).click();
      continue;
    }
    const id = (await page.locator('.quiz form input').first().getAttribute('name'))!;
    const before = missed.get(id);
    await answer(page, false, before ? 2 : 1);
    const made = [`#p${number}`, await mine.inputValue()] as const;
    // An item with fewer options has only one that is wrong.
    if ((await page.locator('label.op').count()) === 4) {
      if (before) wrong = [before, made];
      missed.set(id, made);
    }
    await next(page).click();
  }
  expect(wrong[0]?.[1]).not.toBe(wrong[1]?.[1]);
  for (const [hash, value] of wrong) {
    await page.goto('about:blank');
    await page.goto(`/plan/${hash}`);
    await expect(mine).toHaveValue(value);
  }
});
