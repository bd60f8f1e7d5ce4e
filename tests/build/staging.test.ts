/** A build writes over the build before last: every file is the new one's, and nothing outside is touched. */
import {
  chmodSync,
  existsSync,
  linkSync,
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
import { openOutputFolder } from '../../pipeline/publish/output/output-folder.ts';
import { place, publish, versions, whole } from './publishing.ts';

/** The third site is written over the first. */
describe('writing over an older build', () => {
  /** Two published sites; the folder of the first, which the next build takes up again. */
  function twice(): { here: ReturnType<typeof place>; spare: string } {
    const here = place();
    const folder = openOutputFolder(here.out, here.folders);
    for (const page of ['index.html', 'tests/index.html', 'a/b/c.html', 'vieja/y/honda/x.html'])
      folder.write(page, 'uno');
    folder.publish();
    const spare = join(here.parent, readlinkSync(here.out));
    publish(here, 'dos');
    return { here, spare };
  }
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort();

  test('takes it up again, and leaves nothing of it', () => {
    const { here, spare } = twice();
    publish(here, 'tres');
    expect(join(here.parent, readlinkSync(here.out))).toBe(spare);
    expect(versions(here.out)).toEqual(whole('tres'));
    expect(filesIn(spare)).toEqual(['a/b/c.html', 'index.html', 'tests/index.html']);
    expect(readdirSync(spare).sort()).toEqual(['a', 'index.html', 'tests']);
  });

  test('a page that says what it said two builds ago is as new as its build', () => {
    const { here, spare } = twice();
    const old = new Date('2020-01-01T00:00:00Z');
    for (const page of ['index.html', 'tests/index.html']) utimesSync(join(spare, page), old, old);
    const folder = openOutputFolder(here.out, here.folders);
    for (const page of ['index.html', 'tests/index.html']) folder.write(page, 'uno');
    folder.publish();
    for (const page of ['index.html', 'tests/index.html'])
      expect(Math.abs(statSync(join(here.out, page)).mtimeMs - Date.now())).toBeLessThan(60_000);
  });

  test('a page that the published site has with the same words is left alone', () => {
    const { here, spare } = twice();
    publish(here, 'dos');
    publish(here, 'dos');
    const old = new Date('2020-01-01T00:00:00Z');
    utimesSync(join(spare, 'index.html'), old, old);
    publish(here, 'dos');
    publish(here, 'dos');
    expect(statSync(join(spare, 'index.html')).mtime).toEqual(old);
    // A copy of the site from here on has other words.
    publish(here, 'tres');
    publish(here, 'dos');
    for (const page of ['index.html', 'tests/index.html'])
      expect(statSync(join(here.out, page)).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
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

  test('a file where a folder was, and a folder where a file was', () => {
    const { here, spare } = twice();
    const folder = openOutputFolder(here.out, here.folders);
    folder.write('a', 'archivo');
    folder.write('index.html/dentro.html', 'carpeta');
    folder.publish();
    expect(filesIn(spare)).toEqual(['a', 'index.html/dentro.html']);
    expect(readFileSync(join(here.out, 'a'), 'utf8')).toBe('archivo');
  });

  test('a file with a second name elsewhere makes way for a new one', () => {
    const { here, spare } = twice();
    const mine = join(here.parent, 'mía.html');
    linkSync(join(spare, 'index.html'), mine);
    publish(here, 'tres');
    expect(versions(here.out)).toEqual(whole('tres'));
    expect(readFileSync(mine, 'utf8')).toBe('uno');
  });

  test('is refused if a link is in the place of a file or a folder, and writes nothing through it', () => {
    const { here, spare } = twice();
    const mine = join(here.parent, 'mío.txt');
    writeFileSync(mine, 'mío');
    for (const page of ['index.html', 'tests/index.html']) rmSync(join(spare, page));
    symlinkSync(mine, join(spare, 'index.html'));
    linkSync(mine, join(spare, 'tests/index.html'));
    rmSync(join(spare, 'a/b'), { recursive: true });
    symlinkSync(here.parent, join(spare, 'a/b'));
    expect(() => publish(here, 'tres')).toThrow(
      /a\/b\n.*build-1\/index.html \(changed\)\n.*tests\/index.html \(changed\)/,
    );
    expect(versions(here.out)).toEqual(whole('dos'));
    expect(readFileSync(mine, 'utf8')).toBe('mío');
    expect(existsSync(join(here.parent, 'c.html'))).toBe(false);
  });

  test('a file that cannot be written over is replaced, and a private folder is opened', () => {
    const { here, spare } = twice();
    chmodSync(join(spare, 'index.html'), 0o400);
    publish(here, 'tres');
    expect(versions(here.out)).toEqual(whole('tres'));
    publish(here, 'cuatro');
    chmodSync(spare, 0o700);
    publish(here, 'cinco');
    expect(versions(here.out)).toEqual(whole('cinco'));
    expect(statSync(here.out).mode & 0o777).toBe(0o755);
  });
});
