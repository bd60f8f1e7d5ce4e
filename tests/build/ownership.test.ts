/**
 * Ownership of an output folder: a folder of this program is replaced whole, any other is refused and keeps every byte.
 */
import {
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openOutputFolder } from '../../pipeline/write/output/output-folder.ts';
import {
  expectRefusal,
  makeWorkspace,
  pagesOfVersion,
  pageVersions,
  publishVersion,
  type Workspace,
} from './publishing.ts';
import { listFilesIn } from './site.ts';

describe('a folder with a marker', () => {
  test.each<[string, (here: Workspace) => void]>([
    ['a desktop file', ({ out }) => writeFileSync(join(out, 'tests/.DS_Store'), 'x')],
    ['an edited page', ({ out }) => writeFileSync(join(out, 'index.html'), 'oso')],
    ['a deleted page', ({ out }) => rmSync(join(out, 'index.html'))],
    ['a file with restricted permissions', ({ out }) => chmodSync(join(out, 'a/b/c.html'), 0o600)],
    ['an empty folder', ({ out }) => mkdirSync(join(out, 'vacía/más'), { recursive: true })],
    [
      'no files',
      ({ out }) => {
        rmSync(out, { recursive: true });
        mkdirSync(out);
      },
    ],
    [
      'a folder in place of a page',
      ({ out }) => {
        rmSync(join(out, 'index.html'));
        mkdirSync(join(out, 'index.html/dentro'), { recursive: true });
      },
    ],
    [
      'a leftover fresh folder beside it',
      ({ parent }) => {
        mkdirSync(join(parent, '.sitio-builds/fresh/a'), { recursive: true });
      },
    ],
  ])('is replaced completely if it has %s', (_, change) => {
    const here = makeWorkspace();
    publishVersion(here, 'uno');
    change(here);
    publishVersion(here, 'dos');
    expect(listFilesIn(here.out)).toEqual(['a/b/c.html', 'index.html', 'tests/index.html']);
    expect(pageVersions(here.out)).toEqual(pagesOfVersion('dos'));
    expect(readdirSync(join(here.parent, '.sitio-builds'))).toEqual(['site']);
  });

  test('is replaced even after the project was moved', () => {
    const here = makeWorkspace();
    mkdirSync(join(here.parent, 'antes'));
    publishVersion({ ...here, out: join(here.parent, 'antes/sitio') }, 'uno');
    renameSync(join(here.parent, 'antes'), join(here.parent, 'después'));
    const out = join(here.parent, 'después/sitio');
    publishVersion({ ...here, out }, 'dos');
    expect(pageVersions(out)).toEqual(pagesOfVersion('dos'));
  });

  test('is refused if it contains a repository', () => {
    const here = makeWorkspace();
    publishVersion(here, 'uno');
    mkdirSync(join(here.out, '.git'));
    expectRefusal(here, here.out, 'it contains a repository');
  });

  test('is replaced without changing a linked folder or a hard-linked copy of a page', () => {
    const here = makeWorkspace();
    publishVersion(here, 'uno');
    const mine = join(here.parent, 'mía');
    mkdirSync(mine);
    writeFileSync(join(mine, 'foto.jpg'), 'mía');
    symlinkSync(mine, join(here.out, 'enlace'));
    linkSync(join(here.out, 'index.html'), join(here.parent, 'guardada.html'));
    publishVersion(here, 'dos');
    publishVersion(here, 'tres');
    expect(existsSync(join(here.out, 'enlace'))).toBe(false);
    expect(readFileSync(join(mine, 'foto.jpg'), 'utf8')).toBe('mía');
    expect(readFileSync(join(here.parent, 'guardada.html'), 'utf8')).toBe('uno');
  });

  test('keeps the modification time of a page with equal bytes', () => {
    const here = makeWorkspace();
    publishVersion(here, 'uno');
    const before = statSync(join(here.out, 'index.html')).mtime;
    publishVersion(here, 'uno');
    publishVersion(here, 'uno');
    expect(statSync(join(here.out, 'index.html')).mtime).toEqual(before);
    publishVersion(here, 'dos');
    expect(statSync(join(here.out, 'index.html')).mtimeMs).toBeGreaterThan(before.getTime());
  });
});

test('replaces a site that has the former file list instead of a marker', () => {
  const here = makeWorkspace();
  publishVersion(here, 'uno');
  const work = join(here.parent, '.sitio-builds');
  renameSync(join(work, 'site'), join(work, 'files'));
  writeFileSync(join(work, 'files'), '{"licencia":2}\nindex.html\t3\tx');
  publishVersion(here, 'dos');
  expect(pageVersions(here.out)).toEqual(pagesOfVersion('dos'));
  expect(readdirSync(work)).toEqual(['site']);
});

