import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvironmentError } from '../../pipeline/program/failures.ts';
import { openOutputFolder } from '../../pipeline/write/output/output-folder.ts';
import { protectedFolders, refuseUnsafePlace } from '../../pipeline/write/output/output-place.ts';
import { runInShell } from '../cli/licencia.ts';
import { project } from '../fixtures/project.ts';
import {
  makeWorkspace,
  pagesOfVersion,
  pageVersions,
  publishVersion,
  traceWithoutLock,
} from './publishing.ts';
import { ROOT, traceFolder } from './site.ts';

describe('publishing', () => {
  test('replaces the whole site and leaves only the marker beside it', () => {
    const here = makeWorkspace();
    for (const version of ['uno', 'dos', 'tres']) {
      publishVersion(here, version);
      expect(pageVersions(here.out)).toEqual(pagesOfVersion(version));
    }
    expect(lstatSync(here.out).isDirectory()).toBe(true);
    expect(readdirSync(join(here.parent, '.sitio-builds'))).toEqual(['site']);
  });

  test('a discarded build leaves the old site and nothing else', () => {
    const here = makeWorkspace();
    publishVersion(here, 'uno');
    const before = traceWithoutLock(here);
    const folder = openOutputFolder(here.out, here.folders);
    folder.write('index.html', 'dos');
    folder.discard();
    expect(traceWithoutLock(here)).toEqual(before);
  });

  test('a discard after publishing keeps the published site', () => {
    const here = makeWorkspace();
    const folder = openOutputFolder(here.out, here.folders);
    for (const page of ['index.html', 'tests/index.html', 'a/b/c.html']) folder.write(page, 'uno');
    folder.publish();
    folder.discard();
    expect(pageVersions(here.out)).toEqual(pagesOfVersion('uno'));
  });

  test('missing parent folders are created', () => {
    const here = makeWorkspace();
    const deep = { ...here, out: join(here.parent, 'x/y/sitio') };
    publishVersion(deep, 'uno');
    expect(pageVersions(deep.out)).toEqual(pagesOfVersion('uno'));
  });
});

describe('permissions', () => {
  const modes = (out: string) => {
    const below = readdirSync(out, { recursive: true, encoding: 'utf8' });
    return new Set(
      [out, ...below.map((path) => join(out, path))].map((path) => {
        const info = statSync(path);
        return `${info.isDirectory() ? 'folder' : 'file'} ${(info.mode & 0o777).toString(8)}`;
      }),
    );
  };
  const READABLE = new Set(['folder 755', 'file 644']);

  test('every user can read a site, its parent folders and exports, whatever the umask', () => {
    const cwd = dirname(project());
    const run = (mask: string, ...args: string[]) => {
      const { status, stderr } = runInShell(`umask ${mask}; "$@"`, args, { cwd });
      expect(status, stderr).toBe(0);
    };
    for (const mask of ['077', '022', '077']) {
      run(mask, 'build', '--no-exports', '--no-share-images', '--out', 'x/y/sitio');
      expect(modes(join(cwd, 'x/y/sitio'))).toEqual(READABLE);
      expect(statSync(join(cwd, 'x/y')).mode & 0o777).toBe(0o755);
    }
    run('077', 'export', 'csv');
    expect(modes(join(cwd, 'exports'))).toEqual(READABLE);
  });

  test('publishing makes a site with restricted permissions readable again', () => {
    const here = makeWorkspace();
    publishVersion(here, 'uno');
    for (const entry of readdirSync(here.out, { recursive: true, withFileTypes: true }))
      chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
    chmodSync(here.out, 0o700);
    publishVersion(here, 'uno');
    expect(modes(here.out)).toEqual(READABLE);
    expect(pageVersions(here.out)).toEqual(pagesOfVersion('uno'));
  });
});

