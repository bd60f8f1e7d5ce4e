/** Files of other people in and around a published site: a build refuses, names them, and leaves every byte. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Here, place, publish, refuses, versions, whole } from './publishing.ts';

describe('a site’s folder', () => {
  test('a copy of the site in another folder is not taken for a build', () => {
    const here = place();
    publish(here, 'uno');
    const copy = join(here.parent, 'gh');
    // README: cp -r dist gh
    cpSync(here.out, copy, { recursive: true, dereference: true });
    mkdirSync(join(copy, '.git'));
    writeFileSync(join(copy, '.git/HEAD'), 'ref: refs/heads/main');
    writeFileSync(join(copy, 'CNAME'), 'licencia.example');
    refuses(here, copy, /there are 5 files that this program did not write.*\n {2}gh\/CNAME\n/);
  });

  test('a project that was moved keeps its site', () => {
    const here = place();
    mkdirSync(join(here.parent, 'antes'));
    publish({ ...here, out: join(here.parent, 'antes/sitio') }, 'uno');
    renameSync(join(here.parent, 'antes'), join(here.parent, 'después'));
    const out = join(here.parent, 'después/sitio');
    publish({ ...here, out }, 'dos');
    expect(versions(out)).toEqual(whole('dos'));
  });

  test.each<[string, string, (here: Here) => void]>([
    [
      'a folder of builds that a person made',
      '.sitio-builds/fotos/una.jpg',
      ({ parent }) => {
        mkdirSync(join(parent, '.sitio-builds/fotos'), { recursive: true });
        writeFileSync(join(parent, '.sitio-builds/fotos/una.jpg'), 'foto');
      },
    ],
    [
      'a folder of builds that looks like ours but has no list',
      '.sitio-builds/fresh/una.html',
      ({ parent }) => {
        mkdirSync(join(parent, '.sitio-builds/fresh'), { recursive: true });
        writeFileSync(join(parent, '.sitio-builds/fresh/una.html'), 'mía');
      },
    ],
    [
      'a list that a person wrote',
      '.sitio-builds/files',
      ({ parent }) => {
        mkdirSync(join(parent, '.sitio-builds'));
        writeFileSync(join(parent, '.sitio-builds/files'), 'leche, pan');
      },
    ],
    [
      'a folder of builds that is a link',
      '.sitio-builds is a link',
      ({ parent }) => {
        mkdirSync(join(parent, 'fotos'));
        writeFileSync(join(parent, 'fotos/una.jpg'), 'foto');
        symlinkSync('fotos', join(parent, '.sitio-builds'));
      },
    ],
    [
      'a folder of builds that is a file',
      '.sitio-builds is a file',
      ({ parent }) => writeFileSync(join(parent, '.sitio-builds'), 'mía'),
    ],
    [
      'a file in the published site',
      'sitio/mía.txt',
      (here) => {
        publish(here, 'uno');
        writeFileSync(join(here.out, 'mía.txt'), 'mía');
      },
    ],
    [
      'a folder in the published site',
      'sitio/tests/mía/foto.jpg',
      (here) => {
        publish(here, 'uno');
        mkdirSync(join(here.out, 'tests/mía'));
        writeFileSync(join(here.out, 'tests/mía/foto.jpg'), 'mía');
      },
    ],
    [
      'a file in the folder of builds',
      '.sitio-builds/mía.txt',
      (here) => {
        publish(here, 'uno');
        writeFileSync(join(here.parent, '.sitio-builds/mía.txt'), 'mía');
      },
    ],
    [
      'a published page that a person changed',
      'sitio/tests/index.html (changed)',
      (here) => {
        publish(here, 'uno');
        writeFileSync(join(here.out, 'tests/index.html'), 'mía');
      },
    ],
    [
      'a published page that a person changed to as many letters',
      'sitio/index.html (changed)',
      (here) => {
        publish(here, 'uno');
        writeFileSync(join(here.out, 'index.html'), 'oso');
      },
    ],
    [
      'a published page that is a folder now',
      'sitio/index.html/mía.txt',
      (here) => {
        publish(here, 'uno');
        rmSync(join(here.out, 'index.html'));
        mkdirSync(join(here.out, 'index.html'));
        writeFileSync(join(here.out, 'index.html/mía.txt'), 'mía');
      },
    ],
    [
      'a pipe in the published site',
      'sitio/tubo',
      (here) => {
        publish(here, 'uno');
        spawnSync('mkfifo', [join(here.out, 'tubo')]);
      },
    ],
  ])('%s', (_, named, make) => {
    const here = place();
    make(here);
    refuses(here, here.out, named);
  });

  test('more than ten files: ten are named, and how many there are', () => {
    const here = place();
    publish(here, 'uno');
    for (let number = 1; number <= 12; number++)
      writeFileSync(join(here.out, `mía-${number}\u001b[31m.txt`), 'mía');
    refuses(
      here,
      here.out,
      /there are 12 files .*\n( {2}sitio\/mía-\d+\\u\{1b\}.*\n){10} {2}and 2 more\n/,
    );
  });

  test('a page that was deleted, touched or saved unchanged is no reason to refuse', () => {
    const here = place();
    publish(here, 'uno');
    rmSync(join(here.out, 'index.html'));
    writeFileSync(join(here.out, 'tests/index.html'), 'uno');
    chmodSync(join(here.out, 'a/b/c.html'), 0o600);
    publish(here, 'dos');
    publish(here, 'tres');
    expect(versions(here.out)).toEqual(whole('tres'));
  });

  test('a hard-linked copy of the site keeps its bytes through three builds', () => {
    const here = place();
    publish(here, 'uno');
    const kept = join(here.parent, 'guardada.html');
    linkSync(join(here.out, 'index.html'), kept);
    for (const version of ['dos', 'tres', 'cuatro']) publish(here, version);
    expect(readFileSync(kept, 'utf8')).toBe('uno');
    expect(versions(here.out)).toEqual(whole('cuatro'));
  });

  test('inside the published site, or inside its builds', () => {
    const here = place();
    publish(here, 'uno');
    refuses(here, join(here.out, 'nuevo'), 'it is inside a published site');
    refuses(here, join(here.parent, '.sitio-builds/mía'), 'it is inside a published site');
    refuses(here, join(here.parent, '.sitio-builds'), 'it is inside a published site');
  });

  test.runIf(process.getuid?.() === 0)('a mounted folder in the site or in its place', () => {
    const here = place();
    publish(here, 'uno');
    const mine = join(here.parent, 'mía');
    mkdirSync(join(mine, 'b'), { recursive: true });
    writeFileSync(join(mine, 'b/c.html'), 'uno');
    const empty = join(here.parent, 'vacía');
    mkdirSync(empty);
    for (const target of [join(here.out, 'a'), empty]) {
      if (spawnSync('mount', ['--bind', mine, target]).status !== 0) return;
      try {
        refuses(here, target === empty ? empty : here.out, 'is a mount point');
      } finally {
        spawnSync('umount', [target]);
      }
    }
  });
});

test('a build of a version that had no list is refused', () => {
  const here = place();
  const build = join(here.parent, '.sitio-builds/build-aB3dE6');
  mkdirSync(build, { recursive: true });
  writeFileSync(join(build, '.built-by-licencia'), 'x');
  symlinkSync('.sitio-builds/build-aB3dE6', here.out);
  refuses(here, here.out, 'it is a link to');
});
