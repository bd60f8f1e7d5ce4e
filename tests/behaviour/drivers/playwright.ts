import { chromium, type Page } from 'playwright/test';
import type { Device, Driver, DriverOptions, Tab } from './driver.ts';

/** Drives a Chromium with Playwright. */
export async function launchChromium({ path, env, isPlain }: DriverOptions): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...(process.env as Record<string, string>), ...env },
  });
  const device = async (): Promise<Device> => {
    const context = await browser.newContext(
      isPlain ? { forcedColors: 'active', reducedMotion: 'reduce' } : {},
    );
    return {
      open: async () => tabOf(await context.newPage()),
      close: () => context.close(),
    };
  };
  return { device, close: () => browser.close() };
}

function tabOf(page: Page): Tab {
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: (call, ...args) =>
      page.evaluate(`(${call.toString()})(...${JSON.stringify(args)})`) as never,
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
  };
}
