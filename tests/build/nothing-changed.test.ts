/** What a build with nothing to do prints again, and everything that makes it a real build. */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { observe } from '../../pipeline/program/memory.cjs';
import { type Host, unchangedReport } from '../../pipeline/program/unchanged.cjs';
import { publishedFiles } from '../../pipeline/publish/output/published-files.ts';
import { LAUNCHER, licencia, shell } from '../cli/licencia.ts';
import { DAMAGES } from '../program/damages.ts';
import { lay, project, temporaryFolder } from '../project.ts';
import { buildSite, fingerprint } from './site.ts';

const ARTICLE = 'blog/uno.md';
const HOUR = 3600 * 1000;
const NOW = Date.now();

/** A process that was started long after the last change of the program. */
const process_ = (more: Partial<Host> = {}, args = ['build']): Host => ({
  argv: ['node', 'launcher.cjs', ...args],
  env: { HOME: '/home/x', TZ: 'UTC' },
  version: 'v20.0.0',
  cwd: () => '/somewhere',
  umask: () => 0o22,
  uptime: () => -HOUR,
  getuid: () => 1000,
  ...more,
});

/** A project whose site is published, and a program of three files. */
async function published() {
  const root = temporaryFolder();
  lay(root, { 'cli.ts': 'one', 'pipeline/stage.ts': 'two', 'package.json': '{}' });
  const data = project();
  const out = join(dirname(data), 'dist');
  const here = {
    root,
    data,
    out,
    page: join(out, 'index.html'),
    builds: join(dirname(data), '.dist-builds'),
    cache: join(root, 'node_modules/.cache/licencia'),
    /** Builds as the command does. @param during called while the content is read */
    async build(host = process_(), now = NOW + HOUR, during = () => {}) {
      const remember = observe({ root, program: 'p', data, host, now });
      const result = await buildSite(data, out, { withoutShareImages: false });
      during();
      const files = publishedFiles(out, result.published!);
      if (files !== undefined) remember(files, { stdout: 'ñandú\n', stderr: 'progress\n' }, now);
      return result;
    },
    /** What is printed again. */
    again(host = process_(), now = NOW + HOUR) {
      const report = unchangedReport(root, host, now);
      return report && [report.stdout, report.stderr].map((bytes) => Buffer.from(bytes).toString());
    },
  };
  await here.build();
  return here;
}
type Here = Awaited<ReturnType<typeof published>>;

const PRINTED = ['ñandú\n', 'progress\n'];

/** Other bytes of the same length, and the same date. */
function alter(file: string): void {
  const { atime, mtime } = statSync(file);
  const bytes = readFileSync(file);
  bytes[bytes.length - 2]! ^= 1;
  writeFileSync(file, bytes);
  utimesSync(file, atime, mtime);
}
const rewrite = (file: string) => {
  const bytes = readFileSync(file);
  rmSync(file);
  writeFileSync(file, bytes);
};
const firstArticle = ({ data }: Here) =>
  join(data, 'blog', readdirSync(join(data, 'blog')).sort()[0]!);
const inCache = ({ cache }: Here) =>
  join(cache, readdirSync(cache).find((name) => /^site-/.test(name))!);

test('prints the same again, as often as it is asked', async () => {
  const here = await published();
  expect([here.again(), here.again()]).toEqual([PRINTED, PRINTED]);
});

