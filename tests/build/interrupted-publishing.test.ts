import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { openOutputFolder, restoreOutput } from '../../pipeline/write/output/output-folder.ts';
import { temporaryFolder } from '../fixtures/project.ts';
import { makeWorkspace, pagesOfVersion, pageVersions, publishVersion } from './publishing.ts';
import { ROOT } from './site.ts';

const IS_WINDOWS = process.platform === 'win32';

const functions = (names: string) => names.split(' ').map((name) => `${name}Sync`);
const CHANGES = functions(
  'chmod close cp fchmod fsync futimes mkdir open rename rmdir rm writeFile write',
);
const READS = functions('access exists fstat lstat readdir readFile readlink realpath stat');

/** A separate program publishes over a site; its `node:fs` fails or kills it at the n-th change. */
describe('interrupted at every change of the file system', () => {
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

  const run = (
    here: ReturnType<typeof makeWorkspace>,
    stop: string,
    kind: 'site' | 'exports' = 'site',
  ) =>
    spawnSync(process.execPath, [program, here.out, ...here.folders.whole, kind], {
      encoding: 'utf8',
      env: { ...process.env, STOP: stop },
    });

  type Here = ReturnType<typeof makeWorkspace>;
  /** States of the output path before publishing. */
  type Before = [string, 'site' | 'exports', string[], (here: Here) => void];
  const BEFORE: Before[] = [
    ['a published site', 'site', pagesOfVersion('viejo'), (here) => publishVersion(here, 'viejo')],
    [
      'a published site with an interrupted one beside it',
      'site',
      pagesOfVersion('viejo'),
      (here) => {
        publishVersion(here, 'viejo');
        run(here, 'kill 22');
      },
    ],
    ['an empty folder', 'site', pagesOfVersion('missing'), (here) => mkdirSync(here.out)],
    [
      'exports',
      'exports',
      pagesOfVersion('viejo'),
      (here) => publishVersion(here, 'viejo', 'exports'),
    ],
  ];
  const changesOver = (before: (here: Here) => void, kind: 'site' | 'exports') => {
    const here = makeWorkspace();
    before(here);
    return Number(run(here, 'never 0', kind).stderr);
  };
  /** Returns the versions of the site, and its location: the output path, or beside it between the two renames. */
  const found = ({ out, parent }: Here): [string[], 'in its place' | 'beside'] => {
    const former = join(parent, '.sitio-builds/former');
    return existsSync(out) || !existsSync(former)
      ? [pageVersions(out), 'in its place']
      : [pageVersions(former), 'beside'];
  };

  test.each(BEFORE)('a kill while publishing over %s is harmless', (_, kind, viejo, before) => {
    const total = changesOver(before, kind);
    expect(total).toBeGreaterThan(12);
    const places: string[] = [];
    for (let at = 1; at <= total; at++) {
      const here = makeWorkspace();
      before(here);
      // Standard error is empty if the process was killed; otherwise it has the number of changes.
      expect(run(here, `kill ${at}`, kind).stderr).toBe('');
      const [after, where] = found(here);
      expect([viejo, pagesOfVersion('nuevo')], `killed at change ${at}`).toContainEqual(after);
      places.push(`${after[0]} ${where}`);
      restoreOutput(here.out);
      expect(pageVersions(here.out), `killed at change ${at}`).toEqual(after);
      publishVersion(here, 'siguiente', kind);
      expect(pageVersions(here.out)).toEqual(pagesOfVersion('siguiente'));
      expect(readdirSync(join(here.parent, '.sitio-builds')), `killed at ${at}`).toEqual([kind]);
    }
    expect(places).toContain(`${viejo[0]} in its place`);
    expect(places).toContain('nuevo in its place');
    if (viejo[0] === 'viejo') expect(places).toContain('viejo beside');
  });

  test.each(BEFORE)('the report of a failed publish over %s is true', (_, kind, viejo, before) => {
    const total = changesOver(before, kind);
    for (let at = 1; at <= total; at++) {
      const here = makeWorkspace();
      before(here);
      const { stdout } = run(here, `fail ${at}`, kind);
      // The program's report must be true: no output means that publishing could not begin.
      expect(found(here)[0], `error at change ${at}: ${stdout}`).toEqual(
        stdout === 'published' ? pagesOfVersion('nuevo') : viejo,
      );
      publishVersion(here, 'siguiente', kind);
      expect(pageVersions(here.out)).toEqual(pagesOfVersion('siguiente'));
      expect(readdirSync(join(here.parent, '.sitio-builds')), `error at ${at}`).toEqual([kind]);
    }
  });

  test('restores a former site that an interrupted command had set aside', () => {
    const here = makeWorkspace();
    publishVersion(here, 'viejo');
    mkdirSync(join(here.parent, '.sitio-builds/fresh'));
    renameSync(here.out, join(here.parent, '.sitio-builds/former'));
    const folder = openOutputFolder(here.out, here.folders);
    expect(pageVersions(here.out)).toEqual(pagesOfVersion('viejo'));
    folder.discard();
    expect(pageVersions(here.out)).toEqual(pagesOfVersion('viejo'));
  });

  test.skipIf(IS_WINDOWS)(
    'six simultaneous commands leave a complete site that one of them published',
    () => {
      const here = makeWorkspace();
      publishVersion(here, 'viejo');
      const script = `for i in 1 2 3 4 5 6; do "${process.execPath}" "${program}" "${here.out}" ${here.folders.whole.map((each) => `"${each}"`).join(' ')} 2>/dev/null & done; wait`;
      const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
      expect(stdout).toContain('published');
      expect(pageVersions(here.out)).toEqual(pagesOfVersion('nuevo'));
      publishVersion(here, 'siguiente');
      expect(pageVersions(here.out)).toEqual(pagesOfVersion('siguiente'));
    },
  );
});
