import { type KeyInput, launch, type Page } from 'puppeteer-core';
import type { Device, Driver, DriverOptions, Tab } from './driver.ts';

const PLAIN = { 'browser.display.document_color_use': 2, 'ui.prefersReducedMotion': 1 };

/** Drives an installed Firefox over WebDriver BiDi. */
export async function launchFirefox({ path, env, isPlain }: DriverOptions): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: path,
    env: { ...process.env, ...env },
    ...(isPlain && { extraPrefsFirefox: PLAIN }),
  });
  const device = async (): Promise<Device> => {
    const context = await browser.createBrowserContext();
    return {
      open: async () => createPuppeteerTab(await context.newPage()),
      close: () => context.close(),
    };
  };
  return { device, close: () => browser.close() };
}

export function createPuppeteerTab(page: Page): Tab {
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: (call, ...args) =>
      page.evaluate(`(${call.toString()})(...${JSON.stringify(args)})`) as never,
    click: (x, y) => page.mouse.click(x, y),
    // WebDriver BiDi has no name for the space bar: it takes the character.
    press: (key) => page.keyboard.press(key === 'Space' ? (' ' as KeyInput) : key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}
