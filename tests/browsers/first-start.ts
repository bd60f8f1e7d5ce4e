/**
 * Starts the Chromium of the run once before its workers do, and retries if it crashes: with an
 * empty font cache, two simultaneous first starts have ended in SIGSEGV.
 */
import { chromium } from 'playwright';
import { type BrowserSearch, type FoundBrowser, isFound } from './find.ts';

type Started = {
  browsers: BrowserSearch[];
  notes: string[];
};

/** @returns the browsers; a Chromium that has a version but fails to start twice is reported as missing */
export async function warmUpChromium(
  browsers: readonly BrowserSearch[],
  start: (browser: FoundBrowser) => Promise<void> = showWords,
): Promise<Started> {
  const failed = new Map<BrowserSearch, string>();
  const notes: string[] = [];
  const chromiums = browsers.filter(isFound).filter(({ project }) => /^chromium/.test(project));
  for (const browser of chromiums) {
    const first = await whyNot(browser, start);
    if (first === undefined) break;
    const second = await whyNot(browser, start);
    if (second === undefined) {
      notes.push(`${browser.title}: its first start failed, the second did not: ${first}`);
      break;
    }
    failed.set(browser, `it does not start: ${second}`);
  }
  return {
    browsers: browsers.map((browser) => {
      const missing = failed.get(browser);
      return missing === undefined
        ? browser
        : { project: browser.project, title: browser.title, missing };
    }),
    notes,
  };
}

async function whyNot(
  browser: FoundBrowser,
  start: (browser: FoundBrowser) => Promise<void>,
): Promise<string | undefined> {
  try {
    await start(browser);
    return undefined;
  } catch (error) {
    return (error as Error).message.split('\n')[0];
  }
}

async function showWords({ path, env }: FoundBrowser): Promise<void> {
  const started = await chromium.launch({
    executablePath: path,
    env: { ...(process.env as Record<string, string>), ...env },
  });
  try {
    const page = await started.newPage();
    await page.setContent('<p>ñ');
    await page.screenshot();
  } finally {
    await started.close();
  }
}
