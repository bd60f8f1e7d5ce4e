/**
 * The contract with scripts that run the program: one JSON object for every failure, and the right exit code even if
 * the output cannot be written.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { jsonSchemaOf } from '../../pipeline/exports/api/schemas.ts';
import { brokenProject, changedBase, project, temporaryFolder } from '../fixtures/project.ts';
import { makeReading, quantity, withFact } from '../ledger/facts.ts';
import { runInShell, runLicencia } from './licencia.ts';

const ajv = new Ajv2020.default({ strict: true });
addFormats.default(ajv);
const isReport = ajv.compile(jsonSchemaOf('report'));

/** Content that no other test uses, so that none of its exports is in the cache. */
const FRESH = () =>
  project({
    'site.json': changedBase('site.json', (site) => {
      site.heads.home.description = `Una descripción para ${process.pid} ${performance.now()}`;
    }),
  });
/** Content with one warning and no error. */
const UNPRINTED = () =>
  withFact(quantity('ft', makeReading('manual', [10, 20]), makeReading('preguntas', 15)));

describe('--format json prints one object for every failure', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  test.each<[string, string[], number, string, RegExp]>([
    [
      'an unknown option',
      ['validate', '--formt', '--format', 'json'],
      2,
      'usage',
      /^unknown option '--formt' /,
    ],
    [
      'an unknown command',
      ['validat', '--format', 'json'],
      2,
      'usage',
      /^unknown command 'validat'/,
    ],
    [
      'an option before the command',
      ['--format=json'],
      2,
      'usage',
      /^unknown option '--format=json'/,
    ],
    ['a missing argument', ['impact', '--format=json'], 2, 'usage', /^missing required argument/],
    ['one argument too many', ['audit', 'x', '--format=json'], 2, 'usage', /^too many arguments/],
    [
      'a command without the option --format',
      ['preview', '--format', 'json'],
      2,
      'usage',
      /^unknown option '--format'/,
    ],
    [
      'a bad value',
      ['audit', '--today', 'mañana', '--format', 'json'],
      2,
      'usage',
      /a day that exists/,
    ],
    [
      'json as the last of two formats',
      ['audit', '--format', 'sarif', '--format', 'json', '--data', file],
      2,
      'usage',
      /^there is no data folder/,
    ],
    [
      'an unknown fact',
      ['impact', 'no.existe', '--data', project(), '--format', 'json'],
      2,
      'usage',
      /^there is no fact/,
    ],
    [
      'an unknown fact to settle',
      ['settle', 'no.existe', '--data', project(), '--format', 'json'],
      2,
      'usage',
      /^there is no fact/,
    ],
    [
      'a refused output folder',
      [
        'build',
        '--no-exports',
        '--no-share-images',
        '--data',
        project(),
        '--out',
        '/',
        '--format',
        'json',
      ],
      3,
      'environment',
      /refused/,
    ],
    [
      'a folder that cannot be created',
      ['export', 'csv', '--data', project(), '--out', join(file, 'x'), '--format', 'json'],
      3,
      'environment',
      /folder/,
    ],
  ])('prints one JSON object for %s', (_, args, code, kind, message) => {
    const { status, stdout, stderr } = runLicencia(args);
    const object = JSON.parse(stdout) as { error: { kind: string; message: string } };
    expect([status, object.error.kind]).toEqual([code, kind]);
    expect(object.error.message).toMatch(message);
    expect(object.error.message).not.toContain('\n');
    expect([isReport(object), isReport.errors]).toEqual([true, null]);
    // Standard error also has a message, for people.
    expect(stderr).not.toBe('');
  });

  test('includes the path that caused the failure', () => {
    const { stdout } = runLicencia(['audit', '--data', file, '--format', 'json']);
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      findings: [],
      error: { kind: 'usage' },
    });
    const missing = runLicencia(['validate', '--data', '/no/existe', '--format', 'json']).stdout;
    expect((JSON.parse(missing) as { error: object }).error).toEqual({
      kind: 'usage',
      message: 'there is no data folder "/no/existe"',
      path: '/no/existe',
    });
  });

  test('prints no JSON if a later --format overrides json or json is an operand', () => {
    for (const args of [
      ['audit', '--data', file, '--format', 'json', '--format', 'github'],
      ['explain', '--data', file, '--', '--format', 'json'],
    ])
      expect(runLicencia(args)).toMatchObject({ status: 2, stdout: '' });
  });
});

