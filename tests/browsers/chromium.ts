/** Finds a Chromium for the tests: an installed one, or the one from npm. Downloads nothing. */
import { execFile, execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { chromium } from 'playwright';
import { omitUndefined } from '../../pipeline/program/omit-undefined.ts';

export type Chromium = {
  path: string;
  origin: string;
  /** Version such as "156.0.8078.79"; absent on Windows, where the browser cannot report it. */
  version?: string;
  /** Environment variables that the browser needs besides the current ones. */
  env: Record<string, string>;
};

/** Milliseconds for a browser to print its version. Its first start reads hundreds of megabytes on a loaded machine. */
export const VERSION_TIMEOUT = 60_000;

export type Attempt = { found: Chromium } | { origin: string; path: string; why: string };

/** The headless shell is first, because it is about twice as fast as the whole browser. */
const SYSTEM: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/**
 * Finds a Chromium: the one named in CHROMIUM_PATH, an installed one, or the one from npm.
 * @param root folder of this program
 * @throws if none starts; the message lists what was tried
 */
export async function findChromium(root: string): Promise<Chromium> {
  const failed: string[] = [];
  for await (const attempt of attempts(root)) {
    if ('found' in attempt) return attempt.found;
    failed.push(`${attempt.path} (${attempt.origin}): ${attempt.why}`);
  }
  throw new Error(
    [
      'No Chromium was found. Either install one (Debian, Ubuntu: "apt-get install --no-install-recommends chromium"; elsewhere: "npx playwright install chromium"), or name one in CHROMIUM_PATH.',
      ...failed.map((line) => `  tried ${line}`),
    ].join('\n'),
  );
}

async function* attempts(root: string): AsyncGenerator<Attempt> {
  yield* installedChromiums();
  // Never replace a browser that CHROMIUM_PATH names.
  if (!process.env.CHROMIUM_PATH && hasPackagedChromium()) yield packagedChromium(root);
}

/** Tries every Chromium of this machine, in the order of preference; only the one in CHROMIUM_PATH if that is set. */
export async function* installedChromiums(): AsyncGenerator<Attempt> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    yield existsSync(given)
      ? tryToStart(given, 'CHROMIUM_PATH')
      : { path: given, origin: 'CHROMIUM_PATH', why: 'there is no such file' };
    return;
  }
  const candidates = [
    [chromium.executablePath(), 'Playwright'] as const,
    ...(SYSTEM[process.platform] ?? []).map((path) => [path, 'this machine'] as const),
  ];
  for (const [path, origin] of candidates) if (existsSync(path)) yield tryToStart(path, origin);
}

/** The npm package contains a build for Linux on x64 only. */
export const hasPackagedChromium = (): boolean =>
  process.platform === 'linux' && process.arch === 'x64';

/** An existing file may fail to run: a snap stub, a build for another machine, or one that lacks a library. */
async function tryToStart(
  path: string,
  origin: string,
  env: Record<string, string> = {},
): Promise<Attempt> {
  // On Windows --version opens a window and never ends.
  if (process.platform === 'win32') return { found: { path, origin, env } };
  try {
    const { stdout } = await promisify(execFile)(path, ['--version'], {
      env: { ...process.env, ...env },
      timeout: VERSION_TIMEOUT,
    });
    const version = /\d+(\.\d+)+/.exec(stdout)?.[0];
    return {
      found: omitUndefined({ path, origin: `${origin}, ${stdout.trim()}`, env, version }),
    };
  } catch (error) {
    const { stderr = '', message, killed } = error as Error & { stderr?: string; killed?: boolean };
    const why = (stderr.trim() || message).split('\n')[0]!;
    return { path, origin, why: killed ? `no answer in ${VERSION_TIMEOUT / 1000} s; ${why}` : why };
  }
}

/**
 * Unpacks the browser inside @sparticuz/chromium, once for each version of the package. The package's executablePath()
 * is not used: it unpacks to one fixed temporary path, ignores the version there, and two workers race for it. Its args
 * are not used either: they switch web security off.
 */
export async function packagedChromium(root: string): Promise<Attempt> {
  const origin = 'npm package @sparticuz/chromium';
  const packageFolder = join(root, 'node_modules/@sparticuz/chromium');
  if (!existsSync(packageFolder))
    return { origin, path: packageFolder, why: 'it is not installed' };
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const cache = join(root, 'node_modules/.cache/chromium', version);
  const archive = (name: string) => join(packageFolder, 'bin', name);
  const path = join(cache, 'chromium');
  if (!existsSync(path))
    await writeWhole(path, async (draft) =>
      writeFileSync(draft, await decompressed(archive('chromium.br')), { mode: 0o755 }),
    );

  const fonts = hasFonts() ? {} : await bundledFonts(archive('fonts.tar.br'), join(cache, 'fonts'));
  const plain = await tryToStart(path, origin, fonts);
  if ('found' in plain || !/shared librar/.test(plain.why)) return plain;
  const libraries = join(cache, 'al2023');
  if (!existsSync(libraries)) await unpack(archive('al2023.tar.br'), libraries);
  const withLibraries = await tryToStart(path, `${origin} with its own libraries`, {
    ...fonts,
    LD_LIBRARY_PATH: [join(libraries, 'lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(':'),
  });
  return 'found' in withLibraries
    ? withLibraries
    : {
        ...withLibraries,
        why: `${withLibraries.why}; on Debian and Ubuntu "apt-get install libnss3 libnspr4 libexpat1" brings what it needs`,
      };
}

/** False in a bare container, where text would have no height. */
function hasFonts(): boolean {
  return ['/usr/share/fonts', '/usr/local/share/fonts'].some(
    (folder) => existsSync(folder) && readdirSync(folder).length > 0,
  );
}

/** Unpacks the fonts and writes a fonts.conf, because the one in the package names the folders of a cloud service. */
async function bundledFonts(archive: string, folder: string): Promise<Record<string, string>> {
  if (!existsSync(folder)) await unpack(archive, folder);
  const file = join(folder, 'here.conf');
  await writeWhole(file, async (draft) =>
    writeFileSync(
      draft,
      `<?xml version="1.0"?>\n<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`,
    ),
  );
  return { FONTCONFIG_FILE: file };
}

const decompressed = async (file: string): Promise<Buffer> =>
  promisify(brotliDecompress)(readFileSync(file));

async function unpack(archive: string, folder: string): Promise<void> {
  await writeWhole(folder, async (draft) => {
    mkdirSync(draft);
    execFileSync('tar', ['-x', '-C', draft], { input: await decompressed(archive) });
  });
}

/** Writes a draft and renames it, so that a simultaneous run never reads half of it. */
async function writeWhole(path: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  await write(draft);
  try {
    renameSync(draft, path);
  } catch (error) {
    // The other run finished first and wrote the same file.
    if (!existsSync(path)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}
