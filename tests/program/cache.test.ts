import { linkSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprint, keyOf, openCache } from '../../pipeline/program/cache.cjs';
import { lay, temporaryFolder } from '../project.ts';

const DAY = 24 * 3600;
const entriesOf = (root: string) => readdirSync(join(root, 'node_modules/.cache/licencia')).sort();
const age = (root: string, key: string, days: number) => {
  const then = Date.now() / 1000 - days * DAY;
  utimesSync(join(root, 'node_modules/.cache/licencia', key), then, then);
};

test('gives back what was written, in another process too, empty content included', () => {
  const root = temporaryFolder();
  const cache = openCache(root);
  expect(cache.read('a-1')).toBeUndefined();
  cache.write('a-1', 'ñandú');
  cache.write('b-1', Uint8Array.of(0, 255));
  cache.write('c-1', '');
  const other = openCache(root);
  expect(other.read('a-1')?.toString()).toBe('ñandú');
  expect([...other.read('b-1')!]).toEqual([0, 255]);
  expect(other.read('c-1')).toHaveLength(0);
  cache.write('a-1', 'new');
  expect(other.read('a-1')?.toString()).toBe('new');
  expect(entriesOf(root)).toEqual(['a-1', 'b-1', 'c-1']);
});

test('a key depends on every input and on where one ends', () => {
  const keys = [
    keyOf('a', 'x', 'y'),
    keyOf('a', 'xy', ''),
    keyOf('a', 'xy'),
    keyOf('b', 'x', 'y'),
    keyOf('a', 'y', 'x'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf('a', 'x', Buffer.from('y'))).toBe(keys[0]);
  expect(keys[0]).toMatch(/^a-[0-9a-f]{32}$/);
});

test('entries that no run has read for a month are removed; those that are read stay', () => {
  const root = temporaryFolder();
  openCache(root).write('old-1', 'old');
  openCache(root).write('used-1', 'used');
  age(root, 'old-1', 31);
  age(root, 'used-1', 31);
  expect(openCache(root).read('used-1')?.toString()).toBe('used');
  openCache(root).write('new-1', 'new');
  expect(entriesOf(root)).toEqual(['new-1', 'used-1']);
});

test('entries from a clock that was wrong are removed, unless they are read', () => {
  const root = temporaryFolder();
  for (const key of ['later-1', 'used-1']) {
    openCache(root).write(key, 'from 2031');
    age(root, key, -5 * 365);
  }
  expect(openCache(root).read('used-1')?.toString()).toBe('from 2031');
  openCache(root).write('new-1', 'new');
  expect(entriesOf(root)).toEqual(['new-1', 'used-1']);
});

test('does not grow without limit: the oldest entries go first, and drafts that a killed run left', () => {
  const root = temporaryFolder();
  const large = Buffer.alloc(90 * 2 ** 20);
  for (const [index, key] of ['a-1', 'b-1', 'c-1', 'd-1.99999'].entries()) {
    openCache(root).write(key, large);
    age(root, key, 10 - index);
  }
  openCache(root).write('e-1', 'small');
  expect(entriesOf(root)).toEqual(['c-1', 'd-1.99999', 'e-1']);
  age(root, 'd-1.99999', 31);
  openCache(root).write('f-1', 'small');
  expect(entriesOf(root)).toEqual(['c-1', 'e-1', 'f-1']);
}, 60_000);

test('returns a file that a site links to until it is changed', () => {
  const root = temporaryFolder();
  const cache = openCache(root);
  expect(cache.file('p-1')).toBeUndefined();
  const file = cache.writeFile('p-1', Buffer.from('picture'))!;
  expect(file).toEqual({ path: join(root, 'node_modules/.cache/licencia/p-1'), size: 7 });
  expect(openCache(root).file('p-1')).toEqual(file);
  linkSync(file.path, join(root, 'published.png'));
  writeFileSync(join(root, 'published.png'), 'PICTURE');
  expect(cache.file('p-1')).toBeUndefined();
  expect(cache.writeFile('p-1', Buffer.from('picture'))).toEqual(file);
  expect(readFileSync(join(root, 'published.png'), 'utf8')).toBe('PICTURE');
});

test('such a file is not taken for old by its date, and stays while a site holds it', () => {
  const root = temporaryFolder();
  const { path } = openCache(root).writeFile('p-1', Buffer.from('picture'))!;
  openCache(root).write('q-1', 'held');
  linkSync(join(path, '../q-1'), join(root, 'published.png'));
  age(root, 'q-1', 31);
  openCache(root).write('new-1', 'new');
  expect(entriesOf(root)).toEqual(['new-1', 'p-1', 'q-1']);
});

test('where nothing can be stored there is no file', () => {
  const root = temporaryFolder();
  writeFileSync(join(root, 'node_modules'), '');
  const cache = openCache(root);
  expect(cache.writeFile('p-1', Buffer.from('picture'))).toBeUndefined();
  cache.write('a-1', 'content');
  expect(cache.read('a-1')).toBeUndefined();
});

test('a fingerprint changes with a name, a size and a time, below the paths only', () => {
  const root = temporaryFolder();
  lay(root, { 'a/x.ts': 'x', 'a/b/y.ts': 'y', 'other/z.ts': 'z' });
  const paths = ['a', 'not-there'];
  const prints = [fingerprint(root, paths)];
  expect(fingerprint(root, paths)).toBe(prints[0]);
  writeFileSync(join(root, 'other/z.ts'), 'longer');
  expect(fingerprint(root, paths)).toBe(prints[0]);
  const { mtime } = statSync(join(root, 'a/x.ts'));
  writeFileSync(join(root, 'a/x.ts'), 'longer');
  utimesSync(join(root, 'a/x.ts'), mtime, mtime);
  prints.push(fingerprint(root, paths));
  // Neither size nor date tell of this edit.
  writeFileSync(join(root, 'a/x.ts'), 'LONGER');
  utimesSync(join(root, 'a/x.ts'), mtime, mtime);
  prints.push(fingerprint(root, paths));
  utimesSync(join(root, 'a/b/y.ts'), 1, 1);
  prints.push(fingerprint(root, paths));
  lay(root, { 'a/new.ts': '' });
  prints.push(fingerprint(root, paths));
  expect(new Set(prints).size).toBe(prints.length);
});
