/** A built site in the Chromium for figures that are compared over time, and what its scripts load. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { createSiteServer } from '../../pipeline/commands/serve.ts';
import { pinnedChromium } from '../browsers/find.ts';

/** Serves a site and runs something in a browser. @param site folder of a built site */
export async function inBrowser<T>(
  site: string,
  run: (browser: Browser, base: string) => Promise<T>,
): Promise<T> {
  const server = createSiteServer(site);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { path, env } = await pinnedChromium(process.cwd());
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...(process.env as Record<string, string>), ...env },
  });
  try {
    return await run(browser, base);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Slows the processor of a page down. @param rate how many times */
export async function slowDown(context: BrowserContext, page: Page, rate: number): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** A script and everything it imports at once. @param folder of the scripts */
export function closure(folder: string, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [, imported] of readFileSync(join(folder, name), 'utf8').matchAll(
    /(?:from|import)"\.\/([^"]+)"/g,
  ))
    closure(folder, imported!, seen);
  return seen;
}
