/** The command line as people and programs use it. Only behaviour that needs a separate process is tested here. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { brokenProject, project } from '../fixtures/project.ts';
import { makeReading, quantity, withFact, withRuling } from '../ledger/facts.ts';
import { runInProcess } from './in-process.ts';
import { LAUNCHER, runLicencia } from './licencia.ts';

const ROOT = join(import.meta.dirname, '../..');
const GOOD = () => project();
/** Content with one warning and no error. */
const UNPRINTED = () =>
  withFact(quantity('ft', makeReading('manual', [10, 20]), makeReading('preguntas', 15)));

describe('help and version', () => {
  test('--version prints the version of the package', () => {
    expect(runLicencia(['--version'])).toEqual({
      status: 0,
      stdout: `${packageJson.version}\n`,
      stderr: '',
    });
  });

  const helpOf = async (...argv: string[]) => {
    const { code, out, err } = await runInProcess(...argv, '--help');
    expect([code, err]).toEqual([0, '']);
    return out;
  };
  const commandsOf = (help: string) =>
    [...help.matchAll(/^ {2}([a-z]+) (?=.* {2})/gm)].map(([, name]) => name!);
  const flagsIn = (text: string) => [...text.matchAll(/--[a-z-]+/g)].map(([flag]) => flag);

  test('docs/commands.md lists every command once', async () => {
    const page = readFileSync(join(ROOT, 'docs/commands.md'), 'utf8');
    const blocks = [...page.matchAll(/^<!-- table: (.*) -->$/gm)].map(([, names = '']) => names);
    const named = blocks.filter((names) => !['shared flags', 'exit codes'].includes(names));
    expect(named.flatMap((names) => names.split(' ')).sort()).toEqual(
      commandsOf(await helpOf())
        .filter((name) => name !== 'help')
        .sort(),
    );
  });

  test('docs/commands.md lists each flag in its command’s row or among the shared flags', async () => {
    const page = readFileSync(join(ROOT, 'docs/commands.md'), 'utf8');
    const [own = '', shared = ''] = page.split('## Shared flags');
    for (const [row, name = ''] of own.matchAll(/^\| `licencia ([a-z]+)[ `].* \|.*\|.*\|$/gm))
      for (const flag of flagsIn((await helpOf(name)).split('Options:')[1] ?? ''))
        expect(row + shared, `${name} ${flag}`).toContain(`\`${flag}`);
  });

  test('help prints the exit codes that docs/commands.md lists', async () => {
    const codes = (text: string, code: RegExp) =>
      [...text.matchAll(code)].map(([, digits]) => digits);
    const page = readFileSync(join(ROOT, 'docs/commands.md'), 'utf8').split('## Exit codes')[1]!;
    expect(codes(await helpOf(), /^ {2}(\d+) /gm)).toEqual(codes(page, /^\| (\d+) \|/gm));
  });
});

describe('wrong usage gives exit code 2 and one message', () => {
  test.each<[string, string[], string]>([
    ['an unknown command', ['validat'], 'Did you mean validate?'],
    ['an unknown option', ['validate', '--formt', 'json'], 'Did you mean --format?'],
    [
      'an unknown format',
      ['validate', '--format', 'junit'],
      'Allowed choices are terminal, json, github, sarif, markdown',
    ],
    ['an unknown severity', ['audit', '--fail-on', 'note'], 'Allowed choices are'],
    ['a day that does not exist', ['audit', '--today', '2026-02-30'], 'a day that exists'],
    ['a day in another notation', ['audit', '--today', '20/11/2026'], 'a day that exists'],
    ['a port out of range', ['preview', '--port', '99999'], 'from 0 to 65535'],
    ['a missing fact', ['settle'], 'missing required argument'],
    ['a missing folder', ['validate', '--data', 'nowhere'], 'there is no data folder "nowhere"'],
    ['a file in place of a folder', ['audit', '--data', LAUNCHER], 'there is no data folder'],
    [
      'a name that is too long',
      ['validate', '--data', 'x'.repeat(5000)],
      'there is no data folder',
    ],
    ['an empty port', ['preview', '--port', ''], 'from 0 to 65535'],
    [
      'an id that JavaScript reserves',
      ['new', 'source', 'constructor', '--data', GOOD()],
      'cannot be the id',
    ],
    ['an empty name', ['validate', '--data', ''], '--data needs the name of a folder'],
    [
      'a format named like a property of every object',
      ['export', 'constructor'],
      'there is no format "constructor"',
    ],
    ['a missing default folder', ['check'], 'there is no data folder "data"'],
    ['a site that was never built', ['preview', '--out', 'nowhere'], 'there is no built site'],
  ])('rejects %s', (_, args, says) => {
    expect(runLicencia(args)).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining(says),
    });
  });

  test('prints the usage if no command is given', () => {
    const { status, stderr } = runLicencia([]);
    expect([status, stderr]).toEqual([2, expect.stringContaining('Usage: licencia')]);
  });
});

