/**
 * Browser tests: a build of the site in a temporary folder, served by `licencia preview`, in the browsers that were
 * found.
 */
import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig, type Project } from 'playwright/test';
import {
  type BrowserSearch,
  type FoundBrowser,
  findBrowsers,
  isFound,
  type Project as Name,
} from './tests/browsers/find.ts';
import { warmUpChromium } from './tests/browsers/first-start.ts';
import { freePort } from './tests/browsers/free-port.ts';
import { PICTURE_DAY } from './tests/e2e/pictures/content.ts';
import { PART_VARIABLE, PICTURES_VARIABLE, SITE_VARIABLE } from './tests/e2e/variables.ts';
import { openRunFolder } from './tests/run/run-folder.ts';

type TestServer = Exclude<PlaywrightTestConfig['webServer'], undefined | unknown[]>;

type Run = {
  site: string;
  /** True if the caller named a site that is already built. */
  isBuilt: boolean;
  /** Folder for everything that this run builds. */
  folder: string;
  port: number;
  picturePort: number;
  browsers: BrowserSearch[];
  /** Lines for the summary. */
  notes: string[];
};

/** Every worker runs this file again. The first run passes its decisions to the workers in the environment. */
const RUN_VARIABLE = 'LICENCIA_E2E_RUN';
const run: Run =
  process.env[RUN_VARIABLE] === undefined
    ? await begin()
    : (JSON.parse(process.env[RUN_VARIABLE]) as Run);

async function begin(): Promise<Run> {
  const { browsers, notes } = await warmUpChromium(await findBrowsers(import.meta.dirname));
  for (const search of browsers)
    console.log(
      isFound(search)
        ? `${search.project}: ${search.title}, ${search.path}`
        : `${search.project}: not run, ${search.missing}`,
    );
  const given = process.env[SITE_VARIABLE];
  const folder = openRunFolder();
  const made: Run = {
    site: given ?? join(folder, 'site'),
    isBuilt: given !== undefined,
    folder,
    port: await freePort(),
    picturePort: await freePort(),
    browsers,
    notes,
  };
  process.env[RUN_VARIABLE] = JSON.stringify(made);
  process.env[SITE_VARIABLE] = made.site;
  process.env[PICTURES_VARIABLE] = localhost(made.picturePort);
  return made;
}

/** The part of the tests to run; all if it is not set. */
const part = process.env[PART_VARIABLE];

function localhost(port: number): string {
  return `http://localhost:${port}`;
}

const licencia = 'node pipeline/program/launcher.cjs';

/** Builds a site if there are build commands, and serves it. */
function serve(site: string, port: number, build: readonly string[]): TestServer {
  const out = JSON.stringify(site);
  const commands = [
    ...build.map((command) => `${command} --out ${out}`),
    `${licencia} preview --out ${out} --port ${port}`,
  ];
  return {
    command: commands.join(' && '),
    url: localhost(port),
    stdout: 'pipe',
    stderr: 'pipe',
    // Ends a build that hangs. On a busy machine a build has taken ten minutes.
    timeout: 3_600_000,
  };
}

const pictureContent = JSON.stringify(join(run.folder, 'picture-content'));
const servers = [
  serve(
    run.site,
    run.port,
    run.isBuilt ? [] : [`${licencia} build --quiet${part === 'quick' ? ' --no-share-images' : ''}`],
  ),
  serve(join(run.folder, 'pictures'), run.picturePort, [
    `node --import tsx tests/e2e/pictures/write-content.ts ${pictureContent} && ${licencia} build --quiet --no-share-images --data ${pictureContent} --today ${PICTURE_DAY}`,
  ]),
];

const found = run.browsers.filter(isFound);
const pinned = found.find(({ project }) => project === 'chromium-packaged');
const chromium = chromiumOf(found);

/**
 * The one browser for the tests of pages and for the quick part of the tests. Playwright cannot drive an installed
 * Firefox or an installed WebKit.
 */
function chromiumOf(browsers: readonly BrowserSearch[]): FoundBrowser | undefined {
  const first = (name: Name) => browsers.filter(isFound).find(({ project }) => project === name);
  return first('chromium-packaged') ?? first('chromium-newest');
}

/** Tests of visitors' actions. They have their own drivers, so any browser can run them. */
const BEHAVIOUR = 'behaviour/**/*.spec.ts';
/** Builds two sites, so it is not in the quick part. */
const RELEASES = 'behaviour/releases.spec.ts';
/** A snapshot and an axe run of one page of every kind. */
const KINDS = 'e2e/{looks,pages}.spec.ts';
const PAGES = 'e2e/**/*.spec.ts';

/** @returns the tests of a browser, in this part of the run */
function testsIn(browser: BrowserSearch): string[] {
  const isChosen = browser === chromium;
  if (part === 'quick') return isChosen ? [BEHAVIOUR, KINDS] : [];
  if (part === 'rest') return isChosen ? [PAGES, RELEASES] : [BEHAVIOUR];
  return isChosen ? [BEHAVIOUR, PAGES] : [BEHAVIOUR];
}

const projects: Project[] = found.map((browser) => ({
  name: browser.project,
  testMatch: testsIn(browser),
  testIgnore: part === 'quick' ? [RELEASES] : [],
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
  // The snapshots are made with the Chromium from npm and the fonts of the site.
  snapshotPathTemplate: `tests/e2e/snapshots/chromium-${pinned?.version ?? 'none'}/{arg}{ext}`,
  fullyParallel: true,
  // Each page waits for its own paints and timers; one worker per core keeps the cores busy.
  workers: '100%',
  forbidOnly: process.env.CI !== undefined,
  // One slow moment of a shared machine must not hold up a release; the summary names flaky tests.
  retries: process.env.CI === undefined ? 0 : 1,
  // Only ends a test that hangs; it is not an assertion.
  timeout: 1_800_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  // tests/run/run.ts reads this from the report.
  metadata: {
    browsers: part === 'quick' && chromium !== undefined ? [chromium] : run.browsers,
    notes: run.notes,
  },
  projects,
  use: {
    baseURL: localhost(run.port),
    actionTimeout: 60_000,
    locale: 'es-PR',
    timezoneId: 'America/Puerto_Rico',
    screenshot: 'only-on-failure',
  },
  // Without a browser no test needs a server.
  webServer: found.length === 0 ? [] : servers,
});
