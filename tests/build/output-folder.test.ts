/** The published folder: wholly the old site or wholly the new one, whatever happens; and never somebody else's. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { build as bundle } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSiteServer } from '../../pipeline/commands/serve.ts';
import { EnvironmentError } from '../../pipeline/failures.ts';
import { openOutputFolder } from '../../pipeline/write/output-folder.ts';
import { MARKER } from '../../pipeline/write/staging.ts';
import { project, temporaryFolder } from '../project.ts';
import { ROOT, traceOf } from './site.ts';

/** A folder with content and a program beside the place of the output. */
function place(): { parent: string; out: string; untouchable: string[] } {
  const parent = temporaryFolder();
  for (const name of ['data', 'programa']) mkdirSync(join(parent, name));
  return { parent, out: join(parent, 'sitio'), untouchable: [join(parent, 'data'), join(parent, 'programa')] };
}

function publish({ out, untouchable }: ReturnType<typeof place>, version: string): void {
  const folder = openOutputFolder(out, untouchable);
  for (const page of ['index.html', 'tests/index.html', 'a/b/c.html']) folder.write(page, version);
  folder.publish();
}

/** Version of every page of the published site: one of them, if it is whole. */
function versions(out: string): string[] {
  return ['index.html', 'tests/index.html', 'a/b/c.html'].map((page) => (existsSync(join(out, page)) ? readFileSync(join(out, page), 'utf8') : 'missing'));
}
const whole = (version: string) => [version, version, version];

describe('publishing', () => {
  test('replaces the whole site, and keeps no build but the last two', () => {
    const here = place();
    for (const version of ['uno', 'dos', 'tres']) {
      publish(here, version);
      expect(versions(here.out)).toEqual(whole(version));
    }
    expect(lstatSync(here.out).isSymbolicLink()).toBe(true);
    expect(readdirSync(join(here.parent, '.sitio-builds'))).toHaveLength(2);
  });

  test('a page that is gone from the new site is gone', () => {
    const here = place();
    publish(here, 'uno');
    const folder = openOutputFolder(here.out, here.untouchable);
    folder.write('index.html', 'dos');
    folder.publish();
    expect(versions(here.out)).toEqual(['dos', 'missing', 'missing']);
  });

  test('a discarded build leaves the old site, nothing else', () => {
    const here = place();
    publish(here, 'uno');
    const before = traceOf(here.parent).filter((line) => !line.startsWith('.sitio-builds '));
    const folder = openOutputFolder(here.out, here.untouchable);
    folder.write('index.html', 'dos');
    folder.discard();
    expect(traceOf(here.parent).filter((line) => !line.startsWith('.sitio-builds '))).toEqual(before);
  });

  test('a site that is out is not thrown away by a discard that comes too late', () => {
    const here = place();
    const folder = openOutputFolder(here.out, here.untouchable);
    for (const page of ['index.html', 'tests/index.html', 'a/b/c.html']) folder.write(page, 'uno');
    folder.publish();
    folder.discard();
    expect(versions(here.out)).toEqual(whole('uno'));
  });

  test('an empty folder, and a copy of an earlier site, may be replaced', () => {
    const here = place();
    mkdirSync(here.out);
    publish(here, 'uno');
    expect(versions(here.out)).toEqual(whole('uno'));
    const real = readlinkSync(here.out);
    rmSync(here.out);
    cpSync(join(here.parent, real), here.out, { recursive: true });
    publish(here, 'dos');
    expect(versions(here.out)).toEqual(whole('dos'));
  });

  test('folders above that do not exist yet are made', () => {
    const here = place();
    const deep = { ...here, out: join(here.parent, 'x/y/sitio') };
    publish(deep, 'uno');
    expect(versions(deep.out)).toEqual(whole('uno'));
  });
});

