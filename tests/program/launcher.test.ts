import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { memoizeValue } from '../../pipeline/program/memoize.ts';
import { hasOtherUser } from '../cli/licencia.ts';
import { temporaryFolder } from '../fixtures/project.ts';
import { FILE_CORRUPTIONS } from './file-corruptions.ts';

const ROOT = join(import.meta.dirname, '../..');
const OTHER_USER = 65534;
const canBeOther = process.getuid?.() === 0 && hasOtherUser;

/** A checkout in the state after `npm ci`, without a cache, whose cli.ts prints one line. */
function checkout() {
  const root = temporaryFolder();
  cpSync(join(ROOT, 'pipeline/program'), join(root, 'pipeline/program'), { recursive: true });
  writeFileSync(
    join(root, 'cli.ts'),
    'export async function main(argv: string[]) { console.log(`runs ${argv}`); return 0; }\n',
  );
  mkdirSync(join(root, 'node_modules'));
  for (const name of ['esbuild', '@esbuild'])
    symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  const cache = join(root, 'node_modules/.cache/licencia');
  return {
    root,
    cache,
    cached: () => readdirSync(cache).map((name) => name.replace(/-.*/, '')),
    run: (user?: number, command = 'x') => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(root, 'pipeline/program/launcher.cjs'), command],
        { encoding: 'utf8', ...(user === undefined ? {} : { uid: user, gid: user }) },
      );
      return { status, stdout, stderr };
    },
  };
}

const UNREADABLE = /^licencia: a file of this program cannot be read: .*\n$/;
const RUNS = { status: 0, stdout: 'runs x\n', stderr: '' };

test('a compiled program keeps its hashes when a source is edited later', () => {
  const { root, run } = checkout();
  for (const name of ['@humanwhocodes', 'ajv', 'commander', 'parse5', 'yaml', 'zod'])
    symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  writeFileSync(
    join(root, 'cli.ts'),
    `import { appendFileSync } from 'node:fs';
     export async function main(argv, root, program, compiler) {
       const made = await compiler.newest();
       const before = made.hashOf('cli.ts');
       appendFileSync(root + '/cli.ts', '// edited');
       const later = await compiler.newest();
       console.log(made.hash === program, made.hashOf('cli.ts') === before, later.hashOf('cli.ts') === before);
       return 0;
     }`,
  );
  expect(run()).toEqual({ status: 0, stdout: 'true true false\n', stderr: '' });
});

test('caches the bundled program, so that later runs do not need esbuild', () => {
  const { root, cached, run } = checkout();
  expect(run()).toEqual(RUNS);
  expect(cached().sort()).toEqual(['compiled', 'program']);
  unlinkSync(join(root, 'node_modules/esbuild'));
  expect(run()).toEqual(RUNS);
  writeFileSync(join(root, 'package.json'), '{}');
  expect(run()).toMatchObject({ status: 3, stderr: expect.stringContaining('run "npm ci" first') });
});

/** One checkout for all kinds of damage: the launcher repairs it each time. */
const damaged = memoizeValue(() => {
  const made = checkout();
  expect(made.run()).toEqual(RUNS);
  return made;
});

test.each(FILE_CORRUPTIONS.map((damage) => [damage.name, damage] as const))(
  'repairs damaged files of the cache: %s',
  (_, damage) => {
    const { cache, run } = damaged();
    for (const name of readdirSync(cache)) damage(join(cache, name));
    expect(run()).toEqual(RUNS);
    expect(run()).toEqual(RUNS);
  },
);

test.each(['18.20.8', '20.18.3'])(
  'under Node %s, names the Node version that it needs',
  (version) => {
    const { root } = checkout();
    const older = join(root, 'older.cjs');
    writeFileSync(
      older,
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
    );
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--require', older, join(root, 'pipeline/program/launcher.cjs'), 'build'],
      { encoding: 'utf8' },
    );
    expect({ status, stdout, stderr }).toEqual({
      status: 3,
      stdout: '',
      stderr: `licencia: this needs Node 20.19 or newer; this is ${version}\n`,
    });
  },
);

test('an edited program runs instead of the cached one', () => {
  const { root, run } = checkout();
  expect(run()).toEqual(RUNS);
  writeFileSync(join(root, 'cli.ts'), 'export const main = async () => 7;\n');
  expect(run()).toEqual({ status: 7, stdout: '', stderr: '' });
});

describe('a bundled package', () => {
  const withPackage = () => {
    const here = checkout();
    const package_ = join(here.root, 'node_modules/greeter');
    const answers = (folder: string, word: string) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'package.json'), '{ "name": "greeter", "main": "index.js" }');
      writeFileSync(join(folder, 'index.js'), `exports.word = '${word}';\n`);
    };
    writeFileSync(
      join(here.root, 'cli.ts'),
      `import { word } from 'greeter';
      export async function main() { console.log(word); return 0; }\n`,
    );
    answers(package_, 'one');
    const says = () => here.run().stdout.trim();
    expect([says(), says()]).toEqual(['one', 'one']);
    return { ...here, package_, answers, says };
  };

  test('is bundled again after a patch of the same size and date', () => {
    const { package_, says } = withPackage();
    const file = join(package_, 'index.js');
    const { atime, mtime } = statSync(file);
    writeFileSync(file, readFileSync(file, 'utf8').replace('one', 'two'));
    utimesSync(file, atime, mtime);
    expect([says(), says()]).toEqual(['two', 'two']);
  });

  test('is bundled again after npm link and after each edit of the linked package', () => {
    const { package_, answers, says } = withPackage();
    const elsewhere = temporaryFolder();
    answers(elsewhere, 'two');
    rmSync(package_, { recursive: true });
    symlinkSync(elsewhere, package_);
    expect([says(), says()]).toEqual(['two', 'two']);
    answers(elsewhere, 'six');
    expect([says(), says()]).toEqual(['six', 'six']);
  });

  test('is bundled again after an installation that shadows one of its dependencies', () => {
    const { root, package_, says } = withPackage();
    const inner = (folder: string, word: string) => {
      mkdirSync(join(folder, 'node_modules/inner'), { recursive: true });
      writeFileSync(join(folder, 'node_modules/inner/index.js'), `module.exports = '${word}';\n`);
      writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ word }));
    };
    writeFileSync(join(package_, 'index.js'), "exports.word = require('inner');\n");
    inner(root, 'two');
    expect([says(), says()]).toEqual(['two', 'two']);
    // The installation adds a package, but changes no file that is in the bundle.
    inner(package_, 'six');
    expect([says(), says()]).toEqual(['six', 'six']);
  });
});