describe('a real build follows', () => {
  test.each<[string, (here: Here) => void]>([
    ['an edit of the same size and date', (here) => alter(firstArticle(here))],
    ['a removed file of the content', (here) => rmSync(firstArticle(here))],
    ['a new file of the content', ({ data }) => lay(data, { 'blog/new.md': 'x' })],
    ['a stray file', ({ data }) => lay(data, { 'notes.txt': 'x' })],
    ['a renamed file', (here) => renameSync(firstArticle(here), join(here.data, ARTICLE))],
    [
      'a link in place of a file',
      (here) => {
        const file = firstArticle(here);
        renameSync(file, join(here.root, 'article.md'));
        symlinkSync(join(here.root, 'article.md'), file);
      },
    ],
    ['an edit of the program', ({ root }) => alter(join(root, 'cli.ts'))],
    ['a new file of the program', ({ root }) => lay(root, { 'pipeline/new.ts': '' })],
    ['a removed file of the program', ({ root }) => rmSync(join(root, 'pipeline/stage.ts'))],
    ['a page that was edited in place', ({ page }) => alter(page)],
    ['a page that was removed', ({ page }) => unlinkSync(page)],
    ['an export that was removed', ({ out }) => rmSync(join(out, 'api/v1'), { recursive: true })],
    ['a picture that was edited', ({ out }) => appendFileSync(join(out, 'favicon.svg'), ' ')],
    ['a file that was added to the site', ({ out }) => lay(out, { 'mine.txt': 'x' })],
    ['a file that was added beside a page', ({ out }) => lay(out, { 'tests/mine.txt': 'x' })],
    ['a file beside the builds', ({ builds }) => lay(builds, { 'mine.txt': 'x' })],
    ['a removed site', ({ out }) => unlinkSync(out)],
    [
      'a link to another folder',
      ({ out, data }) => {
        unlinkSync(out);
        symlinkSync(data, out);
      },
    ],
    ['a removed list', ({ builds }) => rmSync(join(builds, 'build-1.files'))],
    ...DAMAGES.map((damage): [string, (here: Here) => void] => [
      `what was stored, ${damage.name}`,
      (here) => damage(inCache(here)),
    ]),
  ])('%s', async (_, change) => {
    const here = await published();
    expect(here.again()).toEqual(PRINTED);
    change(here);
    expect(here.again()).toBeUndefined();
  });

  test('another day, place, user, version, variable or option', async () => {
    const here = await published();
    expect(here.again(process_(), NOW + 25 * HOUR)).toBeUndefined();
    for (const other of [
      process_({ cwd: () => '/elsewhere' }),
      process_({ getuid: () => 0 }),
      process_({ umask: () => 0 }),
      process_({ version: 'v22.0.0' }),
      process_({ env: { HOME: '/home/x', TZ: 'America/Puerto_Rico' } }),
      process_({ env: { HOME: '/home/x', TZ: 'UTC', LC_ALL: 'es_PR.UTF-8' } }),
      process_({}, ['build', '--allow-findings']),
      process_({}, ['build', '--today', '2026-11-20']),
      process_({}, ['build', '--quiet']),
      process_({}, ['check']),
      process_({
        cwd: () => {
          throw new Error('ENOENT');
        },
      }),
    ])
      expect(here.again(other)).toBeUndefined();
    expect(here.again()).toEqual(PRINTED);
  });

  test('a link above the site that leads to another place', async () => {
    const here = await published();
    const [one, two, link] = ['one', 'two', 'link'].map((name) => join(here.root, name));
    mkdirSync(one!);
    mkdirSync(two!);
    symlinkSync(one!, link!);
    const remember = observe({
      root: here.root,
      program: 'p',
      data: here.data,
      host: process_({}, ['build', '--out', link!]),
      now: NOW + HOUR,
    });
    const out = join(link!, 'dist');
    const { published: state } = await buildSite(here.data, out);
    remember(publishedFiles(out, state!)!, { stdout: 'x', stderr: '' }, NOW + HOUR);
    const again = () => here.again(process_({}, ['build', '--out', link!]));
    expect(again()).toEqual(['x', '']);
    unlinkSync(link!);
    symlinkSync(two!, link!);
    expect(again()).toBeUndefined();
  });

  test.each(['--with-pdf', '--debug'])('always with %s', async (option) => {
    const here = await published();
    const host = process_({}, ['build', option]);
    await here.build(host);
    expect(here.again(host)).toBeUndefined();
  });

  test('content that changed while it was built', async () => {
    const here = await published();
    await here.build(process_(), NOW + HOUR, () => alter(firstArticle(here)));
    expect(here.again()).toBeUndefined();
  });

  test('a site that another build has published since', async () => {
    const here = await published();
    const { published: state } = await here.build();
    expect(publishedFiles(here.out, state!)).toBeDefined();
    await buildSite(here.data, here.out);
    expect(publishedFiles(here.out, state!)).toBeUndefined();
    expect(here.again()).toBeUndefined();
  });

  test('a program that was edited just before it was started', async () => {
    const here = await published();
    const host = process_({ uptime: () => HOUR / 1000 + 1 });
    appendFileSync(join(here.root, 'cli.ts'), ' ');
    await here.build(host);
    expect(here.again(host)).toBeUndefined();
  });

  test.each<[string, (here: Here) => void]>([
    ['a full disk', (here) => symlinkSync('/dev/full', `${inCache(here)}.${process.pid}`)],
    [
      'no place for the cache',
      ({ root }) => {
        rmSync(join(root, 'node_modules'), { recursive: true });
        writeFileSync(join(root, 'node_modules'), '');
      },
    ],
  ])('%s costs time only', async (_, prepare) => {
    const here = await published();
    prepare(here);
    const { written } = await here.build();
    expect([written, here.again()]).toEqual([true, undefined]);
  });
});

