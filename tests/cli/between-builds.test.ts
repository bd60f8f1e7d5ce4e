import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { listFilesIn, traceFolder } from '../build/site.ts';
import { copyOfProgram, launcherPathOf } from '../build/warm/programs.ts';
import { project, temporaryFolder } from '../fixtures/project.ts';
import { giveToOtherUser, hasOtherUser, LAUNCHER, runInShell, runLicencia } from './licencia.ts';

const HOOK = join(import.meta.dirname, 'clock-and-edit.cjs');
const QUICK = ['build', '--no-exports', '--no-share-images'];
const YEAR = 365 * 24 * 3600 * 1000;
/** Milliseconds after which an edit is sure to change a file's modification time, on every file system. */
const OLD_ENOUGH = 2200;
const ARTICLE = 'blog/un-articulo.md';

/** Runs a command with a hook that shifts its clock or edits a file. */
function hooked(
  cwd: string,
  args: readonly string[],
  env: Record<string, string>,
  launcher = LAUNCHER,
): void {
  const { status, stderr } = spawnSync(process.execPath, ['--require', HOOK, launcher, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  expect(status, stderr).toBe(0);
}
function built(cwd: string, ...more: string[]): void {
  const { status, stderr } = runLicencia([...QUICK, ...more], { cwd });
  expect(status, stderr).toBe(0);
}
const articleOf = (site: string) => readFileSync(join(site, 'blog/un-articulo/index.html'), 'utf8');

/** Replaces text with other text of the same length and keeps the file's dates. */
function rewrite(file: string, from: string, to: string): void {
  expect(to).toHaveLength(from.length);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  const { atime, mtime } = statSync(file);
  writeFileSync(file, text.replace(from, to));
  utimesSync(file, atime, mtime);
}

describe('the published site shows the current content', () => {
  test('shows an edit that keeps a file’s size and date, immediately or later', async () => {
    const data = project();
    const cwd = dirname(data);
    const site = join(cwd, 'dist');
    built(cwd);
    rewrite(join(data, ARTICLE), 'Un párrafo.', 'Un pórrafa.');
    built(cwd);
    expect(articleOf(site)).toContain('Un pórrafa.');
    await wait(OLD_ENOUGH);
    built(cwd);
    rewrite(join(data, ARTICLE), 'Un pórrafa.', 'Un pérrafe.');
    built(cwd);
    expect(articleOf(site)).toContain('Un pérrafe.');
  });

  test('shows an edit of the program that keeps a file’s size and date', () => {
    const root = copyOfProgram();
    const data = project();
    const cwd = dirname(data);
    const build = () => {
      const { status, stderr } = spawnSync(process.execPath, [launcherPathOf(root), ...QUICK], {
        cwd,
        encoding: 'utf8',
      });
      expect(status, stderr).toBe(0);
    };
    build();
    expect(articleOf(join(cwd, 'dist'))).toContain('Saltar al contenido');
    rewrite(join(root, 'templates/layout/PageBody.tsx'), 'Saltar al', 'Brinca al');
    build();
    expect(articleOf(join(cwd, 'dist'))).toContain('Brinca al contenido');
  });

  test('the next build shows a file that was edited during a build', () => {
    const data = project();
    const cwd = dirname(data);
    const article = join(data, ARTICLE);
    const edit = join(temporaryFolder(), 'edit.md');
    writeFileSync(edit, readFileSync(article, 'utf8').replace('Un párrafo.', 'Un pórrafa.'));
    hooked(cwd, QUICK, { EDITED: article, EDIT: edit });
    expect(existsSync(edit)).toBe(false);
    built(cwd);
    expect(articleOf(join(cwd, 'dist'))).toContain('Un pórrafa.');
  });

  test('the next build shows the real content after one read returned wrong text', () => {
    const swap = join(temporaryFolder(), 'swap.md');
    const pagesWith = (cwd: string, words: string) =>
      listFilesIn(join(cwd, 'dist')).filter((path) =>
        readFileSync(join(cwd, 'dist', path), 'utf8').includes(words),
      );
    // The program decides which read of the file is used as content, so all three are tried.
    const shown = [1, 2, 3].map((reading) => {
      const data = project();
      const cwd = dirname(data);
      const article = join(data, ARTICLE);
      writeFileSync(swap, readFileSync(article, 'utf8').replace('Un párrafo.', 'Un pórrafa.'));
      const build = (at: number) =>
        hooked(cwd, ['build'], { SWAPPED: article, SWAP: swap, READING: String(at) });
      build(reading);
      const isShown = pagesWith(cwd, 'Un pórrafa.').length > 0;
      build(0);
      expect(pagesWith(cwd, 'Un pórrafa.')).toEqual([]);
      // Both the page and its exports contain the text.
      expect(pagesWith(cwd, 'Un párrafo.').length).toBeGreaterThan(1);
      return isShown;
    });
    expect(shown).toContain(true);
  });

  test.each([-YEAR, YEAR])('shows edits although the clock is shifted by %i ms', (shift) => {
    const data = project();
    const cwd = dirname(data);
    // A copy, because the shifted clock would expire the cache entries of other tests.
    const launcher = launcherPathOf(copyOfProgram());
    const build = (clock: number) => {
      hooked(cwd, [...QUICK, '--today', '2026-11-20'], { CLOCK: String(clock) }, launcher);
    };
    build(0);
    rewrite(join(data, ARTICLE), 'Un párrafo.', 'Un pórrafa.');
    build(shift);
    expect(articleOf(join(cwd, 'dist'))).toContain('Un pórrafa.');
    rewrite(join(data, ARTICLE), 'Un pórrafa.', 'Un pérrafe.');
    build(shift);
    expect(articleOf(join(cwd, 'dist'))).toContain('Un pérrafe.');
    rewrite(join(data, ARTICLE), 'Un pérrafe.', 'Un párrafo.');
    build(0);
    expect(articleOf(join(cwd, 'dist'))).toContain('Un párrafo.');
  });

  test('shows the content of a linked data folder, even after the link changes', () => {
    const data = project();
    const cwd = dirname(data);
    const [one, other] = [join(cwd, 'one'), join(cwd, 'other')];
    renameSync(data, one);
    cpSync(one, other, { recursive: true, preserveTimestamps: true });
    rewrite(join(other, ARTICLE), 'Un párrafo.', 'Un pórrafa.');
    symlinkSync('one', data);
    built(cwd);
    built(cwd);
    expect(articleOf(join(cwd, 'dist'))).toContain('Un párrafo.');
    unlinkSync(data);
    symlinkSync('other', data);
    built(cwd);
    expect(articleOf(join(cwd, 'dist'))).toContain('Un pórrafa.');
    rewrite(join(other, ARTICLE), 'Un pórrafa.', 'Un pérrafe.');
    built(cwd);
    expect(articleOf(join(cwd, 'dist'))).toContain('Un pérrafe.');
  });

  test('shows edits from any working folder if content and site have absolute paths', () => {
    const data = project();
    const [cwd, out] = [temporaryFolder(), join(temporaryFolder(), 'sitio')];
    const args = ['--data', data, '--out', out];
    built(cwd, ...args);
    rewrite(join(data, ARTICLE), 'Un párrafo.', 'Un pórrafa.');
    built(cwd, ...args);
    expect(articleOf(out)).toContain('Un pórrafa.');
    const elsewhere = temporaryFolder();
    rewrite(join(data, ARTICLE), 'Un pórrafa.', 'Un pérrafe.');
    built(elsewhere, ...args);
    expect(articleOf(out)).toContain('Un pérrafe.');
    built(cwd, ...args);
    expect(articleOf(out)).toContain('Un pérrafe.');
  });

  const memory = '/dev/shm';
  const hasOtherDisk = existsSync(memory) && statSync(memory).dev !== statSync('/tmp').dev;
  test.skipIf(!hasOtherDisk)('shows edits if the content or the site is on another disk', () => {
    const disk = mkdtempSync(join(memory, 'licencia-test-'));
    try {
      const data = project();
      cpSync(data, join(disk, 'data'), { recursive: true });
      const cwd = temporaryFolder();
      const build = (...args: string[]) => {
        const { status, stderr } = runLicencia(['build', '--no-exports', ...args], { cwd });
        expect(status, stderr).toBe(0);
      };
      const sites = [join(disk, 'sitio'), join(cwd, 'sitio')];
      for (const site of sites) build('--data', join(disk, 'data'), '--out', site);
      rewrite(join(disk, 'data', ARTICLE), 'Un párrafo.', 'Un pórrafa.');
      for (const site of sites) {
        build('--data', join(disk, 'data'), '--out', site);
        expect(articleOf(site)).toContain('Un pórrafa.');
      }
      // Only names and bytes are compared, since the two builds write different dates.
      expect(traceFolder(sites[0]!).map(nameAndBytes)).toEqual(
        traceFolder(sites[1]!).map(nameAndBytes),
      );
    } finally {
      rmSync(disk, { recursive: true });
    }
  });

  test.skipIf(!hasOtherUser)('builds read-only content without changing it', () => {
    const data = project();
    const cwd = dirname(data);
    giveToOtherUser(cwd);
    const before = traceFolder(data);
    const args = [...QUICK];
    const line = 'chmod -R a-w data; "$@" && "$@"; c=$?; chmod -R u+w data; exit $c';
    const { status, stderr } = runInShell(line, args, { cwd, asOther: true });
    expect(status, stderr).toBe(0);
    expect(articleOf(join(cwd, 'dist'))).toContain('Un párrafo.');
    expect(traceFolder(data)).toEqual(before);
  });

  test('shows edits when two commands build at once, into one folder or two', async () => {
    const data = project();
    const cwd = dirname(data);
    built(cwd);
    const together = async (outs: readonly string[]) => {
      rewrite(join(data, ARTICLE), ...nextWords(data));
      const codes = await Promise.all(
        outs.map(
          (out) =>
            new Promise<number | null>((resolve) => {
              const child = spawn(process.execPath, [LAUNCHER, ...QUICK, '--out', out], {
                cwd,
                stdio: 'ignore',
              });
              child.once('exit', resolve);
            }),
        ),
      );
      return codes;
    };
    const [one, other] = await together(['dist', 'dist']);
    // A build that finds the folder in use is refused with exit code 3.
    expect([one, other].every((code) => code === 0 || code === 3)).toBe(true);
    expect([one, other]).toContain(0);
    expect(articleOf(join(cwd, 'dist'))).toContain('Un pórrafa.');
    expect(await together(['dist', 'otro'])).toEqual([0, 0]);
    for (const out of ['dist', 'otro'])
      expect(articleOf(join(cwd, out)), out).toContain('Un párrafo.');
  });
});

test('dev shows an edit made during its start', async () => {
  const data = project();
  const cwd = dirname(data);
  const dev = spawn(process.execPath, [LAUNCHER, 'dev', '--port', '0'], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    const origin = await new Promise<string>((resolve) => {
      dev.stderr.on('data', (text) => {
        const [found] = /http:\/\/localhost:\d+/.exec(String(text)) ?? [];
        if (found !== undefined) resolve(found);
      });
    });
    // At this point the content has been read and its pages are being checked.
    rewrite(join(data, ARTICLE), 'Un párrafo.', 'Un pórrafa.');
    await expect
      .poll(async () => (await fetch(`${origin}/blog/un-articulo/`)).text(), {
        timeout: 600_000,
        interval: 100,
      })
      .toContain('Un pórrafa.');
    expect(readdirSync(cwd)).toEqual(['data']);
  } finally {
    dev.kill();
    await once(dev, 'exit');
  }
});

const nextWords = (data: string): [string, string] =>
  readFileSync(join(data, ARTICLE), 'utf8').includes('Un párrafo.')
    ? ['Un párrafo.', 'Un pórrafa.']
    : ['Un pórrafa.', 'Un párrafo.'];

function nameAndBytes(line: string): string {
  const [path, , bytes] = line.split(' ');
  return `${path} ${bytes}`;
}
