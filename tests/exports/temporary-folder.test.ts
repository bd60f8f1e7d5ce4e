import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EnvironmentError } from '../../pipeline/program/failures.ts';
import { withTemporaryFolder } from '../../pipeline/program/temporary-folder.ts';
import { changedBase, project, temporaryFolder } from '../fixtures/project.ts';

const LAUNCHER = join(import.meta.dirname, '../../pipeline/program/launcher.cjs');
/** Content whose exports no other test caches. */
const data = project({
  'site.json': changedBase('site.json', (site) => {
    site.name = 'Sin carpeta';
  }),
});
const out = join(temporaryFolder(), 'out');

function exported(TMPDIR: string, before = ':') {
  const program = [process.execPath, LAUNCHER, 'export', 'anki', '--data', data, '--out', out];
  const { status, stderr } = spawnSync('sh', ['-c', `${before}; exec "$0" "$@"`, ...program], {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR },
  });
  return { status, stderr };
}

const UNUSABLE =
  /^licencia: (no temporary folder can be made in \S+ \(TMPDIR\)|SQLite cannot write to the temporary folder \(\S+\), which may be full): .*\n$/;

test('the anki export exits with 3 without a temporary folder', () => {
  const { status, stderr } = exported('/not-there');
  expect(stderr).toMatch(UNUSABLE);
  expect(stderr).toContain('/not-there');
  expect(status).toBe(3);
  expect(existsSync(out)).toBe(false);
});

test('the anki export exits with 3 and leaves nothing if space runs out', () => {
  const folder = temporaryFolder();
  const { status, stderr } = exported(folder, 'ulimit -f 16');
  expect(stderr).toMatch(UNUSABLE);
  expect(stderr).toContain(folder);
  expect(status).toBe(3);
  expect(readdirSync(folder)).toEqual([]);
});

test('a temporary folder is removed after use and after an error, which is rethrown', () => {
  let seen = '';
  const use = (folder: string) => {
    seen = folder;
    mkdirSync(join(folder, 'inner'));
    writeFileSync(join(folder, 'inner/file'), '');
    return 7;
  };
  expect(withTemporaryFolder('test', use)).toBe(7);
  expect(existsSync(seen)).toBe(false);
  expect(() =>
    withTemporaryFolder('test', (folder) => {
      use(folder);
      throw new RangeError('a bug');
    }),
  ).toThrow(RangeError);
  expect(existsSync(seen)).toBe(false);
});

test.runIf(process.getuid?.() !== 0)('an unwritable folder causes an EnvironmentError', () => {
  const before = process.env.TMPDIR;
  const folder = temporaryFolder();
  chmodSync(folder, 0o500);
  process.env.TMPDIR = folder;
  try {
    expect(() => withTemporaryFolder('test', () => undefined)).toThrow(EnvironmentError);
  } finally {
    process.env.TMPDIR = before ?? '';
    if (before === undefined) delete process.env.TMPDIR;
  }
});
