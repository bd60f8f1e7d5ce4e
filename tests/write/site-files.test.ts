import { describe, expect, test } from 'vitest';
import type { Assets } from '../../pipeline/render/document/assets.ts';
import type { OutputFolder } from '../../pipeline/write/output/output-folder.ts';
import { createSiteFiles } from '../../pipeline/write/output/site-files.ts';
import { changedBase, project, readProject } from '../fixtures/project.ts';

const ASSETS = { worker: 'guarda()', killSwitch: 'borra()' } as Assets;
const siteWith = (settings: object) =>
  readProject(
    project({
      'site.json': changedBase('site.json', (site) => {
        Object.assign(site, settings);
      }),
    }),
  ).site!;

function filesOf(settings: object = {}) {
  const written = new Map<string, string>();
  const output = {
    write: (path: string, data: Uint8Array) => written.set(path, Buffer.from(data).toString()),
  } as unknown as OutputFolder;
  return { files: createSiteFiles(output, siteWith(settings)), written };
}

test('a file is written, listed and counted in bytes', () => {
  const { files, written } = filesOf();
  files.write('/index.html', 'ñandú');
  files.write('/assets/a.css', Buffer.from('a{}'));
  expect([...written]).toEqual([
    ['/index.html', 'ñandú'],
    ['/assets/a.css', 'a{}'],
  ]);
  expect([...files.paths]).toEqual(['/index.html', '/assets/a.css']);
  expect(files.bytes()).toBe(Buffer.byteLength('ñandú') + 3);
});

test('without an output folder, files are only listed and counted', () => {
  const files = createSiteFiles(undefined, siteWith({}));
  files.write('/index.html', 'abc');
  expect([[...files.paths], files.bytes()]).toEqual([['/index.html'], 3]);
});

describe('the service worker', () => {
  test('contains the list of files to save offline', () => {
    const { files, written } = filesOf();
    files.write('/index.html', 'inicio');
    expect(files.writeOffline(ASSETS).length).toBeGreaterThan(0);
    expect(written.get('/sw.js')).toMatch(/^const PACK=\{.*"\/":"sha256-.*\};\nguarda\(\)\n$/);
    expect(written.has('/sin-conexion.json')).toBe(true);
  });

  test('removes itself if the settings turn it off', () => {
    const { files, written } = filesOf({ offline: 'off' });
    files.write('/index.html', 'inicio');
    expect(files.writeOffline(ASSETS)).toEqual([]);
    expect(written.get('/sw.js')).toBe('borra()');
    expect(written.has('/sin-conexion.json')).toBe(false);
  });
});
