/** Browser tests: one build of the site in a temporary folder, served by the program's own preview, in every browser at hand. */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { type BrowserSearch, findBrowsers, isFound } from './tests/browsers/find.ts';
import { freePort } from './tests/browsers/free-port.ts';
import { FOLDER_PREFIX, SITE_VARIABLE } from './tests/e2e/site.ts';

type Run = {
  site: string;
  /** Our own temporary folder; absent when the caller named a site. */
  folder?: string;
  port: number;
  browsers: BrowserSearch[];
};

/** Every worker reads this file again. What the first reading decided reaches the others through the environment. */
const RUN_VARIABLE = 'LICENCIA_E2E_RUN';
const run: Run =
  process.env[RUN_VARIABLE] === undefined
    ? await begin()
    : (JSON.parse(process.env[RUN_VARIABLE]) as Run);

async function begin(): Promise<Run> {
  const browsers = await findBrowsers(import.meta.dirname);
  for (const search of browsers)
    console.log(
      isFound(search)
        ? `${search.project}: ${search.title}, ${search.path}`
        : `${search.project}: not run, ${search.missing}`,
    );
  const given = process.env[SITE_VARIABLE];
  // Only named here: this file is also read by tools that run no test. The build makes the folder.
  const folder = given === undefined ? join(tmpdir(), FOLDER_PREFIX + randomUUID()) : undefined;
  const site = given ?? join(folder!, 'site');
  const made: Run = {
    site,
    ...(folder === undefined ? {} : { folder }),
    port: await freePort(),
    browsers,
  };
  process.env[RUN_VARIABLE] = JSON.stringify(made);
  process.env[SITE_VARIABLE] = site;
  return made;
}

const baseURL = `http://localhost:${run.port}`;
const licencia = 'node pipeline/program/launcher.cjs';
const out = JSON.stringify(run.site);
const build = run.folder === undefined ? '' : `${licencia} build --quiet --out ${out} && `;

/** These read the built files, measure, or go through every page: the pinned browser alone runs them. */
const ONE_BROWSER = /e2e\/(design|hostile|html|looks|pages|practice-states)\.spec\.ts$/;

const SPECS: Record<BrowserSearch['project'], Pick<Project, 'testMatch' | 'testIgnore'>> = {
  'chromium-packaged': {},
  'chromium-newest': { testIgnore: ONE_BROWSER },
  // Playwright drives neither an installed Firefox nor an installed WebKit: tests/behaviour has drivers of its own.
  firefox: { testMatch: 'behaviour/**/*.spec.ts' },
  webkit: { testMatch: 'behaviour/**/*.spec.ts' },
};

const projects: Project[] = run.browsers.filter(isFound).map((browser) => ({
  name: browser.project,
  ...SPECS[browser.project],
  metadata: { title: browser.title },
  use: {
    launchOptions: {
      executablePath: browser.path,
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
  },
}));

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,behaviour}/**/*.spec.ts',
  // One set of pictures: the browser comes from npm, its fonts from the site.
  snapshotPathTemplate: 'tests/e2e/snapshots/{arg}{ext}',
  globalTeardown: './tests/e2e/teardown.ts',
  fullyParallel: true,
  // Each page waits for its own paints and timers; one worker a core keeps the cores busy.
  workers: '100%',
  forbidOnly: process.env.CI !== undefined,
  // One slow moment of a shared machine must not hold up a release; what needed it is named at the end.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  reporter: [['list']],
  // tests/run.ts reads this from the report.
  metadata: { browsers: run.browsers },
  projects,
  use: {
    baseURL,
    actionTimeout: 10_000,
    locale: 'es-PR',
    timezoneId: 'America/Puerto_Rico',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `${build}${licencia} preview --out ${out} --port ${run.port}`,
    url: baseURL,
    stdout: 'pipe',
    stderr: 'pipe',
    timeout: 60_000,
  },
});
