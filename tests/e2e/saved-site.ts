/** The saved site on a device without a connection. */
import type { BrowserContext } from 'playwright/test';
import { serveSite } from '../behaviour/site-server.ts';
import { expect } from './fixtures.ts';
import { SITE_VARIABLE } from './variables.ts';

/**
 * Saves the site with one click and stops its server, since the browser's offline mode does not affect a worker's
 * requests.
 * @returns the origin
 */
export async function saveSiteOffline(context: BrowserContext): Promise<string> {
  const site = await serveSite(process.env[SITE_VARIABLE]!);
  site.asBuilt = true;
  const page = await context.newPage();
  await page.goto(`${site.origin}/tests/`);
  await page.getByRole('button', { name: /^Guardar el sitio/ }).click();
  await expect(page.getByText('El sitio está guardado en este dispositivo.')).toBeFocused({
    timeout: 20_000,
  });
  await page.close();
  await site.stop();
  return site.origin;
}