/** The third site is written over the first. */
describe('writing over an older build', () => {
  /** Two published sites; the folder of the first, which the next build takes up again. */
  function twice(): { here: ReturnType<typeof place>; spare: string } {
    const here = place();
    publish(here, 'uno');
    const spare = join(here.parent, readlinkSync(here.out));
    publish(here, 'dos');
    return { here, spare };
  }
  const filesIn = (folder: string) => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();

  test('takes it up again, and leaves nothing of it', () => {
    const { here, spare } = twice();
    writeFileSync(join(spare, 'a/olvidado.html'), 'x');
    mkdirSync(join(spare, 'vieja/y/honda'), { recursive: true });
    writeFileSync(join(spare, 'vieja/y/x.html'), 'x');
    publish(here, 'tres');
    expect(join(here.parent, readlinkSync(here.out))).toBe(spare);
    expect(versions(here.out)).toEqual(whole('tres'));
    expect(filesIn(spare)).toEqual([MARKER, 'a/b/c.html', 'index.html', 'tests/index.html']);
    expect(readdirSync(spare).sort()).toEqual([MARKER, 'a', 'index.html', 'tests']);
  });

  test('a page that says what it said two builds ago is as new as its build', () => {
    const { here, spare } = twice();
    const old = new Date('2020-01-01T00:00:00Z');
    for (const page of ['index.html', 'tests/index.html']) utimesSync(join(spare, page), old, old);
    const folder = openOutputFolder(here.out, here.untouchable);
    for (const page of ['index.html', 'tests/index.html']) folder.write(page, 'uno');
    folder.publish();
    for (const page of ['index.html', 'tests/index.html']) expect(statSync(join(here.out, page)).mtimeMs).toBeCloseTo(statSync(join(here.out, MARKER)).mtimeMs, 0);
  });

  test('a server that nobody asked during two builds serves the last one, headers and all', async () => {
    const here = place();
    const build = (version: string) => {
      const folder = openOutputFolder(here.out, here.untouchable);
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
    const folder = openOutputFolder(here.out, here.untouchable);
    folder.write('a', 'archivo');
    folder.write('index.html/dentro.html', 'carpeta');
    folder.publish();
    expect(filesIn(spare)).toEqual([MARKER, 'a', 'index.html/dentro.html']);
    expect(readFileSync(join(here.out, 'a'), 'utf8')).toBe('archivo');
  });

  test('never writes through a link: neither to where it leads nor to a second name', () => {
    const { here, spare } = twice();
    const mine = join(here.parent, 'mío.txt');
    writeFileSync(mine, 'mío');
    for (const page of ['index.html', 'tests/index.html']) rmSync(join(spare, page));
    symlinkSync(mine, join(spare, 'index.html'));
    linkSync(mine, join(spare, 'tests/index.html'));
    rmSync(join(spare, 'a/b'), { recursive: true });
    symlinkSync(here.parent, join(spare, 'a/b'));
    publish(here, 'tres');
    expect(versions(here.out)).toEqual(whole('tres'));
    expect(readFileSync(mine, 'utf8')).toBe('mío');
    expect(existsSync(join(here.parent, 'c.html'))).toBe(false);
    expect(lstatSync(join(here.out, 'a/b')).isSymbolicLink()).toBe(false);
  });

  test('a kept picture stays the same file, and a picture drawn anew takes its place', () => {
    const here = place();
    const picture = join(here.parent, 'dibujo.png');
    const withPicture = () => {
      const folder = openOutputFolder(here.out, here.untouchable);
      folder.adopt('compartir/x.png', picture);
      folder.publish();
      return lstatSync(join(here.out, 'compartir/x.png')).ino;
    };
    writeFileSync(picture, 'uno');
    const inodes = [withPicture(), withPicture(), withPicture()];
    expect(new Set(inodes)).toEqual(new Set([lstatSync(picture).ino]));
    rmSync(picture);
    writeFileSync(picture, 'dos');
    withPicture();
    expect(readFileSync(join(here.out, 'compartir/x.png'), 'utf8')).toBe('dos');
    // A page in the place of a picture: the picture's other name keeps its content.
    const folder = openOutputFolder(here.out, here.untouchable);
    folder.write('compartir/x.png', 'página');
    folder.publish();
    expect([readFileSync(picture, 'utf8'), readFileSync(join(here.out, 'compartir/x.png'), 'utf8')]).toEqual(['dos', 'página']);
  });

  test('a file that cannot be written over is replaced, and a private folder is not taken', () => {
    const { here, spare } = twice();
    chmodSync(join(spare, 'index.html'), 0o400);
    publish(here, 'tres');
    expect(versions(here.out)).toEqual(whole('tres'));
    publish(here, 'cuatro');
    chmodSync(spare, 0o700);
    publish(here, 'cinco');
    expect(versions(here.out)).toEqual(whole('cinco'));
    expect(statSync(here.out).mode & 0o777).toBe(0o777 & ~process.umask());
  });
});

describe('refused, and left untouched', () => {
  const refused = (make: (here: ReturnType<typeof place>) => string, untouchable?: string[]) => {
    const here = place();
    const out = make(here);
    const before = traceOf(here.parent);
    expect(() => openOutputFolder(out, untouchable ?? here.untouchable)).toThrow(EnvironmentError);
    expect(() => openOutputFolder(out, untouchable ?? here.untouchable)).toThrow(/is refused: /);
    expect(traceOf(here.parent)).toEqual(before);
  };

  test('the root of the file system', () => refused(() => '/'));
  test('the home folder', () => refused(() => homedir()));
  test('a folder above the home folder', () => refused(() => dirname(homedir())));
  test('the folder one stands in', () => refused(() => process.cwd()));
  test('a folder above the one one stands in', () => refused(() => dirname(process.cwd())));
  test('the data folder', () => refused(({ parent }) => join(parent, 'data')));
  test('a folder inside the data folder', () => refused(({ parent }) => join(parent, 'data/sitio')));
  test('a folder that holds the data folder', () => refused(({ parent }) => parent));
  test('the same, even if it bears the mark of a build', () => {
    refused(({ parent }) => { writeFileSync(join(parent, MARKER), ''); return parent; });
    refused(({ parent }) => { writeFileSync(join(parent, 'data', MARKER), ''); return join(parent, 'data'); });
  });
  test('the program', () => refused(({ parent }) => join(parent, 'programa')));
  test('the data folder by another name', () => {
    refused(({ parent }) => { symlinkSync('data', join(parent, 'alias')); return join(parent, 'alias'); });
    refused(({ parent }) => { symlinkSync('data', join(parent, 'alias')); return join(parent, 'alias/sitio'); });
  });
  test('a folder with somebody else’s files', () => {
    refused(({ out }) => { mkdirSync(out); writeFileSync(join(out, 'importante.txt'), 'x'); return out; });
    refused(({ out }) => { mkdirSync(join(out, 'vacía'), { recursive: true }); return out; });
    refused(({ out }) => { mkdirSync(out); writeFileSync(join(out, '.oculto'), ''); return out; });
  });
  test('a file', () => refused(({ out }) => { writeFileSync(out, 'x'); return out; }));
  test('a link that no build made', () => {
    refused(({ out, parent }) => { mkdirSync(join(parent, 'otro')); symlinkSync('otro', out); return out; });
    refused(({ out }) => { symlinkSync('/', out); return out; });
    refused(({ out, parent }) => { mkdirSync(join(parent, '.otro-builds/x'), { recursive: true }); symlinkSync('.otro-builds/x', out); return out; });
    refused(({ out }) => { symlinkSync('en-ninguna-parte', out); return out; });
  });

  test('a build refuses before it has made anything', () => {
    const data = project();
    const before = traceOf(dirname(data));
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'pipeline/launcher.cjs'), 'build', '--quiet', '--data', data, '--out', join(data, 'sitio')], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([3, expect.stringContaining('is refused: it lies inside the content')]);
    expect(traceOf(dirname(data))).toEqual(before);
  });
});

