/** Publishing, failed or killed at every change of the file system. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../project.ts';
import { place, publish, versions, whole } from './publishing.ts';
import { ROOT } from './site.ts';

const CHANGES = [
  'appendFileSync',
  'chmodSync',
  'closeSync',
  'fchmodSync',
  'fsyncSync',
  'futimesSync',
  'mkdirSync',
  'openSync',
  'renameSync',
  'rmdirSync',
  'rmSync',
  'symlinkSync',
  'unlinkSync',
  'writeFileSync',
];
const READS = [
  'accessSync',
  'existsSync',
  'fstatSync',
  'lstatSync',
  'readdirSync',
  'readFileSync',
  'readlinkSync',
  'realpathSync',
  'statSync',
];

/** A program of its own that publishes over a site, with `node:fs` replaced by one that fails or kills at its n-th change. */
describe('interrupted at every change of the file system', { timeout: 120_000 }, () => {
  let program: string;
  beforeAll(async () => {
    const folder = temporaryFolder();
    program = join(folder, 'publicar.mjs');
    const source = `
      import { openOutputFolder } from ${JSON.stringify(join(ROOT, 'pipeline/write/output/output-folder.ts'))};
      const [out, data, root, kind] = process.argv.slice(2);
      const folder = openOutputFolder(out, { whole: [data, root], closed: [data] }, kind);
      try {
        for (const page of ['index.html', 'tests/index.html', 'a/b/c.html']) folder.write(page, 'nuevo');
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
      ${CHANGES.map((name) => `export const ${name} = counted('${name}');`).join('\n')}
      ${READS.map((name) => `export const ${name} = real.${name};`).join('\n')}
      export const { constants } = real;`;
    await bundle({
      stdin: { contents: source, resolveDir: ROOT, loader: 'ts' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: program,
      plugins: [
        {
          name: 'fs',
          setup({ onResolve, onLoad }) {
            onResolve({ filter: /^node:fs$/ }, () => ({ path: 'fs', namespace: 'wrapped' }));
            onLoad({ filter: /.*/, namespace: 'wrapped' }, () => ({
              contents: wrapper,
              loader: 'js',
            }));
          },
        },
      ],
    });
  });

  const run = (here: ReturnType<typeof place>, stop: string, kind: 'site' | 'exports' = 'site') =>
    spawnSync(process.execPath, [program, here.out, ...here.folders.whole, kind], {
      encoding: 'utf8',
      env: { ...process.env, STOP: stop },
    });

  /** What may be in the place of the site before. */
  const BEFORE: [string, string[], (here: ReturnType<typeof place>) => void][] = [
    ['a published site', whole('viejo'), (here) => publish(here, 'viejo')],
    [
      'a published site with an older one beside it',
      whole('viejo'),
      (here) => {
        publish(here, 'más viejo');
        publish(here, 'viejo');
      },
    ],
    [
      'a published site with one beside it that was cut off',
      whole('viejo'),
      (here) => {
        publish(here, 'más viejo');
        publish(here, 'viejo');
        run(here, 'kill 22');
      },
    ],
    ['an empty folder', whole('missing'), (here) => mkdirSync(here.out)],
  ];
  const changesOver = (before: (here: ReturnType<typeof place>) => void) => {
    const here = place();
    before(here);
    return Number(run(here, 'never 0').stderr);
  };

  test.each(BEFORE)('over %s, killed', (_, viejo, before) => {
    const total = changesOver(before);
    expect(total).toBeGreaterThan(12);
    let old = 0;
    for (let at = 1; at <= total; at++) {
      const here = place();
      before(here);
      expect(run(here, `kill ${at}`).signal).toBe('SIGKILL');
      const after = versions(here.out);
      expect([viejo, whole('nuevo')], `killed at change ${at}`).toContainEqual(after);
      if (after[0] === viejo[0]) old++;
      publish(here, 'siguiente');
      expect(versions(here.out)).toEqual(whole('siguiente'));
      // Two builds and their lists.
      expect(readdirSync(join(here.parent, '.sitio-builds')).length).toBeLessThanOrEqual(4);
      publish(here, 'y otra');
      expect(readdirSync(join(here.parent, '.sitio-builds')).length).toBe(4);
    }
    expect(old).toBeGreaterThan(0);
    expect(old).toBeLessThanOrEqual(total);
  });

  test.each(BEFORE)('over %s, killed while a person’s file is beside it', (_, viejo, before) => {
    const total = changesOver(before);
    for (let at = 1; at <= total; at += 4) {
      const here = place();
      before(here);
      run(here, `kill ${at}`);
      const builds = join(here.parent, '.sitio-builds');
      mkdirSync(join(builds, 'build-1'), { recursive: true });
      const mine = [join(builds, 'mía.txt'), join(builds, 'build-1/mía.txt')];
      for (const path of mine) writeFileSync(path, 'mía');
      expect(() => publish(here, 'siguiente')).toThrow('mía.txt');
      expect(mine.map((path) => readFileSync(path, 'utf8'))).toEqual(['mía', 'mía']);
      expect([viejo, whole('nuevo')]).toContainEqual(versions(here.out));
      for (const path of mine) renameSync(path, join(here.parent, 'mía.txt'));
      publish(here, 'siguiente');
      expect(versions(here.out)).toEqual(whole('siguiente'));
    }
  });

  test.each(BEFORE)('over %s, with an error', (_, viejo, before) => {
    const total = changesOver(before);
    for (let at = 1; at <= total; at++) {
      const here = place();
      before(here);
      const { stdout } = run(here, `fail ${at}`);
      // What it says is what happened: nothing on standard output means that it could not even begin.
      expect(versions(here.out), `error at change ${at}: ${stdout}`).toEqual(
        stdout === 'published' ? whole('nuevo') : viejo,
      );
      publish(here, 'siguiente');
      expect(versions(here.out)).toEqual(whole('siguiente'));
    }
  });

  const exported = () => {
    const here = place();
    publish(here, 'viejo', 'exports');
    return here;
  };

  test('exports, killed: the folder is the old one or the new one, or the old one is beside it', () => {
    const total = Number(run(exported(), 'never 0', 'exports').stderr);
    expect(total).toBeGreaterThan(12);
    let beside = 0;
    for (let at = 1; at <= total; at++) {
      const here = exported();
      expect(run(here, `kill ${at}`, 'exports').signal).toBe('SIGKILL');
      const builds = join(here.parent, '.sitio-builds');
      const after = versions(here.out);
      if (after[0] === 'missing') {
        beside++;
        expect(versions(join(builds, 'build-1'))).toEqual(whole('viejo'));
      } else expect([whole('viejo'), whole('nuevo')], `killed at ${at}`).toContainEqual(after);
      publish(here, 'siguiente', 'exports');
      expect(versions(here.out)).toEqual(whole('siguiente'));
      expect(readdirSync(builds).length, `killed at ${at}`).toBe(1);
    }
    expect(beside).toBe(1);
  });

  test('exports, with an error', () => {
    const total = Number(run(exported(), 'never 0', 'exports').stderr);
    for (let at = 1; at <= total; at++) {
      const here = exported();
      const { stdout } = run(here, `fail ${at}`, 'exports');
      expect(versions(here.out), `error at change ${at}: ${stdout}`).toEqual(
        whole(stdout === 'published' ? 'nuevo' : 'viejo'),
      );
      publish(here, 'siguiente', 'exports');
      expect(versions(here.out)).toEqual(whole('siguiente'));
      expect(readdirSync(join(here.parent, '.sitio-builds')).length).toBe(1);
    }
  });

  test('two at once: one publishes, the other is refused or comes after; the site is whole', () => {
    const here = place();
    publish(here, 'viejo');
    const script = `for i in 1 2 3 4 5 6; do "${process.execPath}" "${program}" "${here.out}" ${here.folders.whole.map((each) => `"${each}"`).join(' ')} 2>/dev/null & done; wait`;
    const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
    expect(stdout).toContain('published');
    expect(versions(here.out)).toEqual(whole('nuevo'));
    publish(here, 'siguiente');
    expect(versions(here.out)).toEqual(whole('siguiente'));
  });
});
