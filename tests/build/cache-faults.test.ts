import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { giveToOtherUser, hasOtherUser, runInShell } from '../cli/licencia.ts';
import { project, temporaryFolder } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { FILE_CORRUPTIONS } from '../program/file-corruptions.ts';
import { SAMPLE_FACTOR } from '../run/sample.ts';
import { hashFiles } from './site.ts';
import { cacheFolderOf, copyOfProgram, launcherPathOf } from './warm/programs.ts';

const HOOK = join(import.meta.dirname, 'faults.cjs');
/** Number of file-system changes at which a test kills the command. */
const KILLS = Math.ceil(SAMPLE_FACTOR / 2);
const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

type Site = Record<string, string>;
let root: string;
/** The cache after a build of the content before the edit. */
let cache: string;
/** The folder with the content before the edit, and with its site. */
let folder: string;
let [before, after]: Site[] = [];

function edit(data: string): void {
  const article = join(data, 'blog/un-articulo.md');
  appendFileSync(article, '\nUn párrafo más para leer.\n');
  // Changes the title too, because a new title needs a new share picture.
  writeFileSync(
    article,
    readFileSync(article, 'utf8').replace(/^title:.*$/m, 'title: Otro título'),
  );
}

function run(cwd: string, fault = 'none', options: { uid?: number; in?: string } = {}) {
  const count = join(cwd, 'count.txt');
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', HOOK, launcherPathOf(root), 'build', '--today', '2026-11-20'],
    {
      cwd,
      encoding: 'utf8',
      env: {
        ...process.env,
        FAULT: fault,
        FAULT_IN: options.in ?? cacheFolderOf(root),
        FAULT_COUNT: count,
      },
      ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
    },
  );
  return { status, signal, stdout, stderr, changes: () => Number(readFileSync(count, 'utf8')) };
}
const siteOf = (cwd: string): Site => hashFiles(join(cwd, 'dist'));

/** Restores the cache of the first build. @returns a folder with its site and edited content */
function prepared(): string {
  rmSync(cacheFolderOf(root), { recursive: true, force: true });
  cpSync(cache, cacheFolderOf(root), { recursive: true, preserveTimestamps: true });
  const cwd = temporaryFolder();
  cpSync(join(folder, 'data'), join(cwd, 'data'), { recursive: true });
  // Builds the old site in this folder, because a copied site would be refused.
  expect(run(cwd)).toMatchObject({ status: 0 });
  edit(join(cwd, 'data'));
  return cwd;
}

/** The paths of all cache entries, each replaced by a copy of itself in case it is a hard link to another file. */
const entries = () =>
  readdirSync(cacheFolderOf(root)).map((name) => {
    const file = join(cacheFolderOf(root), name);
    cpSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
    return file;
  });

/** Expects the new site after the command, and again after one without a fault. */
function expectNewSite(cwd: string, fault?: string, options?: { uid?: number; in?: string }): void {
  const { status, stderr } = run(cwd, fault, options);
  expect([status, stderr.includes('licencia:')], stderr).toEqual([0, false]);
  expect(siteOf(cwd)).toEqual(after);
  expect(run(cwd, 'none', options)).toMatchObject({ status: 0 });
  expect(siteOf(cwd)).toEqual(after);
}

beforeAll(() => {
  root = copyOfProgram();
  // Another user must be able to read the program.
  chmodSync(root, 0o755);
  folder = join(project(SAMPLE_FILES), '..');
  expect(run(folder)).toMatchObject({ status: 0 });
  before = siteOf(folder);
  cache = join(temporaryFolder(), 'cache');
  cpSync(cacheFolderOf(root), cache, { recursive: true, preserveTimestamps: true });
  // Removes all entries but those of the program, for a cold build.
  for (const name of readdirSync(cacheFolderOf(root)))
    if (!/^(?:program|compiled)-/.test(name)) rmSync(join(cacheFolderOf(root), name));
  const cold = temporaryFolder();
  cpSync(join(folder, 'data'), join(cold, 'data'), { recursive: true });
  edit(join(cold, 'data'));
  expect(run(cold)).toMatchObject({ status: 0 });
  after = siteOf(cold);
  expect(after).not.toEqual(before);
});

