/** A device so slow that a press comes before the page has finished its last step: what was pressed wins, and has the focus. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { begin, next, openPlan } from './plan.ts';

/** React goes on by messages to itself. Here they come late, as they do behind other work. */
async function delaySteps(page: Page, ms: number): Promise<void> {
  await page.addInitScript((delay) => {
    class SlowChannel {
      port1: { onmessage?: () => void } = {};
      port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.(), delay) };
    }
    Object.assign(globalThis, { MessageChannel: SlowChannel });
  }, ms);
}

/** React sends itself a message when a step took longer than 5 ms. Here every step does. */
async function lengthenSteps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    let lost = 0;
    performance.now = () => now() + (lost += 6);
  });
}

const atItem = async (page: Page, number: number): Promise<void> => {
  await expect(page.locator('.quiz form h1')).toBeFocused();
  await expect(page.getByText(new RegExp(`^Pregunta ${number} de`))).toBeVisible();
};

test('a session that is begun as soon as its button is there', async ({ page }) => {
  await delaySteps(page, 800);
  await openPlan(page);
  await begin(page).click();
  await atItem(page, 1);
});

test('a test whose first question is answered at once', async ({ page }) => {
  await delaySteps(page, 800);
  await lengthenSteps(page);
  await page.goto('/test/1/');
  // A press before the script is there counts too, but here each of hundreds of steps would come first, 800 ms apart.
  await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
  await page.getByRole('link', { name: /^Practicar/ }).click();
  for (let number = 1; number < 5; number += 1) {
    await atItem(page, number);
    await page.locator('label.op').first().click();
    await next(page).click();
    await expect(page.locator('.fb h2')).toBeFocused();
    await next(page).click();
  }
});