describe('the bytes of the content decide', () => {
  test('after a checkout, and the new times are stored', async () => {
    const here = await published();
    rewrite(firstArticle(here));
    const before = lstatSync(inCache(here)).ino;
    expect(here.again()).toEqual(PRINTED);
    const after = lstatSync(inCache(here)).ino;
    expect(after).not.toBe(before);
    expect(here.again()).toEqual(PRINTED);
    expect(lstatSync(inCache(here)).ino).toBe(after);
  });

  test('where a file is so new, or so far in the future, that its time proves nothing', async () => {
    const here = await published();
    utimesSync(firstArticle(here), new Date(), new Date(NOW + 9 * HOUR));
    await here.build();
    const before = lstatSync(inCache(here)).ino;
    expect(here.again()).toEqual(PRINTED);
    expect(lstatSync(inCache(here)).ino).not.toBe(before);
    alter(firstArticle(here));
    expect(here.again()).toBeUndefined();
  });
});

test('each way of printing has its report, until the content changes', async () => {
  const here = await published();
  const json = process_({}, ['build', '--format', 'json']);
  expect(here.again(json)).toBeUndefined();
  await here.build(json);
  expect([here.again(json), here.again()]).toEqual([PRINTED, PRINTED]);
  alter(join(here.root, 'cli.ts'));
  await here.build(json);
  // Another hash of the program would come with the edit: the content stands for it.
  lay(here.data, { 'blog/.new': '' });
  await here.build(json);
  expect([here.again(json), here.again()]).toEqual([PRINTED, undefined]);
});

describe('the command', { timeout: 120_000 }, () => {
  const QUICK = ['--no-exports', '--no-share-images'];
  const HOOK = `process.on('exit', () => require('node:fs').writeFileSync(process.env.LOADED, Object.keys(require.cache).join('\\n')));`;

  /** Builds, and says which files of the program were loaded. */
  function build(cwd: string, ...args: string[]) {
    const [hook, loaded] = [join(cwd, 'hook.cjs'), join(cwd, 'loaded.txt')];
    writeFileSync(hook, HOOK);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--require', hook, LAUNCHER, 'build', ...QUICK, ...args],
      { cwd, encoding: 'utf8', env: { ...process.env, LOADED: loaded } },
    );
    return { status, stdout, stderr, isLoaded: readFileSync(loaded, 'utf8').includes('start.cjs') };
  }

  test('prints and ends as the build before, without the program; an edit builds', () => {
    const data = project();
    const cwd = dirname(data);
    const first = build(cwd);
    expect(first).toMatchObject({ status: 0, isLoaded: true });
    const [link, site] = [readlinkSync(join(cwd, 'dist')), fingerprint(join(cwd, 'dist'))];
    const second = build(cwd);
    expect(second).toMatchObject({ status: 0, isLoaded: false, stdout: first.stdout });
    expect(second.stderr).toMatch(/^dist\/ \d+ pages, [\d.]+ MB, nothing has changed\n$/);
    expect([readlinkSync(join(cwd, 'dist')), fingerprint(join(cwd, 'dist'))]).toEqual([link, site]);

    const json = build(cwd, '--format', 'json');
    expect(json).toMatchObject({ status: 0, isLoaded: true });
    expect(build(cwd, '--format', 'json')).toEqual({ ...json, isLoaded: false });
    expect(JSON.parse(json.stdout)).toMatchObject({ version: 1 });
    expect(build(cwd)).toMatchObject({ isLoaded: false, stdout: first.stdout });
    expect(fingerprint(join(cwd, 'dist'))).toBe(site);

    const article = join(data, 'blog', readdirSync(join(data, 'blog'))[0]!);
    appendFileSync(article, '\nOtro párrafo.\n');
    expect(build(cwd)).toMatchObject({ status: 0, isLoaded: true });
    expect(fingerprint(join(cwd, 'dist'))).not.toBe(site);

    appendFileSync(join(cwd, 'dist/index.html'), 'mine');
    expect(build(cwd)).toMatchObject({
      status: 3,
      isLoaded: true,
      stderr: expect.stringContaining('dist/index.html (changed)'),
    });
  });

  test('what stops the output of a real build stops this one', () => {
    const cwd = dirname(project());
    const args = ['build', ...QUICK, '--format', 'json'];
    const first = licencia(args, { cwd });
    expect(first.status).toBe(0);
    const site = () => readlinkSync(join(cwd, 'dist'));
    const full = () => shell('"$@" > /dev/full', args, { cwd });
    expect(full()).toMatchObject({ status: 3 });
    const before = site();
    expect(full()).toMatchObject({
      status: 3,
      stderr: 'licencia: the output cannot be written (ENOSPC)\n',
    });
    expect(licencia(args, { cwd })).toEqual(first);
    expect(shell('"$@" | head -c 1; echo ${PIPESTATUS[0]}', args, { cwd }).stdout).toBe('{0\n');
    // The last three did not build.
    expect(site()).toBe(before);
  });
});
