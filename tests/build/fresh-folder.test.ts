/** Every build goes into a fresh folder: nothing of an older one is written over, and its files go by its own list. */
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSiteServer } from '../../pipeline/commands/serve.ts';
import { openOutputFolder } from '../../pipeline/write/output/output-folder.ts';
import { place, publish, versions, whole } from './publishing.ts';

/** A site that was published twice, and the former one whose removal something prevented. */
function twice(): { here: ReturnType<typeof place>; older: string } {
  const here = place();
  publish(here, 'uno');
  const folder = openOutputFolder(here.out, here.folders);
  for (const page of ['index.html', 'tests/index.html', 'a/b/c.html']) folder.write(page, 'dos');
  writeFileSync(join(here.out, 'mía.txt'), 'mía');
  folder.publish();
  return { here, older: join(here.parent, '.sitio-builds/fresh') };
}

describe('the former site', () => {
  test('a file that comes into it while the next is made stays, and is named then', () => {
    const { here, older } = twice();
    expect(versions(here.out)).toEqual(whole('dos'));
    const mine = join(older, 'mía.txt');
    expect(() => publish(here, 'tres')).toThrow('.sitio-builds/fresh/mía.txt');
    expect(readFileSync(mine, 'utf8')).toBe('mía');
    rmSync(mine);
    publish(here, 'tres');
    expect(existsSync(older)).toBe(false);
    expect(versions(here.out)).toEqual(whole('tres'));
  });

  test.skipIf(process.platform === 'win32')(
    'stays if a link is in the place of a file or a folder, and nothing is removed through it',
    () => {
      const { here, older } = twice();
      const mine = join(here.parent, 'mío.txt');
      writeFileSync(mine, 'mío');
      mkdirSync(join(here.parent, 'mía/b'), { recursive: true });
      writeFileSync(join(here.parent, 'mía/b/c.html'), 'uno');
      symlinkSync(mine, join(older, 'index.html'));
      mkdirSync(join(older, 'tests'));
      linkSync(mine, join(older, 'tests/index.html'));
      symlinkSync(join(here.parent, 'mía'), join(older, 'a'));
      expect(() => publish(here, 'tres')).toThrow(
        /fresh\/a\n[\s\S]*fresh\/index.html \(changed\)\n.*tests\/index.html \(changed\)/,
      );
      expect(versions(here.out)).toEqual(whole('dos'));
      expect(readFileSync(mine, 'utf8')).toBe('mío');
      expect(readFileSync(join(here.parent, 'mía/b/c.html'), 'utf8')).toBe('uno');
    },
  );
});

test('a file may be where a folder was, and a folder where a file was', () => {
  const here = place();
  publish(here, 'uno');
  const folder = openOutputFolder(here.out, here.folders);
  folder.write('a', 'archivo');
  folder.write('index.html/dentro.html', 'carpeta');
  folder.publish();
  expect(readdirSync(here.out, { recursive: true }).sort()).toEqual([
    'a',
    'index.html',
    'index.html/dentro.html',
  ]);
});

test('a page is as old as its words, for caches and for copies of what is newer', () => {
  const here = place();
  publish(here, 'uno');
  const old = new Date('2020-01-01T00:00:00Z');
  utimesSync(join(here.out, 'index.html'), old, old);
  publish(here, 'uno');
  publish(here, 'uno');
  expect(statSync(join(here.out, 'index.html')).mtime).toEqual(old);
  const now = Date.now();
  publish(here, 'dos');
  // A file system may tell whole seconds.
  expect(statSync(join(here.out, 'index.html')).mtimeMs).toBeGreaterThan(now - 2000);
});

test('a server without requests during two builds serves the last one, with its headers', async () => {
  const here = place();
  const build = (version: string) => {
    const folder = openOutputFolder(here.out, here.folders);
    folder.write('index.html', version);
    folder.write('_headers', `/*\n  X-Version: ${version}\n`);
    folder.publish();
  };
  build('uno');
  const server = createSiteServer(here.out);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return [response.headers.get('x-version'), await response.text()];
  };
  try {
    expect(await ask()).toEqual(['uno', 'uno']);
    build('dos');
    build('tres');
    expect(await ask()).toEqual(['tres', 'tres']);
  } finally {
    server.close();
  }
});