describe('the lock', () => {
  test('a second build at the same time is refused and harms nothing', () => {
    const here = place();
    publish(here, 'uno');
    mkdirSync(join(here.parent, '.sitio-builds'), { recursive: true });
    // Our parent process is certainly running.
    symlinkSync(String(process.ppid), join(here.parent, '.sitio-builds/lock'));
    const before = traceOf(here.parent);
    expect(() => openOutputFolder(here.out, here.untouchable)).toThrow(`another build (process ${process.ppid}) is writing there`);
    expect(traceOf(here.parent)).toEqual(before);
  });

  test('it is given back after publishing, discarding and failing', () => {
    const here = place();
    const lock = join(here.parent, '.sitio-builds/lock');
    const isLocked = () => lstatSync(lock, { throwIfNoEntry: false }) !== undefined;
    const first = openOutputFolder(here.out, here.untouchable);
    expect(isLocked()).toBe(true);
    first.discard();
    expect(isLocked()).toBe(false);
    publish(here, 'uno');
    expect(isLocked()).toBe(false);
    const failing = openOutputFolder(here.out, here.untouchable);
    rmSync(failing.staging, { recursive: true });
    expect(() => failing.publish()).toThrow(EnvironmentError);
    expect(isLocked()).toBe(false);
    expect(versions(here.out)).toEqual(whole('uno'));
  });

  test.each([
    ['of a process that ended', (path: string) => symlinkSync(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim(), path)],
    ['that says nothing', (path: string) => symlinkSync('x', path)],
    ['of an older version', (path: string) => writeFileSync(path, '1')],
  ])('a lock %s is taken over', (_, make) => {
    const here = place();
    publish(here, 'uno');
    make(join(here.parent, '.sitio-builds/lock'));
    publish(here, 'dos');
    expect(versions(here.out)).toEqual(whole('dos'));
  });
});

