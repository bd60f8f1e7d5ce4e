/** Publishing, failed or killed at every change of the file system. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readlinkSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { openOutputFolder } from '../../pipeline/write/output-folder.ts';
import { MARKER } from '../../pipeline/write/staging.ts';
import { temporaryFolder } from '../project.ts';
import { place, publish, versions, whole } from './publishing.ts';
import { ROOT } from './site.ts';

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
      ${['chmodSync', 'closeSync', 'copyFileSync', 'fsyncSync', 'ftruncateSync', 'futimesSync', 'linkSync', 'mkdirSync', 'mkdtempSync', 'openSync', 'renameSync', 'rmdirSync', 'rmSync', 'symlinkSync', 'writeFileSync'].map((name) => `export const ${name} = counted('${name}');`).join('\n')}
      ${['existsSync', 'fstatSync', 'lstatSync', 'readdirSync', 'readFileSync', 'readlinkSync', 'readSync', 'realpathSync', 'statSync'].map((name) => `export const ${name} = real.${name};`).join('\n')}
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

  const run = (here: ReturnType<typeof place>, stop: string) =>
    spawnSync(process.execPath, [program, here.out, ...here.folders], {
      encoding: 'utf8',
      env: { ...process.env, STOP: stop },
    });

  /** What may stand in the place of the site before: a link to a build, a copy of one, or nothing. */
  const BEFORE: [string, (here: ReturnType<typeof place>) => void][] = [
    ['a published site', (here) => publish(here, 'viejo')],
    [
      'a published site with an older one beside it',
      (here) => {
        publish(here, 'más viejo');
        publish(here, 'viejo');
      },
    ],
    [
      'a copy of a published site',
      (here) => {
        publish(here, 'viejo');
        const real = join(here.parent, readlinkSync(here.out));
        rmSync(here.out);
        renameSync(real, here.out);
      },
    ],
  ];

  test.each(BEFORE)('over %s, killed', (what, before) => {
    const total = Number(
      run(
        (() => {
          const here = place();
          before(here);
          return here;
        })(),
        'never 0',
      ).stderr,
    );
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
        openOutputFolder(here.out, here.folders).discard();
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
    const total = Number(
      run(
        (() => {
          const here = place();
          before(here);
          return here;
        })(),
        'never 0',
      ).stderr,
    );
    for (let at = 1; at <= total; at++) {
      const here = place();
      before(here);
      const { stdout } = run(here, `fail ${at}`);
      if (versions(here.out)[0] === 'missing') openOutputFolder(here.out, here.folders).discard();
      // What it says is what happened: nothing on standard output means that it could not even begin.
      expect(versions(here.out), `error at change ${at}: ${stdout}`).toEqual(
        whole(stdout === 'published' ? 'nuevo' : 'viejo'),
      );
      publish(here, 'siguiente');
      expect(versions(here.out)).toEqual(whole('siguiente'));
    }
  });

  test('two at once: one publishes, the other is refused or comes after; the site is whole', () => {
    const here = place();
    publish(here, 'viejo');
    const script = `for i in 1 2 3 4 5 6; do "${process.execPath}" "${program}" "${here.out}" ${here.folders.map((each) => `"${each}"`).join(' ')} 2>/dev/null & done; wait`;
    const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
    expect(stdout).toContain('published');
    expect(versions(here.out)).toEqual(whole('nuevo'));
    expect(existsSync(join(here.out, MARKER))).toBe(true);
    publish(here, 'siguiente');
    expect(versions(here.out)).toEqual(whole('siguiente'));
  });
});
