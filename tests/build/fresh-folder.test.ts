/** Every build goes into a fresh folder: nothing of an older one is written over, and its files go by its own list. */
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
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

/** Two published sites; the folder of the first, which the next build removes. */
function twice(): { here: ReturnType<typeof place>; older: string } {
  const here = place();
  publish(here, 'uno');
  const older = join(here.parent, readlinkSync(here.out));
  publish(here, 'dos');
  return { here, older };
}

describe('the build before last', () => {
  test('is there until the next build begins, for those who still read it', () => {
    const { here, older } = twice();
    expect(versions(older)).toEqual(whole('uno'));
    publish(here, 'tres');
    expect(existsSync(older)).toBe(false);
    expect(versions(here.out)).toEqual(whole('tres'));
  });

  test('stays if a link is in the place of a file or a folder, and nothing is removed through it', () => {
    const { here, older } = twice();
    const mine = join(here.parent, 'mío.txt');
    writeFileSync(mine, 'mío');
    mkdirSync(join(here.parent, 'mía'));
    writeFileSync(join(here.parent, 'mía/c.html'), 'uno');
    for (const page of ['index.html', 'tests/index.html']) rmSync(join(older, page));
    symlinkSync(mine, join(older, 'index.html'));
    linkSync(mine, join(older, 'tests/index.html'));
    rmSync(join(older, 'a/b'), { recursive: true });
    symlinkSync(join(here.parent, 'mía'), join(older, 'a/b'));
    expect(() => publish(here, 'tres')).toThrow(
      /a\/b\n.*build-1\/index.html \(changed\)\n.*tests\/index.html \(changed\)/,
    );
    expect(versions(here.out)).toEqual(whole('dos'));
    expect(readFileSync(mine, 'utf8')).toBe('mío');
    expect(readFileSync(join(here.parent, 'mía/c.html'), 'utf8')).toBe('uno');
  });

  test('a file that comes into the published site while the next is made stays, and is named then', () => {
    const { here } = twice();
    const folder = openOutputFolder(here.out, here.folders);
    folder.write('index.html', 'tres');
    writeFileSync(join(here.out, 'mía.txt'), 'mía');
    folder.publish();
    const mine = join(here.parent, '.sitio-builds/build-2/mía.txt');
    expect(readFileSync(mine, 'utf8')).toBe('mía');
    expect(() => publish(here, 'cuatro')).toThrow('.sitio-builds/build-2/mía.txt');
    expect(readFileSync(mine, 'utf8')).toBe('mía');
  });
});

test('a file may be where a folder was, and a folder where a file was', () => {
  const { here } = twice();
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
  publish(here, 'dos');
  expect(Math.abs(statSync(join(here.out, 'index.html')).mtimeMs - Date.now())).toBeLessThan(
    60_000,
  );
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
