import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';
import { describeLeftovers, stepFolder } from './run-folder.ts';
import { temporaryFolder } from './temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');

test('the run folder has all temporary files and is removed on exit or error', () => {
  const system = temporaryFolder();
  const script = `
    import { spawnSync } from 'node:child_process';
    import { mkdtempSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { openRunFolder } from '${ROOT}/tests/run/run-folder.ts';
    const folder = openRunFolder();
    if (openRunFolder() !== folder) throw new Error('opened twice');
    mkdtempSync(tmpdir() + '/own-');
    const child = spawnSync('mktemp', ['-d'], { encoding: 'utf8' });
    console.log(JSON.stringify([folder, child.stdout.trim()]));
    if (process.argv.includes('throw')) throw new Error('a bug');`;
  for (const end of ['end', 'throw']) {
    const { stdout, status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', script, end],
      { cwd: ROOT, encoding: 'utf8', env: { ...process.env, TMPDIR: system } },
    );
    expect(status).toBe(end === 'end' ? 0 : 1);
    const [folder, child] = JSON.parse(stdout) as [string, string];
    expect(folder.startsWith(`${system}/licencia-`)).toBe(true);
    expect(child.startsWith(`${folder}/`)).toBe(true);
    // Ignores the cache of tsx, which is in the same folder.
    expect(readdirSync(system).filter((name) => !name.startsWith('tsx-'))).toEqual([]);
  }
});

test('the folder of a step is writable for other users and empty at its start', () => {
  const run = temporaryFolder();
  const folder = stepFolder(run, 'a step');
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
  writeFileSync(join(folder, 'a'), '');
  expect(readdirSync(stepFolder(run, 'a step'))).toEqual([]);
});

test('names the first five files that a step leaves behind', () => {
  const folder = temporaryFolder();
  expect(describeLeftovers(folder)).toBeUndefined();
  for (const name of ['b', 'a']) mkdirSync(join(folder, name));
  expect(describeLeftovers(folder)).toMatch(/: a, b\. /);
  for (const name of ['c', 'd', 'e', 'f', 'g']) mkdirSync(join(folder, name));
  expect(describeLeftovers(folder)).toMatch(/: a, b, c, d, e and 2 more\. /);
});

test('the folder of a test file is removed after that file, even with shared modules', () => {
  const project = temporaryFolder();
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  const list = join(project, 'list');
  writeFileSync(list, '');
  for (const name of ['a', 'b', 'c'])
    writeFileSync(
      join(project, `${name}.test.ts`),
      `import { appendFileSync, existsSync, readFileSync } from 'node:fs';
       import { expect, test } from 'vitest';
       import { temporaryFolder } from '${ROOT}/tests/run/temporary-folder.ts';
       test('those of the files before are gone', () => {
         const before = readFileSync('${list}', 'utf8').split('\\n').filter(Boolean);
         expect(before.filter((folder) => existsSync(folder))).toEqual([]);
         appendFileSync('${list}', temporaryFolder() + '\\n');
       });`,
    );
  const { test: own } = config;
  const shared = {
    ...own,
    projects: undefined,
    include: ['*.test.ts'],
    maxWorkers: 1,
    root: project,
  };
  for (const name of ['globalSetup', 'setupFiles'] as const)
    Object.assign(shared, { [name]: join(ROOT, String(own?.[name])) });
  const file = join(project, 'vitest.config.mjs');
  writeFileSync(file, `export default ${JSON.stringify({ test: shared })};`);
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--config', file],
    {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, VITEST: undefined, FORCE_COLOR: undefined, NO_COLOR: '1' },
    },
  );
  expect(stdout).toMatch(/Tests\D+3 passed/);
  expect(status).toBe(0);
  const made = readFileSync(list, 'utf8').trim().split('\n');
  expect(made).toHaveLength(3);
  // The files were not isolated from each other: their folders were in one run folder, which is gone.
  expect(new Set(made.map((folder) => dirname(folder))).size).toBe(1);
  expect(existsSync(dirname(made[0]!))).toBe(false);
});
