import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  cacheBundleOutput,
  cacheKeyOf,
  fingerprint,
  openCache,
} from '../../pipeline/program/cache.cjs';
import { traceFolder } from '../build/site.ts';
import { temporaryFolder, writeFiles } from '../fixtures/project.ts';

const DAY = 24 * 3600;
/** Keys of entries of different kinds. */
const [A, B, C, D, E, F] = ['a', 'b', 'c', 'd', 'e', 'f'].map((kind) => cacheKeyOf(kind)) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const [OLD, USED, NEW, LATER] = ['old', 'used', 'new', 'later'].map((kind) => cacheKeyOf(kind)) as [
  string,
  string,
  string,
  string,
];
const D_DRAFT = `${D}.99999`;

const cacheOf = (root: string) => join(root, 'node_modules/.cache/licencia');
const entriesOf = (root: string) => readdirSync(cacheOf(root)).sort();
const age = (root: string, key: string, days: number) => {
  const then = Date.now() / 1000 - days * DAY;
  utimesSync(join(cacheOf(root), key), then, then);
};

test('returns written content through another instance, even if it is empty', () => {
  const root = temporaryFolder();
  const cache = openCache(root);
  expect(cache.read(A)).toBeUndefined();
  cache.write(A, 'ñandú');
  cache.write(B, Uint8Array.of(0, 255));
  cache.write(C, '');
  const other = openCache(root);
  expect(other.read(A)?.toString()).toBe('ñandú');
  expect([...other.read(B)!]).toEqual([0, 255]);
  expect(other.read(C)).toHaveLength(0);
  cache.write(A, 'new');
  expect(other.read(A)?.toString()).toBe('new');
  expect(entriesOf(root)).toEqual([A, B, C]);
});

