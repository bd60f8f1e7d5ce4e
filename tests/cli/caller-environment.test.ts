/**
 * Commands read arguments as plain data, ignore the caller's environment, and change neither other folders nor the
 * state of the terminal.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  escapeControlCharacters,
  maskControlCharacters,
} from '../../pipeline/findings/control-characters.ts';
import { traceFolder } from '../build/site.ts';
import { commitAll, runGitCommand } from '../fixtures/git.ts';
import { brokenProject, project, temporaryFolder } from '../fixtures/project.ts';
import { runInShell, runLicencia } from './licencia.ts';

const ESCAPE = '\u001b[31m\u009b31m\u202e';

function committed(): { cwd: string; data: string } {
  const data = project();
  const cwd = dirname(data);
  commitAll(cwd);
  runGitCommand(cwd, 'tag', 'una-marca');
  return { cwd, data };
}

describe('diff', () => {
  test.each([
    ['--output=mío.txt'],
    ['--remote=otro'],
    ['--exec=touch mío.txt'],
    ['-o mío.txt'],
    ['HEAD --output=mío.txt'],
    [''],
    ['HEAD:data'],
    ['HEAD..HEAD'],
  ])('treats %j as a git revision, and changes nothing', (reference) => {
    const { cwd } = committed();
    writeFileSync(join(cwd, 'mío.txt'), 'mío');
    const before = traceFolder(cwd);
    const { status, stdout, stderr } = runLicencia(['diff', '--', reference], { cwd });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^licencia: the content at "/);
    expect(traceFolder(cwd)).toEqual(before);
  });

  test('ignores git’s environment variables', () => {
    const { cwd } = committed();
    const own = runLicencia(['diff', 'una-marca'], { cwd });
    expect(own).toMatchObject({ status: 0, stderr: '' });
    const mine = join(temporaryFolder(), 'mío.txt');
    const program = `sh -c 'echo > ${mine}'`;
    const env = {
      GIT_DIR: '/no/existe',
      GIT_WORK_TREE: '/no/existe',
      GIT_INDEX_FILE: mine,
      GIT_EXTERNAL_DIFF: program,
      GIT_PAGER: program,
      PAGER: program,
      LESS: '-R',
      GIT_TRACE: mine,
      TAR_OPTIONS: `--index-file=${mine}`,
      LC_ALL: 'tr_TR.UTF-8',
      LANG: 'tr_TR.UTF-8',
      COLUMNS: '1',
      FORCE_COLOR: '3',
      TZ: 'Pacific/Kiritimati',
    };
    expect(runLicencia(['diff', 'una-marca'], { cwd, env })).toEqual(own);
    expect(() => readFileSync(mine)).toThrow('ENOENT');
  });
});

test.each(['terminal', 'json'])(
  'a report ignores language, width, colour, time zone and Node options: %s',
  (format) => {
    const data = brokenProject();
    const args = ['audit', '--data', data, '--today', '2026-11-20', '--format', format];
    const plain = runLicencia(args);
    for (const env of [
      { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', COLUMNS: '1', FORCE_COLOR: '1', TERM: 'dumb' },
      { LC_ALL: 'C', TZ: 'Pacific/Kiritimati', NO_COLOR: '1', NODE_OPTIONS: '--trace-uncaught' },
    ])
      expect(runLicencia(args, { env }), JSON.stringify(env)).toEqual(plain);
  },
);

describe('commands that write', () => {
  test.each([
    [['new', 'article', 'uno-nuevo']],
    [['new', 'fact', 'uno.nuevo']],
    [['fix']],
    [['settle', 'uno.nuevo', '--keep-both', '--because', 'Porque las dos cifras valen.']],
    [['export', 'csv', '--out', 'x']],
  ])('the command %j writes nothing into a folder without content', (args) => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'etc/facts'), { recursive: true });
    mkdirSync(join(cwd, 'etc/blog'));
    writeFileSync(join(cwd, 'etc/facts/uno.json'), '{}');
    writeFileSync(join(cwd, 'etc/site.json'), '{ "name": "otro" }');
    const before = traceFolder(cwd);
    const { status } = runLicencia([...args, '--data', 'etc'], { cwd });
    expect([1, 2]).toContain(status);
    expect(traceFolder(cwd)).toEqual(before);
  });

  test('the command new does not write through symbolic links', () => {
    const data = project({ 'blog/un-articulo.md': null });
    const outside = temporaryFolder();
    execFileSync('rm', ['-rf', join(data, 'blog')]);
    symlinkSync(outside, join(data, 'blog'));
    symlinkSync('/no/existe', join(data, 'manual/uno-nuevo.md'));
    const before = traceFolder(dirname(data));
    expect(runLicencia(['new', 'article', 'uno-nuevo', '--data', data])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('is outside the data folder'),
    });
    expect(runLicencia(['new', 'chapter', 'uno-nuevo', '--data', data])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('there is already'),
    });
    expect(traceFolder(dirname(data))).toEqual(before);
    expect(traceFolder(outside)).toEqual([]);
  });
});

describe('no control character reaches the terminal', () => {
  const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
  const hostile = () => {
    const data = project({
      [`blog/${ESCAPE}.md`]: 'sin nada\n',
      'guia/tips.json': `{ "intro": "antes ${ESCAPE} después", \n`,
      'facts/prueba.json': { [`x${ESCAPE}`]: { label: ESCAPE } },
    });
    return data;
  };
  test.each(['terminal', 'json', 'github', 'sarif', 'markdown'])(
    'a report about hostile files has no control character: %s',
    (format) => {
      const { status, stdout, stderr } = runLicencia([
        'audit',
        '--data',
        hostile(),
        '--format',
        format,
      ]);
      expect(status).toBe(1);
      expect(stdout).not.toMatch(CONTROLS);
      expect(stderr).not.toMatch(CONTROLS);
      if (format === 'json') expect(stdout).toContain('\\u009b31m');
    },
  );

  test.each([
    [[ESCAPE]],
    [['audit', `--${ESCAPE}`]],
    [['audit', '--data', ESCAPE]],
    [['explain', ESCAPE]],
    [['diff', ESCAPE]],
    [['new', 'article', ESCAPE]],
    [['preview', '--out', ESCAPE]],
    [['export', ESCAPE]],
    [['audit', '--today', ESCAPE, '--format=json']],
  ])('a message about the arguments %j has no control character', (args) => {
    const { status, stdout, stderr } = runLicencia(args, { cwd: dirname(project()) });
    expect(status).toBe(2);
    expect(stdout + stderr).not.toMatch(CONTROLS);
    expect(stderr).toContain('\\x1b[31m\\x9b31m\\u202e');
  });

  test('a code frame on a colour terminal shows each control character as one column', () => {
    const { stdout } = runInShell(
      `script -qec "$(printf '%q ' "$@")" /dev/null`,
      ['validate', '--data', hostile()],
      { env: { TERM: 'xterm' } },
    );
    // The program's own colours are present, but no control character from the files.
    expect(stdout).toContain('\u001b[1m');
    expect(stdout).not.toContain('\u001b[31m\u009b');
    expect(stdout).not.toMatch(/[\u0080-\u009f\u202e]/);
    expect(stdout).toContain('antes \u241b[31m\ufffd31m\ufffd');
  });

  test('escapes control characters in plain text and JSON, and replaces them in code frames', () => {
    expect(escapeControlCharacters('a\u001b\n\t\u202e')).toBe('a\\x1b\n\t\\u202e');
    expect(JSON.parse(escapeControlCharacters('"\u009b\u2028"', 'json'))).toBe('\u009b\u2028');
    expect(maskControlCharacters('a\u0000\u007f\u0085\u2066b')).toBe('a\u2400\u2421\ufffd\ufffdb');
  });
});
