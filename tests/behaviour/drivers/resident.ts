/** Drives a browser whose device is a folder: it outlives the browser, which can be ended in the middle of anything. */
import { once } from 'node:events';
import { launch } from 'puppeteer-core';
import type { Launch, Tab } from './driver.ts';
import { tabOf } from './puppeteer.ts';

export type Resident = {
  open: () => Promise<Tab>;
  /** Quits it, as a person does: it writes first what it holds. */
  close: () => Promise<void>;
  /** Ends it as a device that has no memory left does: without a word. */
  kill: () => Promise<void>;
};

/** @param folder of the device; what an earlier browser left there is there again */
export async function launchResident(
  browser: 'chrome' | 'firefox',
  { path, env }: Launch,
  folder: string,
): Promise<Resident> {
  const running = await launch({
    browser,
    executablePath: path,
    env: { ...process.env, ...env },
    userDataDir: folder,
    // As Playwright starts it: the tests may run as a user that has no sandbox.
    args: browser === 'chrome' ? ['--no-sandbox'] : [],
  });
  const program = running.process()!;
  return {
    open: async () => tabOf(await running.newPage()),
    close: () => running.close(),
    kill: async () => {
      if (program.exitCode !== null || program.signalCode !== null) return;
      const ended = once(program, 'exit');
      program.kill('SIGKILL');
      await ended;
    },
  };
}
