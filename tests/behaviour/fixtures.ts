/** The test function of the behaviour tests: one browser per worker; one server and one new device per test. */
import { writeFileSync } from 'node:fs';
import { expect, test as plain } from 'playwright/test';
import type { Project } from '../browsers/find.ts';
import { SITE_VARIABLE } from '../e2e/variables.ts';
import type { Device, Driver, DriverOptions } from './drivers/driver.ts';
import { launchChromium } from './drivers/playwright.ts';
import { launchFirefox } from './drivers/puppeteer.ts';
import { launchWebKit } from './drivers/selenium.ts';
import { type SiteServer, serveSite } from './site-server.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export const BROWSER_LAUNCHERS: Record<Project, (launch: DriverOptions) => Promise<Driver>> = {
  'chromium-packaged': launchChromium,
  'chromium-newest': launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
};

type Fixtures = {
  site: SiteServer;
  device: Device;
  me: Visitor;
  /** Opens the site on one more new device. */
  friend: () => Promise<Visitor>;
  /** Allows browser complaints that this test causes on purpose. */
  allow: (...patterns: RegExp[]) => void;
};

export const test = plain.extend<Fixtures, { driver: Driver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for an object pattern here.
    async ({}, use, { project }) => {
      const { executablePath, env } = project.use.launchOptions!;
      const driver = await BROWSER_LAUNCHERS[project.name as Project]({
        path: executablePath!,
        env: env as Record<string, string>,
      });
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  site: async ({}, use) => {
    const site = await serveSite(process.env[SITE_VARIABLE]!);
    await use(site);
    await site.stop();
  },
  device: async ({ driver }, use) => {
    const device = await driver.device();
    await use(device);
    await device.close();
  },
  allow: async ({ site }, use) => {
    const allowed: RegExp[] = [];
    await use((...patterns) => {
      allowed.push(...patterns);
    });
    const found = site.complaints.filter((line) => !allowed.some((pattern) => pattern.test(line)));
    expect(found).toEqual([]);
  },
  me: async ({ device, site, allow: _checkedAtTheEnd }, use, info) => {
    const tab = await device.open();
    await tab.resize(360, 740);
    await use(createVisitor(tab, site.origin));
    if (info.errors.length === 0) return;
    const path = info.outputPath('screenshot.png');
    writeFileSync(path, await tab.screenshot());
    await info.attach('screenshot', { path });
  },
  friend: async ({ driver, site }, use) => {
    const devices: Device[] = [];
    await use(async () => {
      const device = await driver.device();
      devices.push(device);
      return createVisitor(await device.open(), site.origin);
    });
    for (const device of devices) await device.close();
  },
});

export { expect } from 'playwright/test';