/** A program of its own that publishes over a site, with `node:fs` replaced by one that fails or kills at its n-th change. */
describe('interrupted at every change of the file system', () => {
  let program: string;
  beforeAll(async () => {
    const folder = temporaryFolder();
    program = join(folder, 'publicar.mjs');
    const source = `
      import { openOutputFolder } from ${JSON.stringify(join(ROOT, 'pipeline/write/output-folder.ts'))};
      const [out, data, root] = process.argv.slice(2);
      const folder = openOutputFolder(out, [data, root]);
      try {
        for (const page of ['index.html', 'tests/index.html', 'a/b/c.html']) folder.write(page, 'nuevo');
        folder.adopt('compartir/x.png', process.argv[1]);
        folder.publish();
        process.stdout.write('published');
      } catch (error) {
        folder.discard();
        process.stdout.write('failed');
      }`;
    const wrapper = `
      const real = process.getBuiltinModule('fs');
      let calls = 0;
      const [mode, at] = (process.env.STOP ?? 'never 0').split(' ');
      const counted = (name) => (...parameters) => {
        calls++;
        if (mode === 'kill' && calls === Number(at)) { process.kill(process.pid, 'SIGKILL'); for (;;); }
        if (mode === 'fail' && calls === Number(at)) throw Object.assign(new Error(name), { code: 'EIO', path: name });
        return real[name](...parameters);
      };
      process.on('exit', () => process.stderr.write(String(calls)));
      ${['chmodSync', 'closeSync', 'copyFileSync', 'fsyncSync', 'linkSync', 'mkdirSync', 'mkdtempSync', 'openSync', 'renameSync', 'rmdirSync', 'rmSync', 'symlinkSync', 'utimesSync', 'writeFileSync'].map((name) => `export const ${name} = counted('${name}');`).join('\n')}
      ${['existsSync', 'lstatSync', 'readdirSync', 'readFileSync', 'readlinkSync', 'realpathSync', 'statSync'].map((name) => `export const ${name} = real.${name};`).join('\n')}
      export const { constants } = real;`;
    await bundle({
      stdin: { contents: source, resolveDir: ROOT, loader: 'ts' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: program,
      plugins: [{
        name: 'fs',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^node:fs$/ }, () => ({ path: 'fs', namespace: 'wrapped' }));
          onLoad({ filter: /.*/, namespace: 'wrapped' }, () => ({ contents: wrapper, loader: 'js' }));
        },
      }],
    });
  });

  const run = (here: ReturnType<typeof place>, stop: string) =>
    spawnSync(process.execPath, [program, here.out, ...here.untouchable], { encoding: 'utf8', env: { ...process.env, STOP: stop } });

  /** What may stand in the place of the site before: a link to a build, a copy of one, or nothing. */
  const BEFORE: [string, (here: ReturnType<typeof place>) => void][] = [
    ['a published site', (here) => publish(here, 'viejo')],
    ['a published site with an older one beside it', (here) => {
      publish(here, 'más viejo');
      publish(here, 'viejo');
    }],
    ['a copy of a published site', (here) => {
      publish(here, 'viejo');
      const real = join(here.parent, readlinkSync(here.out));
      rmSync(here.out);
      renameSync(real, here.out);
    }],
  ];

  test.each(BEFORE)('over %s, killed', (what, before) => {
    const total = Number(run((() => { const here = place(); before(here); return here; })(), 'never 0').stderr);
    expect(total).toBeGreaterThan(12);
    let old = 0;
    for (let at = 1; at <= total; at++) {
      const here = place();
      before(here);
      expect(run(here, `kill ${at}`).signal).toBe('SIGKILL');
      const found = versions(here.out);
      if (found[0] === 'missing') {
        // Replacing a real folder takes two steps. Killed between them the site is away, whole, and the next build brings it back.
        expect(what).toBe('a copy of a published site');
        openOutputFolder(here.out, here.untouchable).discard();
      }
      const after = versions(here.out);
      expect([whole('viejo'), whole('nuevo')], `killed at change ${at}`).toContainEqual(after);
      if (after[0] === 'viejo') old++;
      publish(here, 'siguiente');
      expect(versions(here.out)).toEqual(whole('siguiente'));
      expect(readdirSync(join(here.parent, '.sitio-builds')).length).toBeLessThanOrEqual(2);
    }
    expect(old).toBeGreaterThan(0);
    expect(old).toBeLessThan(total);
  });

  test.each(BEFORE)('over %s, with an error', (_, before) => {
    const total = Number(run((() => { const here = place(); before(here); return here; })(), 'never 0').stderr);
    for (let at = 1; at <= total; at++) {
      const here = place();
      before(here);
      const { stdout } = run(here, `fail ${at}`);
      if (versions(here.out)[0] === 'missing') openOutputFolder(here.out, here.untouchable).discard();
      // What it says is what happened: nothing on standard output means that it could not even begin.
      expect(versions(here.out), `error at change ${at}: ${stdout}`).toEqual(whole(stdout === 'published' ? 'nuevo' : 'viejo'));
      publish(here, 'siguiente');
      expect(versions(here.out)).toEqual(whole('siguiente'));
    }
  });

  test('two at once: one publishes, the other is refused or comes after; the site is whole', () => {
    const here = place();
    publish(here, 'viejo');
    const script = `for i in 1 2 3 4 5 6; do "${process.execPath}" "${program}" "${here.out}" ${here.untouchable.map((each) => `"${each}"`).join(' ')} 2>/dev/null & done; wait`;
    const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
    expect(stdout).toContain('published');
    expect(versions(here.out)).toEqual(whole('nuevo'));
    expect(existsSync(join(here.out, MARKER))).toBe(true);
    publish(here, 'siguiente');
    expect(versions(here.out)).toEqual(whole('siguiente'));
  });
});