describe('an unusable cache', () => {
  test('does not stop a command if a file is in its place', () => {
    const { root, run } = checkout();
    writeFileSync(join(root, 'node_modules/.cache'), '');
    expect([run(), run()]).toEqual([RUNS, RUNS]);
  });

  test.runIf(canBeOther)('does not stop a command if this user may not write to it', () => {
    const { root, cache, run } = checkout();
    chmodSync(root, 0o755);
    mkdirSync(cache, { recursive: true });
    expect([run(OTHER_USER), run(OTHER_USER)]).toEqual([RUNS, RUNS]);
    expect(readdirSync(cache)).toEqual([]);
  });

  test.runIf(canBeOther)('does not stop a command if its entries are unreadable', () => {
    const { root, cache, run } = checkout();
    chmodSync(root, 0o755);
    expect(run()).toEqual(RUNS);
    for (const name of readdirSync(cache)) chmodSync(join(cache, name), 0o600);
    chownSync(cache, OTHER_USER, OTHER_USER);
    expect([run(OTHER_USER), run(OTHER_USER)]).toEqual([RUNS, RUNS]);
    for (const name of readdirSync(cache)) expect(statSync(join(cache, name)).uid).toBe(OTHER_USER);
  });
});

describe('the launcher, on an unreadable source', () => {
  test('exits with 3 and names a link that leads to itself', () => {
    const { root, run } = checkout();
    const file = join(root, 'pipeline/endless.ts');
    symlinkSync(file, file);
    const { status, stderr } = run();
    expect(status).toBe(3);
    expect(stderr).toMatch(UNREADABLE);
    expect(stderr).toContain(file);
  });

  test.runIf(canBeOther)('exits with 3 and names a file that it may not read', () => {
    const { root, run } = checkout();
    chmodSync(root, 0o755);
    chmodSync(join(root, 'cli.ts'), 0o600);
    const { status, stderr } = run(OTHER_USER);
    expect(status).toBe(3);
    expect(stderr).toMatch(UNREADABLE);
    expect(stderr).toContain('cli.ts');
  });

  test.runIf(canBeOther)('exits with 3 and names a folder that it may not read', () => {
    const { root, run } = checkout();
    chmodSync(root, 0o755);
    mkdirSync(join(root, 'pipeline/closed'), { mode: 0o700 });
    const { status, stderr } = run(OTHER_USER);
    expect(status).toBe(3);
    expect(stderr).toMatch(UNREADABLE);
    expect(stderr).toContain(join(root, 'pipeline/closed'));
  });
});

test('a program that does not compile exits with 70 and names the place', () => {
  const { root, run } = checkout();
  writeFileSync(join(root, 'cli.ts'), 'export const main = (;\n');
  const { status, stderr } = run();
  expect(status).toBe(70);
  expect(stderr).toMatch(/^licencia: this program does not compile:\n {2}cli\.ts:1:22 {2}.*\n$/);
});

test('corrupted compiled code is not passed to V8, which would abort', () => {
  const { cache, run } = checkout();
  run();
  const name = readdirSync(cache).find((each) => each.startsWith('compiled-'))!;
  const bytes = readFileSync(join(cache, name));
  for (let at = 2000; at < bytes.length; at += 997) bytes[at]! ^= 255;
  writeFileSync(join(cache, name), bytes);
  expect(run()).toEqual(RUNS);
});

test('a long run caches about as much startup code as a short one', () => {
  const { root, cache, run } = checkout();
  writeFileSync(
    join(root, 'cli.ts'),
    `function start(n: number) { ${'n += n * 3;'.repeat(5000)} return n; }
    export async function main([command]: string[]) {
      start(1);
      let memory: object[] = [];
      for (let count = 0; command === 'long' && count < 40; count++) {
        memory.push(Array.from({ length: 150_000 }, (_, index) => ({ index })));
        if (memory.length > 6) memory = [];
        await new Promise((resolve) => setImmediate(resolve));
      }
      return 0;
    }`,
  );
  const sizeAfter = (command: string) => {
    for (const name of readdirSync(cache)) rmSync(join(cache, name));
    expect(run(undefined, command).status).toBe(0);
    const name = readdirSync(cache).find((each) => each.startsWith('compiled-'))!;
    return statSync(join(cache, name)).size;
  };
  mkdirSync(cache, { recursive: true });
  const short = sizeAfter('short');
  expect(short).toBeGreaterThan(20_000);
  expect(sizeAfter('long') / short).toBeGreaterThan(0.9);
});