describe('output folders that are refused and stay untouched', () => {
  test.each<[string, string, (here: Workspace) => void]>([
    [
      'a folder with files',
      'mía.txt',
      ({ out }) => {
        mkdirSync(out);
        writeFileSync(join(out, 'mía.txt'), 'mía');
      },
    ],
    [
      'a folder with a hidden file',
      '.visually-hidden',
      ({ out }) => {
        mkdirSync(out);
        writeFileSync(join(out, '.visually-hidden'), 'mía');
      },
    ],
    [
      'a copy of the site without its marker',
      'a, index.html, tests',
      (here) => {
        publishVersion({ ...here, out: join(here.parent, 'otro') }, 'uno');
        cpSync(join(here.parent, 'otro'), here.out, { recursive: true });
      },
    ],
    [
      'a folder with files beside a hand-made builds folder',
      'mía.txt',
      ({ out, parent }) => {
        mkdirSync(join(parent, '.sitio-builds/fotos'), { recursive: true });
        mkdirSync(out);
        writeFileSync(join(out, 'mía.txt'), 'mía');
      },
    ],
    [
      'a link',
      'it is a link',
      ({ out, parent }) => {
        mkdirSync(join(parent, 'mía'));
        symlinkSync('mía', out);
      },
    ],
    ['a link to nowhere', 'it is a link', ({ out }) => symlinkSync('en-ninguna-parte', out)],
    ['a file', 'it is a file', ({ out }) => writeFileSync(out, 'mía')],
    [
      'a link in place of the builds folder',
      '.sitio-builds is a link',
      ({ parent }) => {
        mkdirSync(join(parent, 'fotos'));
        symlinkSync('fotos', join(parent, '.sitio-builds'));
      },
    ],
    [
      'a file in place of the builds folder',
      '.sitio-builds is a file',
      ({ parent }) => writeFileSync(join(parent, '.sitio-builds'), 'mía'),
    ],
    [
      'exports',
      'it contains exports, not a site',
      (here) => publishVersion(here, 'uno', 'exports'),
    ],
  ])('refuses %s', (_, named, make) => {
    const here = makeWorkspace();
    make(here);
    expectRefusal(here, here.out, named);
  });

  test('refuses a folder that received foreign files during the build', () => {
    const here = makeWorkspace();
    const folder = openOutputFolder(here.out, here.folders);
    folder.write('index.html', 'uno');
    mkdirSync(here.out);
    writeFileSync(join(here.out, 'mía.txt'), 'mía');
    expect(() => folder.publish()).toThrow('mía.txt');
    expect(listFilesIn(here.out)).toEqual(['mía.txt']);
  });

  test('escapes control characters in file names', () => {
    const here = makeWorkspace();
    mkdirSync(here.out);
    writeFileSync(join(here.out, 'mía\u001b[31m.txt'), 'mía');
    expectRefusal(here, here.out, 'mía\\u{1b}[31m.txt');
  });

  test('refuses an output path inside a published site or its builds folder', () => {
    const here = makeWorkspace();
    publishVersion(here, 'uno');
    expectRefusal(here, join(here.out, 'nuevo'), 'it is inside a published site');
    expectRefusal(here, join(here.parent, '.sitio-builds/mía'), 'it is inside a published site');
    expectRefusal(here, join(here.parent, '.sitio-builds'), 'it is inside a published site');
  });
});

describe('a folder of exports', () => {
  const write = ({ out, folders }: Workspace, text: string, paths: readonly string[]) => {
    const folder = openOutputFolder(out, folders, 'exports');
    for (const path of paths) folder.write(path, text);
    folder.publish();
  };

  test('keeps files that an export does not write', () => {
    const here = makeWorkspace();
    write(here, 'uno', ['a/b.csv', 'c.csv']);
    writeFileSync(join(here.out, 'mía.txt'), 'mía');
    write(here, 'dos', ['c.csv', 'd.csv']);
    expect(
      listFilesIn(here.out).map((path) => [path, readFileSync(join(here.out, path), 'utf8')]),
    ).toEqual([
      ['a/b.csv', 'uno'],
      ['c.csv', 'dos'],
      ['d.csv', 'dos'],
      ['mía.txt', 'mía'],
    ]);
    expect(readdirSync(join(here.parent, '.sitio-builds'))).toEqual(['exports']);
  });

  test('is refused if it contains a site, which stays unchanged', () => {
    const here = makeWorkspace();
    publishVersion(here, 'uno');
    expect(() => write(here, 'dos', ['c.csv'])).toThrow('it contains a site, not exports');
    expect(pageVersions(here.out)).toEqual(pagesOfVersion('uno'));
  });
});
