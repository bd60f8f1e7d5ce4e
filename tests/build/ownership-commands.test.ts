import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { reportFailure } from '../../pipeline/commands/failure.ts';
import { hasOtherUser } from '../cli/licencia.ts';
import { project, temporaryFolder } from '../fixtures/project.ts';
import { makeWorkspace, publishVersion, traceWithoutLock } from './publishing.ts';
import { ROOT, traceFolder } from './site.ts';

describe('the command line', () => {
  const run = (args: string[], options: { cwd?: string; uid?: number } = {}) =>
    spawnSync(process.execPath, [join(ROOT, 'pipeline/program/launcher.cjs'), ...args], {
      encoding: 'utf8',
      ...options,
    });
  let data: string;
  beforeAll(() => {
    data = project();
  });

  test('build refuses a folder with foreign files before it reads the content', () => {
    const here = makeWorkspace();
    mkdirSync(here.out);
    writeFileSync(join(here.out, 'mía.txt'), 'mía');
    const { status, stdout, stderr } = run(['build', '--data', 'no-such', '--out', here.out]);
    expect([status, stdout]).toEqual([3, '']);
    expect(stderr).toContain('mía.txt');
    expect(readFileSync(join(here.out, 'mía.txt'), 'utf8')).toBe('mía');
  });

  test.each(['/', '..', '.', '~', 'pipeline', 'node_modules/x', 'pipeline/x', '.git/x', 'data/x'])(
    'refuses export --out %s',
    (out) => {
      const { status, stderr } = run(
        ['export', 'moodle', '--data', data, '--out', out === '~' ? homedir() : out],
        { cwd: ROOT },
      );
      expect([status, stderr]).toEqual([3, expect.stringContaining('is refused: it is')]);
      expect(existsSync(join(ROOT, out, 'moodle'))).toBe(false);
    },
  );

  test('in a deleted folder, reports that the current folder does not exist', () => {
    const gone = join(temporaryFolder(), 'gone');
    mkdirSync(gone);
    const { status, stderr } = spawnSync(
      'sh',
      [
        '-c',
        'cd "$1" && rmdir "$1" && exec "$2" "$3" export moodle',
        'sh',
        gone,
        process.execPath,
        join(ROOT, 'pipeline/program/launcher.cjs'),
      ],
      { encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([
      3,
      expect.stringContaining('the current folder does not exist'),
    ]);
  });

  test('the copy commands of docs/hosting.md succeed after each of two builds', () => {
    const parent = temporaryFolder();
    const out = join(parent, 'dist');
    for (let time = 1; time <= 2; time++) {
      expect(run(['build', '--quiet', '--no-exports', '--data', data, '--out', out]).status).toBe(
        0,
      );
      const shell = (command: string) =>
        expect(spawnSync('sh', ['-ec', command], { cwd: parent }).status, command).toBe(0);
      shell('mkdir -p target && cp -r dist/. target/');
      shell('tar -C dist -czf site.tgz . && rm -rf un && mkdir un && tar -C un -xzf site.tgz');
      for (const copy of ['target', 'un']) {
        shell(`diff -r dist/ ${copy}/`);
        shell(`test -z "$(find ${copy} -name '.*' ! -name ${copy} ! -name .)"`);
      }
    }
  });

  test.runIf(process.getuid?.() === 0 && hasOtherUser)(
    'opening the site of another user throws an environment error',
    () => {
      const here = makeWorkspace();
      publishVersion(here, 'uno');
      const before = traceWithoutLock(here);
      chmodSync(here.parent, 0o755);
      const check = (uid: number) =>
        spawnSync(
          process.execPath,
          [
            '--import',
            'tsx',
            '-e',
            `import('${ROOT}/pipeline/write/output/output-folder.ts').then(({ openOutputFolder }) => {
            try { openOutputFolder(${JSON.stringify(here.out)}, { whole: [], closed: [] }); process.stdout.write('passed'); }
            catch (error) { process.stdout.write(error.exitCode + ' ' + error.message); }
          })`,
          ],
          { cwd: ROOT, encoding: 'utf8', uid, env: { ...process.env, HOME: '/nonexistent' } },
        ).stdout;
      expect(check(65534)).toMatch(/^3 .*permission denied \(\/.*\)$/);
      chmodSync(here.parent, 0o700);
      expect(traceWithoutLock(here)).toEqual(before);
    },
  );
});

test('a bug report is never saved in a published site', () => {
  const here = makeWorkspace();
  publishVersion(here, 'uno');
  const before = traceFolder(here.parent);
  const { TMPDIR } = process.env;
  process.env.TMPDIR = here.out;
  try {
    expect(tmpdir()).toBe(here.out);
    expect(reportFailure(new Error('prueba'), { debug: false, json: false, root: ROOT })).toBe(70);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  expect(traceFolder(here.parent)).toEqual(before);
  expect(lstatSync(here.out).isDirectory()).toBe(true);
});
