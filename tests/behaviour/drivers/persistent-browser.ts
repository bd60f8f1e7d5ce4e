/** Drives a browser with a profile folder that outlives it: a test may end the browser at any moment. */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import type { DriverOptions, Tab } from './driver.ts';
import { createPuppeteerTab } from './puppeteer.ts';

export type PersistentBrowser = {
  open: () => Promise<Tab>;
  /** Quits the browser as a person does, so that it first saves its unsaved data. */
  close: () => Promise<void>;
  /** Kills the browser without warning, as a device that runs out of memory does. */
  kill: () => Promise<void>;
};

/** @param folder the device's profile, with everything that an earlier browser left there */
export async function launchPersistent(
  browser: 'chrome' | 'firefox',
  { path, env }: DriverOptions,
  folder: string,
): Promise<PersistentBrowser> {
  const running = await launch({
    browser,
    executablePath: path,
    env: { ...process.env, ...env },
    userDataDir: folder,
    // Playwright also omits the sandbox: some users, such as root, cannot have one.
    args: browser === 'chrome' ? ['--no-sandbox'] : [],
  });
  const program = running.process()!;
  /** Ends the browser and waits until Puppeteer has restored the settings that it replaced in a Firefox profile. */
  const end = async (how: () => unknown) => {
    if (program.exitCode !== null || program.signalCode !== null) return;
    const ended = once(program, 'exit');
    await how();
    await ended;
    while (readdirSync(folder).some((name) => name.endsWith('.puppeteer')))
      await new Promise((wait) => setTimeout(wait, 50));
  };
  return {
    open: async () => createPuppeteerTab(await running.newPage()),
    close: () => end(() => running.close()),
    kill: () => end(() => program.kill('SIGKILL')),
  };
}
