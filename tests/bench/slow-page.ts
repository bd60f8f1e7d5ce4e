/** Measures a page of a built site in a browser on a slow processor. */
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from 'playwright';
import { createSiteServer } from '../../pipeline/commands/preview.ts';
import { pinnedChromium } from '../browsers/find.ts';

/** @param slowdown how many times slower than this machine */
export async function onSlowPage<Out>(
  site: string,
  slowdown: number,
  measure: (page: Page, origin: string) => Promise<Out>,
): Promise<Out> {
  const server = createSiteServer(site);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { path, env } = await pinnedChromium(process.cwd());
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...(process.env as Record<string, string>), ...env },
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await measure(page, `http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