describe('a faulty cache never changes the site', () => {
  test('publishes the new site even if every cache entry is damaged', () => {
    const cwd = prepared();
    for (const [index, file] of entries().entries())
      FILE_CORRUPTIONS[index % FILE_CORRUPTIONS.length]!(file);
    expectNewSite(cwd);
  });

  test.each(['full', 'unreadable'])('publishes the new site if the cache is %s', (fault) => {
    const cwd = prepared();
    expectNewSite(cwd, fault);
  });

  test('publishes the new site with a file in place of the cache folder', () => {
    const cwd = prepared();
    rmSync(cacheFolderOf(root), { recursive: true });
    writeFileSync(cacheFolderOf(root), '');
    expectNewSite(cwd);
    rmSync(cacheFolderOf(root));
  });

  test.skipIf(!isRoot || !hasOtherUser).each([
    ['a read-only cache', 0o555, 0o444],
    ['an inaccessible cache', 0o000, 0o000],
    ['unreadable entries', 0o777, 0o000],
  ])('publishes the new site for another user with %s', (_, folderMode, fileMode) => {
    const cwd = prepared();
    giveToOtherUser(cwd);
    for (const file of entries()) chmodSync(file, fileMode);
    chmodSync(cacheFolderOf(root), folderMode);
    try {
      expectNewSite(cwd, 'none', { uid: NOBODY });
    } finally {
      chmodSync(cacheFolderOf(root), 0o755);
    }
  });

  const canMount =
    process.platform === 'linux' &&
    runInShell('unshare -m mount -t tmpfs tmpfs /mnt', []).status === 0;
  test.skipIf(!canMount)('publishes the new site if the disk of the cache is too small', () => {
    const cwd = prepared();
    const { status, stderr } = spawnSync(
      'unshare',
      [
        '-m',
        'bash',
        '-c',
        'mount -t tmpfs -o size="$1" tmpfs "$2" && shift 2 && "$@"',
        'bash',
        '5m',
        cacheFolderOf(root),
        process.execPath,
        launcherPathOf(root),
        'build',
        '--today',
        '2026-11-20',
      ],
      { cwd, encoding: 'utf8' },
    );
    expect(status, stderr).toBe(0);
    expectNewSite(cwd);
  });
});

describe('a killed command', { timeout: 1_800_000 }, () => {
  /** Up to `KILLS` evenly spaced numbers from 1 to a total. */
  const some = (total: number) => {
    const apart = Math.max(1, total / KILLS);
    return Array.from({ length: Math.ceil(total / apart) }, (_, index) =>
      Math.min(total, Math.floor(index * apart) + 1),
    );
  };
  const expectOldOrNew = (cwd: string, what: string) => {
    expect([before, after], what).toContainEqual(siteOf(cwd));
    expectNewSite(cwd);
  };

  test.each(['kill', 'half'])(
    'leaves the old or the new site if killed at a cache change (%s)',
    (fault) => {
      const total = run(prepared(), 'none').changes();
      expect(total).toBeGreaterThan(2);
      for (const at of some(total)) {
        const cwd = prepared();
        expect(run(cwd, `${fault} ${at}`).signal).toBe('SIGKILL');
        expectOldOrNew(cwd, `${fault} at change ${at} of ${total}`);
        rmSync(cwd, { recursive: true });
      }
    },
  );

  test('leaves the old or the new site if killed at a site or cache change', () => {
    const total = run(prepared(), 'none', { in: '' }).changes();
    expect(total).toBeGreaterThan(100);
    for (const at of some(total)) {
      const cwd = prepared();
      expect(run(cwd, `kill ${at}`, { in: '' }).signal).toBe('SIGKILL');
      expectOldOrNew(cwd, `kill at change ${at} of ${total}`);
      rmSync(cwd, { recursive: true });
    }
  });
});
