/** On a slow device, a click may come before the page has rendered. It must still count, and the focus must follow. */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { sessionLink, sessionNextButton } from './plan.ts';

/** Delays the messages that continue React's scheduler, as a busy main thread would. */
async function delaySteps(page: Page, ms: number): Promise<void> {
  await page.addInitScript((delay) => {
    class SlowChannel {
      port1: { onmessage?: () => void } = {};
      port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.(), delay) };
    }
    Object.assign(globalThis, { MessageChannel: SlowChannel });
  }, ms);
}

/** Makes every step seem longer than the 5 ms after which React's scheduler yields. */
async function lengthenSteps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    let lost = 0;
    performance.now = () => now() + (lost += 6);
  });
}

const atItem = async (page: Page, number: number): Promise<void> => {
  await expect(page.locator('.quiz form h1')).toBeFocused();
  await expect(page.getByText(new RegExp(`^Pregunta ${number} `))).toBeVisible();
};

/** Holds the reasons back until the session listens to popstate, which is before React's next step. */
async function holdReasons(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let letGo = () => {};
    const listens = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { json } = Response.prototype;
    Response.prototype.json = async function read(): Promise<unknown> {
      const found: unknown = await json.call(this);
      if (this.url.includes('razones-')) await listens;
      return found;
    };
    const add = window.addEventListener.bind(window) as (...given: unknown[]) => void;
    Object.assign(window, {
      addEventListener(...given: unknown[]) {
        add(...given);
        if (given[0] === 'popstate') letGo();
      },
    });
  });
}

test('the ten-question practice resumes while its reasons are loading', async ({ page }) => {
  await page.goto('/repaso/#diez');
  await page.locator('label.option').first().click();
  await expect(page.locator('form input:checked')).toHaveCount(1);
  // A click before the script loads is handled afterwards.
  await expect(page.locator('.feedback h2')).toBeVisible();
  await delaySteps(page, 300);
  await holdReasons(page);
  await page.goto('/');
  await page.goto('/repaso/#diez');
  await expect(page.getByText(/^Pregunta 2 de 10/)).toBeVisible();
  await expect(page.locator('form input:checked')).toHaveCount(0);
});

test('a session starts if its button is pressed as soon as it appears', async ({ page }) => {
  await delaySteps(page, 800);
  await page.goto('/plan/');
  // React takes four delayed steps before the button appears, and other tests may run at the same time.
  await sessionLink(page).click({ timeout: 40_000 });
  await atItem(page, 1);
});

test('a test accepts an answer as soon as its script runs', async ({ page }) => {
  await delaySteps(page, 800);
  await lengthenSteps(page);
  await page.goto('/test/1/');
  // An earlier click counts too, but here it would wait for hundreds of steps, 800 ms apart.
  await expect(page.locator('html')).toHaveAttribute('data-script', 'hay');
  for (let number = 1; number < 5; number += 1) {
    if (number > 1) await atItem(page, number);
    await page.locator('label.option').first().click();
    await sessionNextButton(page).click();
    await expect(page.locator('.feedback h2')).toBeFocused();
    await sessionNextButton(page).click();
  }
});
