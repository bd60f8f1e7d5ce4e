/** Runs commands as on Windows, which forbids symbolic links and does not rename a file that is open elsewhere. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { project, temporaryFolder } from '../fixtures/project.ts';
import { ROOT } from './site.ts';

/** A module to preload that makes `node:fs` refuse some calls. */
function preloaded(code: string): string {
  const preload = join(temporaryFolder(), 'refuse.cjs');
  writeFileSync(
    preload,
    `const fs = require('node:fs');
    const refuse = (path) => { throw Object.assign(new Error('EPERM: ' + path), { code: 'EPERM', syscall: 'rename', path }); };
    ${code}`,
  );
  return preload;
}

const started = (code: string, ...args: string[]) => [
  '--require',
  preloaded(code),
  join(ROOT, 'pipeline/program/launcher.cjs'),
  ...args,
];

const refusing = (code: string, cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, started(code, ...args), { cwd, encoding: 'utf8' });

const NO_LINKS =
  "for (const name of ['symlink', 'symlinkSync']) fs[name] = refuse; fs.promises.symlink = async (_, path) => refuse(path);";

/** Makes the first `times` renames of the published folder fail. */
const inUse = (times: number) =>
  `${NO_LINKS} const { renameSync } = fs; let left = ${times};
  fs.renameSync = (from, to) => /[\\\\/]sitio$/.test(String(from)) && left-- > 0 ? refuse(from) : renameSync(from, to);`;

const BUILD = ['build', '--quiet', '--no-exports', '--no-share-images', '--out', 'sitio'];

test('no command makes a symbolic link', () => {
  const cwd = dirname(project());
  for (const command of ['init -q', 'add -A', '-c user.name=x -c user.email=x@x commit -qm x'])
    spawnSync('git', command.split(' '), { cwd });
  for (const args of [
    BUILD,
    BUILD,
    ['validate'],
    ['audit'],
    ['check'],
    ['export', 'csv'],
    ['export', 'csv'],
    ['find', 'x'],
    ['review', '--accept', '*'],
    ['review'],
    ['diff', 'HEAD'],
    ['impact', 'examen.duracion'],
    ['explain', 'how'],
    ['fix'],
    ['new', 'article', 'otro-articulo'],
    ['new', 'source', 'otra-fuente'],
    ['schemas', '--check'],
    ['map', '--check'],
  ]) {
    const { status, stderr } = refusing(NO_LINKS, cwd, ...args);
    // For some commands exit code 1 is a result, not a failure.
    expect([0, 1], `${args.join(' ')}: ${stderr}`).toContain(status);
    expect(stderr).not.toContain('EPERM');
  }
  expect(existsSync(join(cwd, 'sitio/index.html'))).toBe(true);
  expect(existsSync(join(cwd, 'exports'))).toBe(true);
});

test('a site in use is replaced after a retry, or left unchanged with a message', () => {
  const cwd = dirname(project());
  expect(refusing(NO_LINKS, cwd, ...BUILD).status).toBe(0);
  const page = join(cwd, 'sitio/index.html');
  const before = readFileSync(page, 'utf8');
  expect(refusing(inUse(3), cwd, ...BUILD).status).toBe(0);
  const { status, stderr } = refusing(inUse(1000), cwd, ...BUILD);
  expect([status, stderr]).toEqual([
    3,
    expect.stringMatching(/sitio cannot be replaced: another program has it open.*Close/),
  ]);
  expect(readFileSync(page, 'utf8')).toBe(before);
  expect(refusing(NO_LINKS, cwd, ...BUILD).status).toBe(0);
});

test('dev starts without symbolic links and shows a page', async () => {
  const cwd = dirname(project());
  const dev = spawn(process.execPath, started(NO_LINKS, 'dev', '--port', '0'), { cwd });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      const hear = (text: Buffer) => {
        said += text;
        const [found] = /http:\/\/localhost:\d+\//.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      };
      dev.stdout.on('data', hear);
      dev.stderr.on('data', hear);
      dev.once('exit', () => reject(new Error(said)));
    });
    const response = await fetch(address);
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('<html'),
    ]);
  } finally {
    dev.kill();
  }
});