describe('output folders that are refused and stay untouched', () => {
  const refused = (make: (here: ReturnType<typeof makeWorkspace>) => string) => {
    const here = makeWorkspace();
    const out = make(here);
    const before = traceFolder(here.parent);
    const open = () => openOutputFolder(out, here.folders);
    expect(open).toThrow(EnvironmentError);
    expect(open).toThrow(/is refused: /);
    expect(traceFolder(here.parent)).toEqual(before);
  };

  test('refuses the root of the file system', () => refused(() => '/'));
  test('refuses the home folder', () => refused(() => homedir()));
  test('refuses a folder above the home folder', () => refused(() => dirname(homedir())));
  test('refuses the current folder', () => refused(() => process.cwd()));
  test('refuses a folder above the current folder', () => refused(() => dirname(process.cwd())));
  test('refuses the data folder', () => refused(({ parent }) => join(parent, 'data')));
  test('refuses a folder inside the data folder', () =>
    refused(({ parent }) => join(parent, 'data/sitio')));
  test('refuses a folder that contains the data folder', () => refused(({ parent }) => parent));
  test.each([
    [
      'a file as its parent',
      (parent: string) => {
        writeFileSync(join(parent, 'archivo'), '');
        return join(parent, 'archivo/sitio');
      },
    ],
    ['a name that is too long', (parent: string) => join(parent, 'x'.repeat(300))],
    ['a path where no folder can be created', () => '/proc/sitio'],
  ])('throws an EnvironmentError at once: %s', (_, out) => {
    const here = makeWorkspace();
    expect(() => openOutputFolder(out(here.parent), here.folders)).toThrow(EnvironmentError);
  });
  test.each(['.sitio-builds', '.otro-builds', '.otro-builds/sitio'])(
    'refuses the reserved name %s, even before any build exists',
    (name) => {
      refused(({ parent }) => join(parent, name));
      refused(({ parent }) => {
        mkdirSync(join(parent, '.sitio-builds'));
        return join(parent, name);
      });
    },
  );
  test('refuses the folders of the project, except output folders', () => {
    const folders = protectedFolders(makeWorkspace().folders.closed[0]!, ROOT);
    for (const name of [
      'data',
      'docs',
      'pipeline',
      'schemas',
      'templates',
      'tests',
      '.git',
      'node_modules',
    ])
      for (const out of [join(ROOT, name), join(ROOT, name, 'x'), join(ROOT, name, 'x/y')])
        expect(() => refuseUnsafePlace(out, folders), out).toThrow(/is refused: /);
    for (const name of ['dist', 'exports', 'otro'])
      expect(() => refuseUnsafePlace(join(ROOT, name), folders)).not.toThrow();
  });
  test('refuses the folder of the program', () =>
    refused(({ parent }) => join(parent, 'programa')));
  test('refuses a link to the data folder, and a path through such a link', () => {
    refused(({ parent }) => {
      symlinkSync('data', join(parent, 'alias'));
      return join(parent, 'alias');
    });
    refused(({ parent }) => {
      symlinkSync('data', join(parent, 'alias'));
      return join(parent, 'alias/sitio');
    });
  });
});

describe('the lock', () => {
  const locked = (path: string, owner: string) => {
    mkdirSync(path);
    writeFileSync(join(path, 'owner'), owner);
  };
  const withoutTime = (line: string) => !/^\.sitio-builds \d/.test(line);

  test('refuses a simultaneous build, which changes nothing', () => {
    const here = makeWorkspace();
    publishVersion(here, 'uno');
    // Uses the parent of this process, which is certainly running.
    locked(join(here.parent, '.sitio-builds/lock'), String(process.ppid));
    const before = traceFolder(here.parent);
    expect(() => openOutputFolder(here.out, here.folders)).toThrow(
      `another command is writing to ${here.out}`,
    );
    expect(traceFolder(here.parent).filter(withoutTime)).toEqual(before.filter(withoutTime));
  });

  test('is released after publishing, discarding and failing', () => {
    const here = makeWorkspace();
    const lock = join(here.parent, '.sitio-builds/lock');
    const isLocked = () => lstatSync(lock, { throwIfNoEntry: false }) !== undefined;
    const first = openOutputFolder(here.out, here.folders);
    expect(isLocked()).toBe(true);
    first.discard();
    expect(isLocked()).toBe(false);
    publishVersion(here, 'uno');
    expect(isLocked()).toBe(false);
    const failing = openOutputFolder(here.out, here.folders);
    rmSync(failing.staging, { recursive: true });
    expect(() => failing.publish()).toThrow(EnvironmentError);
    expect(isLocked()).toBe(false);
    expect(pageVersions(here.out)).toEqual(pagesOfVersion('uno'));
  });

  const ENDED = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim();
  test.each<[string, (path: string) => void]>([
    ['of a process that ended', (path) => locked(path, ENDED)],
    [
      'with the number of a process that started later',
      (path) => locked(path, `${process.ppid}:1`),
    ],
    ['that a killed process left without an owner', (path) => mkdirSync(path)],
  ])('a lock %s is taken over', (_, make) => {
    const here = makeWorkspace();
    publishVersion(here, 'uno');
    make(join(here.parent, '.sitio-builds/lock'));
    mkdirSync(join(here.parent, `.sitio-builds/lock-${ENDED}`));
    publishVersion(here, 'dos');
    expect(pageVersions(here.out)).toEqual(pagesOfVersion('dos'));
    expect(readdirSync(join(here.parent, '.sitio-builds'))).toEqual(['site']);
  });
});