describe('exit codes', () => {
  test.each<[string, () => string, string[], number]>([
    ['no finding', GOOD, ['validate'], 0],
    ['an error', brokenProject, ['validate'], 1],
    ['an error', brokenProject, ['audit'], 1],
    ['a warning', UNPRINTED, ['audit'], 0],
    ['a warning', UNPRINTED, ['audit', '--fail-on', 'warning'], 1],
    ['a warning', UNPRINTED, ['validate', '--fail-on', 'warning'], 0],
  ])('content with %s gives the exit code $3 for $2', (_, data, args, status) => {
    expect(runLicencia([...args, '--data', data()]).status).toBe(status);
  });

  test('--today decides which reviews are due', () => {
    const due = withFact(
      withRuling(quantity('ft', makeReading('manual', 10), makeReading('preguntas', 15)), {
        verdict: 'keep-both',
        review: '2027-01-01',
        over: ['manual: 10 ft', 'preguntas: 15 ft'],
      }),
    );
    const found = (today: string) => runLicencia(['audit', '--data', due, '--today', today]).stdout;
    expect(found('2026-12-31')).not.toContain('ruling/stale');
    expect(found('2027-01-01')).toContain('ruling/stale');
  });
});

describe('--format json', () => {
  test('prints one object on standard output, and nothing on standard error', () => {
    const { status, stdout, stderr } = runLicencia([
      'validate',
      '--data',
      brokenProject(),
      '--format',
      'json',
    ]);
    expect([status, stderr]).toEqual([1, '']);
    const report = JSON.parse(stdout) as { version: number; findings: object[]; summary: object };
    expect(report).toMatchObject({ version: 1, summary: { errors: 1, warnings: 0, notes: 0 } });
    expect(report.findings).toEqual([
      {
        rule: 'link/missing-target',
        severity: 'error',
        title: 'there is no fact "sitio.capitulo"',
        at: {
          file: expect.stringMatching(/data\/guia\/tips\.json$/),
          range: { start: { line: 2, column: 13 }, end: { line: 2, column: 31 } },
          entry: 'guideTips',
          urls: ['/guia-estudio/'],
        },
        related: [],
        help: ['Did you mean "sitio.capitulos"?'],
      },
    ]);
  });

  test('also prints one object for content without findings and for a build', () => {
    const data = GOOD();
    for (const args of [
      ['validate'],
      ['audit'],
      ['build', '--out', join(dirname(data), 'sitio')],
    ]) {
      const { stdout, stderr } = runLicencia([...args, '--data', data, '--format', 'json']);
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toMatchObject({
        version: 1,
        findings: expect.any(Array),
        summary: { errors: 0 },
      });
    }
  });
});

test('--format github prints one annotation on the line of each finding', () => {
  const { stdout } = runLicencia(['validate', '--data', brokenProject(), '--format', 'github']);
  expect(stdout).toMatch(
    /^::error file=.*data\/guia\/tips\.json,line=2,col=13,title=link\/missing-target::there is no fact "sitio\.capitulo"%0ADid you mean "sitio\.capitulos"\?\n$/,
  );
});

describe('schemas --check', () => {
  test('finds the schemas up to date', () => {
    expect(runLicencia(['schemas', '--check'])).toEqual({ status: 0, stdout: '', stderr: '' });
  });
});
