/** Environment errors give exit code 3 and one sentence that names the path; they are not reported as bugs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asEnvironmentError, failureOf, UsageError } from '../../pipeline/program/failures.ts';
import { changedBase, project } from '../fixtures/project.ts';
import { giveToOtherUser, hasOtherUser, LAUNCHER, runInShell, runLicencia } from './licencia.ts';

const SENTENCE = /^licencia: [^\n]+\n$/;
const QUICK = ['--no-exports', '--no-share-images', '--quiet'];

/** A data folder that belongs to the other user, like its parent folder, in which the command runs. */
function owned(): { cwd: string; data: string } {
  const data = project({
    // A unique text, so that no export of this content is in the cache.
    'site.json': changedBase('site.json', (site) => {
      site.heads.home.description = `Una descripción para ${process.pid} ${performance.now()}`;
    }),
  });
  giveToOtherUser(dirname(data));
  return { cwd: dirname(data), data };
}

describe.skipIf(!hasOtherUser)('as an unprivileged user', () => {
  test.each<[string, number, string[]]>([
    ['is inaccessible', 0o000, ['build', ...QUICK]],
    ['can only be listed', 0o444, ['new', 'article', 'x']],
    ['cannot be listed', 0o311, ['validate']],
  ])('exits with 3 and names a data folder that %s', (_, mode, args) => {
    const { cwd, data } = owned();
    // `runInShell` first gives the folder to the other user, so chmod has to be part of the shell line.
    const line = `chmod ${mode.toString(8)} data; "$@"; c=$?; chmod 755 data; exit $c`;
    const { status, stdout, stderr } = runInShell(line, args, { cwd, asOther: true });
    expect([status, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(SENTENCE);
    expect(stderr).toContain(data);
  });

  test.each<[string, string, string[], RegExp]>([
    [
      'a data folder inside an inaccessible folder',
      'mkdir zu; mv data zu/data; chmod 000 zu',
      ['audit', '--data', 'zu/data'],
      /zu\/data/,
    ],
    [
      'an output folder in /proc',
      ':',
      ['build', ...QUICK, '--out', '/proc/sitio'],
      /\/proc\/sitio/,
    ],
    [
      'exports into a read-only folder',
      'mkdir zu; chmod 555 zu',
      ['export', 'csv', '--out', 'zu/x'],
      /zu\/x/,
    ],
    [
      'a new record in a read-only folder',
      'chmod 555 data/blog',
      ['new', 'article', 'x'],
      /data\/blog/,
    ],
    [
      'an inaccessible folder of builds',
      'mkdir .dist-builds; chmod 000 .dist-builds',
      ['build', ...QUICK],
      /\.dist-builds/,
    ],
    [
      'a privileged port',
      'mkdir dist; touch dist/index.html',
      ['preview', '--port', '80'],
      /port 80 needs a right/,
    ],
    [
      'an inaccessible site',
      'mkdir -p zu/dist; chmod 000 zu',
      ['preview', '--out', 'zu/dist'],
      /zu\/dist/,
    ],
  ])('exits with 3 for %s', (_, prepare, args, names) => {
    const { cwd } = owned();
    const { status, stderr } = runInShell(
      `${prepare}; "$@"; c=$?; chmod -R u+rwX . ; exit $c`,
      args,
      {
        cwd,
        asOther: true,
      },
    );
    expect([status, stderr]).toEqual([3, expect.stringMatching(SENTENCE)]);
    expect(stderr).toMatch(names);
  });

  test('preview answers an unreadable file with status 500, logs one line, and keeps serving', async () => {
    const { cwd } = owned();
    const site = join(cwd, 'dist');
    mkdirSync(site);
    for (const name of ['index.html', 'zu.txt', '404.html']) writeFileSync(join(site, name), name);
    giveToOtherUser(cwd);
    chmodSync(join(site, 'zu.txt'), 0);
    const server = started(['preview', '--port', '0'], cwd);
    try {
      const address = /http:\S+/.exec(await server.says(/http:/))![0];
      expect((await fetch(`${address}zu.txt`)).status).toBe(500);
      expect(await server.says(/zu/)).toMatch(
        /licencia: GET \/zu\.txt: [^\n]*permission denied \([^\n]*zu\.txt\)\n$/,
      );
      expect(await (await fetch(address)).text()).toBe('index.html');
      expect(
        (
          await fetch(`${address}index.html`, {
            headers: { range: 'bytes=0-999999999999999999999' },
          })
        ).status,
      ).toBe(206);
      expect((await fetch(`${address}no`)).status).toBe(404);
    } finally {
      expect(await server.stop()).toBe(0);
    }
  });
});

/** Starts a server in a separate process as the other user. */
function started(args: readonly string[], cwd: string) {
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child: ChildProcess = spawn(process.execPath, [LAUNCHER, ...args], { cwd, ...user });
  let printed = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  const ended = new Promise<number | null>((resolve) => {
    child.on('exit', resolve);
  });
  return {
    ended,
    async says(words: RegExp): Promise<string> {
      for (let wait = 0; wait < 500 && !words.test(printed) && child.exitCode === null; wait++)
        await new Promise((resolve) => setTimeout(resolve, 50));
      return printed;
    },
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

describe('environment errors', () => {
  test('a port in use is reported before any build, with one JSON object', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const { port } = other.address() as { port: number };
    const data = project();
    try {
      for (const command of ['dev', 'preview']) {
        mkdirSync(join(dirname(data), command));
        writeFileSync(join(dirname(data), command, 'index.html'), '');
        const args = [command, '--port', String(port)];
        const more = command === 'dev' ? ['--format', 'json'] : ['--out', command];
        const { status, stdout, stderr } = runLicencia([...args, ...more], { cwd: dirname(data) });
        expect([status, stderr]).toEqual([
          3,
          `licencia: port ${port} is in use; choose another with --port\n`,
        ]);
        if (command === 'dev')
          expect(JSON.parse(stdout)).toMatchObject({ error: { kind: 'environment' } });
        else expect(stdout).toBe('');
      }
    } finally {
      other.close();
    }
  });

  const canMount =
    process.platform === 'linux' &&
    runInShell('unshare -m mount -t tmpfs tmpfs /mnt', []).status === 0;

  test.skipIf(!canMount).each([
    [['build', ...QUICK], 0],
    [['build', ...QUICK], 100],
    [['export', 'csv', '--quiet'], 0],
    [['export', 'csv', '--quiet'], 20],
  ])('%j changes and adds no file on a disk with %i KiB left', (command, free) => {
    const { cwd } = owned();
    const script = `
      mkdir disco && mount -t tmpfs -o size=8m tmpfs disco && "$@" || exit 100
      state() { find -L disco -type f -o -type l | sort | xargs sha256sum; ls -A disco disco/.x-builds; }
      state > antes
      head -c 8M /dev/zero > disco/lleno 2> /dev/null; truncate -s -${free}K disco/lleno
      "$@"; code=$?
      rm disco/lleno; state > despues
      diff antes despues && "$@" && exit $code`;
    const { status, stdout, stderr } = runInShell(
      `unshare -m bash -c '${script}' bash "$@"`,
      [...command, '--out', 'disco/x'],
      { cwd },
    );
    expect([status, stdout, stderr]).toEqual([3, '', expect.stringMatching(SENTENCE)]);
    expect(stderr).toContain('the disk is full');
  });

  test('diff reports that git is not installed', () => {
    const { cwd } = owned();
    expect(runLicencia(['diff', 'HEAD'], { cwd, env: { PATH: '/no/existe' } })).toMatchObject({
      status: 3,
      stderr: 'licencia: the program "git" is not installed\n',
    });
  });
});

describe('failureOf', () => {
  const system = (code: string, more: object = {}) =>
    Object.assign(new Error(code), { code, syscall: 'open', path: '/x', ...more });
  test('a system error is an environment error, even as the cause of another error', () => {
    expect(failureOf(system('EACCES'))).toMatchObject({ kind: 'environment', path: '/x' });
    const wrapped = new Error('page', {
      cause: new Error('template', { cause: system('ENOSPC') }),
    });
    expect(failureOf(wrapped)?.message).toBe('the system refused "open": the disk is full (/x)');
  });

  test('an invalid system call or any other error counts as a bug', () => {
    expect(failureOf(system('EINVAL'))).toBeUndefined();
    expect(failureOf(system('EBADF'))).toBeUndefined();
    expect(failureOf(new TypeError('x'))).toBeUndefined();
    expect(failureOf('x')).toBeUndefined();
    expect(
      failureOf(Object.assign(new Error('x'), { code: 'ERR_INVALID_ARG_TYPE' })),
    ).toBeUndefined();
  });

  test('an expected error is returned unchanged', () => {
    const usage = new UsageError('x');
    expect(asEnvironmentError(usage, 'y')).toBe(usage);
    expect(failureOf(usage)).toBe(usage);
  });
});