test('a key depends on every input and on the boundaries between inputs', () => {
  const keys = [
    cacheKeyOf('a', 'x', 'y'),
    cacheKeyOf('a', 'xy', ''),
    cacheKeyOf('a', 'xy'),
    cacheKeyOf('b', 'x', 'y'),
    cacheKeyOf('a', 'y', 'x'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(cacheKeyOf('a', 'x', Buffer.from('y'))).toBe(keys[0]);
  expect(keys[0]).toMatch(/^a-[0-9a-f]{32}$/);
});

test('removes only entries that no run has read for a month', () => {
  const root = temporaryFolder();
  openCache(root).write(OLD, 'old');
  openCache(root).write(USED, 'used');
  age(root, OLD, 31);
  age(root, USED, 31);
  expect(openCache(root).read(USED)?.toString()).toBe('used');
  openCache(root).write(NEW, 'new');
  expect(entriesOf(root)).toEqual([NEW, USED]);
});

test('removes entries with a date in the future, unless they are read', () => {
  const root = temporaryFolder();
  for (const key of [LATER, USED]) {
    openCache(root).write(key, 'from 2031');
    age(root, key, -5 * 365);
  }
  expect(openCache(root).read(USED)?.toString()).toBe('from 2031');
  openCache(root).write(NEW, 'new');
  expect(entriesOf(root)).toEqual([NEW, USED]);
});

test('limits its size: removes the oldest entries, and old drafts of killed runs', () => {
  const root = temporaryFolder();
  for (const [index, key] of [A, B, C, D_DRAFT].entries()) {
    openCache(root).write(key, '');
    // Makes the entry large. A sparse file takes no space on disk.
    truncateSync(join(cacheOf(root), key), 90 * 2 ** 20);
    age(root, key, 10 - index);
  }
  openCache(root).write(E, 'small');
  expect(entriesOf(root)).toEqual([C, D_DRAFT, E]);
  age(root, D_DRAFT, 31);
  openCache(root).write(F, 'small');
  expect(entriesOf(root)).toEqual([C, E, F]);
});

test('reads nothing from a cache that could not be written', () => {
  const root = temporaryFolder();
  writeFileSync(join(root, 'node_modules'), '');
  const cache = openCache(root);
  cache.write(A, 'content');
  expect(cache.read(A)).toBeUndefined();
});

test('a truncated entry counts as missing, and can be written again', () => {
  const root = temporaryFolder();
  const cache = openCache(root);
  const file = join(cacheOf(root), A);
  cache.write(A, 'content');
  for (let length = statSync(file).size - 1; length >= 0; length--) {
    truncateSync(file, length);
    expect(cache.read(A), `${length} bytes`).toBeUndefined();
  }
  cache.write(A, 'content');
  expect(cache.read(A)?.toString()).toBe('content');
});

test('ignores an entry stored under the name of another entry', () => {
  const root = temporaryFolder();
  const cache = openCache(root);
  cache.write(A, 'one');
  cache.write(B, 'other');
  copyFileSync(join(cacheOf(root), A), join(cacheOf(root), B));
  expect([cache.read(A)?.toString(), cache.read(B)]).toEqual(['one', undefined]);
});

/** A person's own files in the cache folder; some have almost the names of cache entries. */
const PHOTOS = {
  'boda.jpg': 'photo',
  IMG_20240101: 'photo',
  'foto-20240101.jpg': 'photo',
  [`${A.slice(0, -1)}z`]: 'photo',
  'verano/playa.jpg': 'photo',
  [`${B}/playa.jpg`]: 'photo',
};
/** Writes photos that are older than any cache entry may be. */
function layPhotos(folder: string): string[] {
  writeFiles(folder, PHOTOS);
  for (const path of Object.keys(PHOTOS)) utimesSync(join(folder, path), 1, 1);
  return namesIn(folder);
}
const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

test('removes only old files that are named like cache entries', () => {
  const root = temporaryFolder();
  const photos = layPhotos(cacheOf(root));
  openCache(root).write(OLD, 'old');
  age(root, OLD, 31);
  openCache(root).write(NEW, 'new');
  expect(namesIn(cacheOf(root))).toEqual([...photos, NEW].sort());
});

test.each(['node_modules/.cache/licencia', 'node_modules/.cache'])(
  'changes nothing behind a symbolic link in place of %s',
  (place) => {
    const root = temporaryFolder();
    const album = temporaryFolder();
    layPhotos(join(album, 'licencia'));
    layPhotos(album);
    // Even a file that is named like a cache entry is kept.
    for (const folder of [album, join(album, 'licencia')]) {
      writeFileSync(join(folder, OLD), 'photo');
      utimesSync(join(folder, OLD), 1, 1);
    }
    mkdirSync(dirname(join(root, place)), { recursive: true });
    symlinkSync(album, join(root, place));
    const before = traceFolder(album);
    const cache = openCache(root);
    cache.write(NEW, 'new');
    expect(cache.read(NEW)).toBeUndefined();
    expect(traceFolder(album)).toEqual(before);
  },
);

test('does not follow an entry that is a symbolic link', () => {
  const root = temporaryFolder();
  const cache = openCache(root);
  cache.write(A, 'content');
  const elsewhere = join(root, 'elsewhere');
  renameSync(join(cacheOf(root), A), elsewhere);
  symlinkSync(elsewhere, join(cacheOf(root), A));
  expect(cache.read(A)).toBeUndefined();
  cache.write(A, 'new');
  expect(cache.read(A)?.toString()).toBe('new');
  expect(readFileSync(elsewhere, 'utf8')).toContain('content');
});

test('makes the cache folder private, even if other users could read it before', () => {
  const root = temporaryFolder();
  const mode = () => statSync(cacheOf(root)).mode & 0o777;
  openCache(root).write(A, 'content');
  expect(mode()).toBe(0o700);
  chmodSync(cacheOf(root), 0o755);
  openCache(root).write(A, 'content');
  expect(mode()).toBe(0o700);
});

describe('an entry made from packages', () => {
  const made = async (root: string, files: readonly string[]) => {
    let isMade = false;
    const { content } = await cacheBundleOutput(openCache(root), A, root, async () => {
      isMade = true;
      const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
      return {
        content: Buffer.from(texts.join()),
        inputs: Object.fromEntries(files.map((file) => [file, {}])),
      };
    });
    return [Buffer.from(content).toString(), isMade];
  };

  test('is kept until a package changes or is removed', async () => {
    const root = temporaryFolder();
    writeFiles(root, { 'node_modules/one.js': 'uno', 'node_modules/ñandú/x.js': 'dos' });
    const files = ['node_modules/one.js', 'node_modules/ñandú/x.js'];
    expect(await made(root, files)).toEqual(['uno,dos', true]);
    expect(await made(root, files)).toEqual(['uno,dos', false]);
    const { atime, mtime } = statSync(join(root, 'node_modules/one.js'));
    writeFileSync(join(root, 'node_modules/one.js'), 'UNO');
    utimesSync(join(root, 'node_modules/one.js'), atime, mtime);
    expect(await made(root, files)).toEqual(['UNO,dos', true]);
    expect(await made(root, files)).toEqual(['UNO,dos', false]);
    rmSync(join(root, 'node_modules/one.js'));
    expect(await made(root, ['node_modules/ñandú/x.js'])).toEqual(['dos', true]);
  });
});

test('a fingerprint changes only with a new file, edit or new date below its paths', () => {
  const root = temporaryFolder();
  writeFiles(root, { 'a/x.ts': 'x', 'a/b/y.ts': 'y', 'other/z.ts': 'z' });
  const paths = ['a', 'not-there'];
  const prints = [fingerprint(root, paths)];
  expect(fingerprint(root, paths)).toBe(prints[0]);
  writeFileSync(join(root, 'other/z.ts'), 'longer');
  expect(fingerprint(root, paths)).toBe(prints[0]);
  const { mtime } = statSync(join(root, 'a/x.ts'));
  writeFileSync(join(root, 'a/x.ts'), 'longer');
  utimesSync(join(root, 'a/x.ts'), mtime, mtime);
  prints.push(fingerprint(root, paths));
  // This edit changes neither size nor date.
  writeFileSync(join(root, 'a/x.ts'), 'LONGER');
  utimesSync(join(root, 'a/x.ts'), mtime, mtime);
  prints.push(fingerprint(root, paths));
  utimesSync(join(root, 'a/b/y.ts'), 1, 1);
  prints.push(fingerprint(root, paths));
  writeFiles(root, { 'a/new.ts': '' });
  prints.push(fingerprint(root, paths));
  expect(new Set(prints).size).toBe(prints.length);
});