describe('a closed pipe', () => {
  test.each([
    ['validate', brokenProject, 1],
    ['audit', brokenProject, 1],
    ['check', brokenProject, 1],
    ['build', brokenProject, 1],
    ['export', brokenProject, 1],
    ['audit --format json', brokenProject, 1],
    ['audit --fail-on warning', UNPRINTED, 1],
    ['audit', UNPRINTED, 0],
    ['impact no.existe', project, 2],
  ])('does not change the exit code: %s', (line, data, code) => {
    const args = [...line.split(' '), '--data', data()];
    if (/build|export/.test(line)) args.push('--out', join(temporaryFolder(), 'x'));
    const { stdout } = runInShell('"$@" 2>&1 | true; echo "${PIPESTATUS[0]}"', args);
    expect(stdout).toBe(`${code}\n`);
  });

  test('does not stop a build from publishing', () => {
    const out = join(temporaryFolder(), 'sitio');
    const args = ['build', '--data', project(), '--out', out, '--no-exports', '--no-share-images'];
    const { stdout } = runInShell('"$@" 2>&1 | true; echo "${PIPESTATUS[0]}"', args);
    expect(stdout).toBe('0\n');
    expect(existsSync(join(out, 'index.html'))).toBe(true);
  });

  test.runIf(existsSync('/dev/full'))(
    'standard output on a full disk gives exit code 3, but the site is published',
    () => {
      const out = join(temporaryFolder(), 'sitio');
      const args = [
        'build',
        '--data',
        project(),
        '--out',
        out,
        '--no-exports',
        '--no-share-images',
      ];
      const { status, stderr } = runInShell('exec "$@" >/dev/full', args);
      expect([status, stderr.match(/cannot be written \(ENOSPC\)/g)?.length]).toEqual([3, 1]);
      expect(existsSync(join(out, 'index.html'))).toBe(true);
    },
  );
});

describe('flags with the same meaning in every command', () => {
  test.each<[string, string[]]>([
    ['validate', []],
    ['audit', []],
    ['check', []],
    ['build', ['--out', join(temporaryFolder(), 'sitio')]],
    ['export', ['csv', '--out', join(temporaryFolder(), 'datos')]],
    ['new', ['article', 'uno-nuevo']],
    ['fix', []],
    ['fix', ['--dry-run']],
  ])('--quiet: %s prints nothing for content without findings', (command, args) => {
    expect(runLicencia([command, ...args, '--data', project(), '--quiet'])).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
  });

  test('--quiet silences settle; --format json prints its ruling', () => {
    const args = [
      'settle',
      'prueba.dato',
      '--keep-both',
      '--because',
      'Las dos cifras valen, cada una en su lugar.',
      '--by',
      'yo',
    ];
    const data = () =>
      withFact(quantity('ft', makeReading('manual', 10), makeReading('preguntas', 15)));
    expect(runLicencia([...args, '--data', data(), '--quiet'])).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
    const { status, stdout } = runLicencia([...args, '--data', data(), '--format', 'json']);
    expect([status, JSON.parse(stdout)]).toMatchObject([
      0,
      {
        version: 1,
        fact: 'prueba.dato',
        ruling: { verdict: 'keep-both', by: 'yo' },
        wrote: { line: expect.any(Number) },
      },
    ]);
  });

  test.each([
    ['terminal', '1'],
    ['json', '1'],
    ['github', '1'],
  ])('--fail-on warning: export with --format %s writes nothing and exits with 1', (format) => {
    const out = join(temporaryFolder(), 'datos');
    const args = ['export', 'csv', '--data', UNPRINTED(), '--out', out, '--format', format];
    expect(runLicencia([...args, '--fail-on', 'warning']).status).toBe(1);
    expect(existsSync(out)).toBe(false);
    expect(runLicencia(args).status).toBe(0);
  });

  test('--debug shows the stack of an environment error', () => {
    const args = ['export', 'anki', '--data', FRESH(), '--out', join(temporaryFolder(), 'x')];
    const options = { env: { TMPDIR: '/no/existe' } };
    expect(runLicencia(args, options).stderr).toMatch(/^licencia: [^\n]*\n$/);
    const { stderr } = runLicencia([...args, '--debug'], options);
    expect(stderr).toMatch(/\n {4}at \S+ \(\S+\/pipeline\/[\w/-]+\.ts:\d+:\d+\)/);
    expect(stderr).not.toContain('cli.cjs');
  });
});
