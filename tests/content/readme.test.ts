/**
 * Runs every command line of the README and of the maintainers' docs in a fresh checkout: servers through npm, other
 * commands through the launcher that npm starts, which is faster. Each line is a test; it fails if it has a placeholder
 * that `filled` does not know.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Fact } from '../../schemas/fact.ts';
import { commitAll, runGitCommand } from '../fixtures/git.ts';
import { temporaryFolder } from '../fixtures/project.ts';
import { projectFiles } from '../repository/project-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = [
  'README.md',
  'docs/commands.md',
  'docs/debugging.md',
  'docs/first-contribution.md',
  'docs/hosting.md',
  ...readdirSync(join(ROOT, 'docs/how-to')).map((file) => `docs/how-to/${file}`),
];

/** Each `licencia …` command in a page, as inline code or as a shell line. */
const commands = [
  ...new Set(
    PAGES.map((page) => readFileSync(join(ROOT, page), 'utf8')).flatMap((page) =>
      [
        ...page.matchAll(/`licencia ([a-z][^`]*)`/g),
        ...page.matchAll(/^(?:npm run --silent licencia --|licencia) ([a-z].*)$/gm),
      ].map(([, line = '']) => line),
    ),
  ),
].sort();

/** Commands that run as servers until they are stopped. */
const SERVERS = ['dev', 'preview'];

function decidedFact(): { fact: string; reading: string } {
  const file = join(ROOT, 'data/facts/velocidad.json');
  const facts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Fact>);
  const preferred = facts.find(([, { ruling }]) => ruling?.verdict === 'prefer');
  return { fact: preferred![0], reading: preferred![1].ruling!.reading! };
}

/** Replaces each placeholder as a person would. */
function filled(line: string): string {
  const { fact, reading } = decidedFact();
  const blanks: Record<string, string> = {
    '<fact>': fact,
    '<fact…>': `${fact} --renew --because "…"`,
    '<fact-or-source>': fact,
    '<rule>': 'fact/contradiction',
    '<rule-or-fact>': fact,
    ' [part…]': '',
    '<reading>': reading,
    '<word…>': 'hidrante',
    '<kind> <id>': 'article un-articulo-nuevo',
    '<id>': 'ley-999-2026',
    '<n>': '2',
    '<format>': 'csv',
    '<folder>': 'descargas',
    '[format…]': 'csv',
    '[git-ref]': 'HEAD',
    '[id…]': fact,
    '[source]': 'ley-22-2000',
    '"…"': '"La ley se leyó otra vez y dice lo mismo que antes."',
  };
  let whole = line;
  for (const [blank, words] of Object.entries(blanks)) whole = whole.replace(blank, words);
  return whole;
}

let clone = '';
/** Copies the project into a repository with one commit, and links the installed packages. */
beforeAll(() => {
  clone = join(temporaryFolder(), 'licencia-pr');
  mkdirSync(clone);
  for (const name of projectFiles()) {
    mkdirSync(dirname(join(clone, name)), { recursive: true });
    copyFileSync(join(ROOT, name), join(clone, name));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
  commitAll(clone);
});

/** @param line a command line of a page, without `licencia` */
function run(line: string) {
  return spawnSync('bash', ['-c', `node pipeline/program/launcher.cjs ${line}`], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: dirname(clone) },
  });
}

describe('each command line of the README and the how-to pages works', {
  tags: ['git', 'bash'],
}, () => {
  test.each(commands.filter((line) => !SERVERS.includes(line.split(' ')[0]!)))(
    'licencia %s',
    (line) => {
      const asked = filled(line);
      expect(asked, 'a blank that this test does not fill').not.toMatch(/[<[]\w|…/);
      const { status, stderr } = run(asked);
      runGitCommand(clone, 'checkout', '--quiet', '.');
      runGitCommand(clone, 'clean', '--quiet', '--force', '-d');
      expect({ status, stderr }).toEqual({ status: 0, stderr: expect.not.stringContaining('bug') });
    },
  );

  test.each(commands.filter((line) => SERVERS.includes(line.split(' ')[0]!)))(
    'licencia %s',
    async (line) => {
      if (line === 'preview') run('build --quiet --no-exports --no-share-images');
      const server = spawn(
        'npm',
        ['run', '--silent', 'licencia', '--', ...line.split(' '), '--port', '0'],
        {
          cwd: clone,
          detached: true,
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      try {
        let said = '';
        const address = await new Promise<string>((found, failed) => {
          const read = (part: Buffer) => {
            said += part;
            const url = /http:\/\/localhost:\d+\//.exec(said)?.[0];
            if (url !== undefined) found(url);
          };
          server.stdout.on('data', read);
          server.stderr.on('data', read);
          server.on('exit', (code) => failed(new Error(`ended with ${code}: ${said}`)));
        });
        const page = await fetch(address);
        expect(page.status).toBe(200);
        expect(await page.text()).toContain('Licencia PR');
      } finally {
        const ended = once(server, 'exit');
        process.kill(-server.pid!, 'SIGINT');
        await ended;
      }
    },
  );

  test('dist can be copied as docs/hosting.md says', () => {
    run('build --quiet --no-exports --no-share-images');
    const copied = spawnSync(
      'bash',
      ['-c', 'mkdir target && cp -r dist/. target/ && tar -C dist -czf site.tgz .'],
      {
        cwd: clone,
        encoding: 'utf8',
      },
    );
    expect(copied).toMatchObject({ status: 0, stderr: '' });
    for (const path of ['target/index.html', 'target/test/1/index.html', 'site.tgz'])
      expect(existsSync(join(clone, path)), path).toBe(true);
    rmSync(join(clone, 'target'), { recursive: true });
    rmSync(join(clone, 'site.tgz'));
  });
});
