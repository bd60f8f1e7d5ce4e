/** Finds the browsers that the tests can run in: the pinned Chromium from npm, and those of this machine. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Attempt,
  type Chromium,
  findChromium,
  hasPackagedChromium,
  installedChromiums,
  packagedChromium,
  VERSION_TIMEOUT,
} from './chromium.ts';
import { openDisplay } from './display.ts';

export const PROJECTS = ['chromium-packaged', 'chromium-newest', 'firefox', 'webkit'] as const;
export type Project = (typeof PROJECTS)[number];

const UNKNOWN = 'of unknown version';

export type FoundBrowser = {
  project: Project;
  title: string;
  version: string;
  path: string;
  env: Record<string, string>;
};
export type MissingBrowser = { project: Project; title: string; missing: string };
export type BrowserSearch = FoundBrowser | MissingBrowser;

const FINDERS: Record<Project, (root: string) => Promise<BrowserSearch>> = {
  'chromium-packaged': findPackagedChromium,
  'chromium-newest': findNewestChromium,
  firefox: findFirefox,
  webkit: findWebKit,
};

/** Looks for the browser of every project. @param root folder of this program */
export function findBrowsers(root: string): Promise<BrowserSearch[]> {
  return Promise.all(PROJECTS.map((project) => FINDERS[project](root)));
}

export const isFound = (search: BrowserSearch): search is FoundBrowser => 'path' in search;

/** Finds the Chromium for comparable measurements: the one from npm if it runs here. @throws if there is none */
export async function pinnedChromium(root: string): Promise<Chromium> {
  const attempt = hasPackagedChromium() ? await packagedChromium(root) : undefined;
  return attempt !== undefined && 'found' in attempt ? attempt.found : findChromium(root);
}

async function findPackagedChromium(root: string): Promise<BrowserSearch> {
  const project = 'chromium-packaged';
  if (!hasPackagedChromium())
    return {
      project,
      title: 'Chromium from npm',
      missing: 'the package has a build for Linux on x64 only',
    };
  const attempt = await packagedChromium(root);
  if (!('found' in attempt)) return { project, title: 'Chromium from npm', missing: attempt.why };
  const { path, env, version = UNKNOWN } = attempt.found;
  return { project, title: `Chromium ${version} from npm`, version, path, env };
}

async function findNewestChromium(): Promise<BrowserSearch> {
  const project = 'chromium-newest';
  const attempts: Attempt[] = [];
  for await (const attempt of installedChromiums()) attempts.push(attempt);
  const found = attempts.flatMap((attempt) => ('found' in attempt ? [attempt.found] : []));
  const [newest] = found.toSorted((a, b) => compareVersions(b.version, a.version));
  if (newest === undefined) {
    const reasons = attempts.flatMap((each) =>
      'why' in each ? [`${each.path}: ${each.why}`] : [],
    );
    return {
      project,
      title: 'newest Chromium',
      missing: reasons.join('; ') || 'none is installed (Debian: package chromium)',
    };
  }
  const { path, env, version = UNKNOWN } = newest;
  return { project, title: `Chromium ${version} of this machine`, version, path, env };
}

function compareVersions(a = '', b = ''): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

const FIREFOX: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
};

async function findFirefox(): Promise<BrowserSearch> {
  const given = process.env.FIREFOX_PATH;
  const candidates = given ? [given] : (FIREFOX[process.platform] ?? []);
  const reasons: string[] = [];
  for (const path of candidates.filter((candidate) => existsSync(candidate))) {
    const answer = await versionOf(path);
    if ('version' in answer) {
      const { version } = answer;
      return { project: 'firefox', title: `Firefox ${version}`, version, path, env: {} };
    }
    reasons.push(`${path}: ${answer.why}`);
  }
  return {
    project: 'firefox',
    title: 'Firefox',
    missing: reasons.join('; ') || 'it is not installed (Debian: package firefox-esr)',
  };
}

/** MiniBrowser is the small browser that WebKitGTK has for tests: /usr/lib/<machine>/webkit2gtk-4.1/MiniBrowser. */
function miniBrowsers(): string[] {
  const folders = (parent: string) =>
    existsSync(parent)
      ? readdirSync(parent, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => join(parent, entry.name))
      : [];
  return folders('/usr/lib')
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(folders)
    .filter((folder) => /webkit\w*gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .filter((file) => existsSync(file));
}

async function findWebKit(): Promise<BrowserSearch> {
  const missing = (why: string): MissingBrowser => ({
    project: 'webkit',
    title: 'WebKit',
    missing: why,
  });
  const [path] = process.platform === 'linux' ? miniBrowsers() : [];
  if (path === undefined || !existsSync('/usr/bin/WebKitWebDriver'))
    return missing('it is not installed (Debian: package webkit2gtk-driver)');
  try {
    const display = await openDisplay();
    const answer = await versionOf(path, { DISPLAY: display.name });
    display.close();
    if (!('version' in answer)) return missing(`${path}: ${answer.why}`);
    const { version } = answer;
    return { project: 'webkit', title: `WebKitGTK ${version}`, version, path, env: {} };
  } catch (error) {
    return missing(`${(error as Error).message} (Debian: package xvfb)`);
  }
}

/** Asks a program for its version. An existing file may fail to run: a snap stub, a missing library. */
async function versionOf(
  path: string,
  env: Record<string, string> = {},
): Promise<{ version: string } | { why: string }> {
  try {
    const { stdout } = await promisify(execFile)(path, ['--version'], {
      env: { ...process.env, ...env },
      timeout: VERSION_TIMEOUT,
    });
    const version = /\d+(\.\w+)+/.exec(stdout)?.[0];
    return version === undefined ? { why: `no version in "${stdout.trim()}"` } : { version };
  } catch (error) {
    return { why: (error as Error).message.split('\n')[0]! };
  }
}
