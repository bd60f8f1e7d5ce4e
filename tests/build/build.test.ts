import { spawnSync } from 'node:child_process';
import {
  cpSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEV_SCRIPT, DEV_STYLE, devMarkup } from '../../pipeline/commands/dev-page.ts';
import { changedBase, project, TODAY, temporaryFolder } from '../fixtures/project.ts';
import { SITE_WITH_MANY_RECORDS } from './many-records.ts';
import {
  buildSite,
  buildSiteFiles,
  fingerprintFolder,
  hashFiles,
  listFilesIn,
  ROOT,
} from './site.ts';
import { cacheFolderOf, copyOfProgram, launcherPathOf } from './warm/programs.ts';

/**
 * The site's sources besides content. They are copied, not linked, since esbuild names chunks by real paths.
 */
const PROGRAM = [
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'pipeline', 'schemas', 'templates'],
  ...['react', 'react-dom', 'scheduler', 'minisearch', 'uqr', '@fontsource'].map(
    (name) => `node_modules/${name}`,
  ),
];

function programWithoutCaches(): string {
  const root = temporaryFolder();
  for (const path of PROGRAM) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  return root;
}

describe('the same content gives the same bytes', () => {
  let data: string;
  let expected: string;
  beforeAll(async () => {
    data = project(SITE_WITH_MANY_RECORDS);
    const out = join(dirname(data), 'sitio');
    const result = await buildSite(data, out);
    expect(result.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expected = fingerprintFolder(out);
  });

  test('two builds of the same content give the same bytes', async () => {
    const out = join(temporaryFolder(), 'sitio');
    await buildSite(data, out);
    expect(fingerprintFolder(out)).toBe(expected);
    await buildSite(data, out);
    expect(fingerprintFolder(out)).toBe(expected);
  });

  test('no file of the site is a hard link to the cache', () => {
    const site = join(dirname(data), 'sitio');
    const names = listFilesIn(site).map((path) => [path, statSync(join(site, path)).nlink]);
    expect(names.some(([path]) => String(path).startsWith('compartir/'))).toBe(true);
    expect(names.filter(([, links]) => links !== 1)).toEqual([]);
  });

  test('the built site contains neither the addresses nor the panel of the dev command', () => {
    const marks = ['/__licencia/', 'licencia-findings'];
    const dev = devMarkup('') + DEV_SCRIPT + DEV_STYLE;
    expect(marks.filter((mark) => dev.includes(mark))).toEqual(marks);
    const site = join(dirname(data), 'sitio');
    const found = listFilesIn(site).filter((path) => {
      const text = readFileSync(join(site, path), 'latin1');
      return marks.some((mark) => text.includes(mark) || path.includes(mark));
    });
    expect(found).toEqual([]);
  });

  test.each(['2026-11-20', '2027-12-31'])(
    'a build on %s without caches gives the same bytes',
    async (today) => {
      const out = join(temporaryFolder(), 'sitio');
      await buildSite(data, out, { today, root: programWithoutCaches() });
      expect(fingerprintFolder(out)).toBe(expected);
    },
  );

  test('a program with symlinks to templates and schemas gives the same bytes', () => {
    const cwd = dirname(data);
    const sites = ['whole', 'linked'].map((out) => {
      const root = copyOfProgram();
      for (const name of out === 'linked' ? ['templates', 'schemas'] : []) {
        const elsewhere = join(temporaryFolder(), 'otro');
        renameSync(join(root, name), elsewhere);
        symlinkSync(elsewhere, join(root, name));
      }
      const { status, stderr } = spawnSync(
        process.execPath,
        [launcherPathOf(root), 'build', '--out', out],
        { cwd, encoding: 'utf8' },
      );
      expect(status, stderr).toBe(0);
      return hashFiles(join(cwd, out));
    });
    expect(sites[1]).toEqual(sites[0]);
  });

  test('the name of the content folder appears on no page', async () => {
    const [there, out] = [join(temporaryFolder(), 'otros datos'), join(temporaryFolder(), 'sitio')];
    cpSync(data, there, { recursive: true });
    await buildSite(there, out, { label: '../otros datos' });
    expect(hashFiles(out)).toEqual(hashFiles(join(dirname(data), 'sitio')));
  });

  test('one changed letter changes the fingerprint', async () => {
    const out = join(temporaryFolder(), 'sitio');
    await buildSite(
      project({
        ...SITE_WITH_MANY_RECORDS,
        'guia/tips.json': changedBase('guia/tips.json', (tips) => {
          tips.intro = 'Introduccion.';
        }),
      }),
      out,
    );
    expect(fingerprintFolder(out)).not.toBe(expected);
  });

  /** A module to preload, which lists folders in reverse order and shifts the clock. */
  const STRANGE = `
    const fs = require('node:fs');
    const { readdirSync } = fs;
    fs.readdirSync = (...parameters) => readdirSync(...parameters).reverse();
    const { now } = Date;
    const shift = Number(process.env.CLOCK ?? 0);
    Date.now = () => now() + shift;
    globalThis.Date = class extends Date { constructor(...parameters) { if (parameters.length === 0) super(now() + shift); else super(...parameters); } };
    require('node:module').syncBuiltinESMExports();
  `;

  /** Builds a copy of the content in a separate process. @returns the fingerprint of the site */
  function builtBy(root: string, environment: Record<string, string>, preloaded = ''): string {
    const folder = temporaryFolder();
    cpSync(data, join(folder, 'data'), { recursive: true });
    const preload = join(folder, 'extrano.cjs');
    writeFileSync(preload, preloaded);
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        ...['--require', preload, launcherPathOf(root), 'build', '--quiet'],
        ...['--data', 'data', '--out', 'sitio', '--today', TODAY],
      ],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, ...environment } },
    );
    expect([status, stderr]).toEqual([0, '']);
    return fingerprintFolder(join(folder, 'sitio'));
  }

  test.each<[string, Record<string, string>]>([
    ['the easternmost time zone', { TZ: 'Pacific/Kiritimati', LANG: 'C', LC_ALL: 'C' }],
    [
      'the westernmost time zone and another language',
      { TZ: 'Pacific/Niue', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' },
    ],
    [
      'another home, user and terminal',
      { HOME: '/nonexistent', USER: 'otra', COLUMNS: '20', TERM: 'dumb', FORCE_COLOR: '1' },
    ],
  ])('a build with %s gives the same bytes', (_, environment) => {
    expect(builtBy(ROOT, environment)).toBe(expected);
  });

  test('a clock in another year and reversed directory listings give the same bytes', () => {
    // A copy, because the shifted clock would expire the cache entries of other tests.
    const root = copyOfProgram();
    const ours = builtBy(root, {});
    rmSync(cacheFolderOf(root), { recursive: true });
    expect(builtBy(root, { CLOCK: String(5 * 365 * 86_400_000) }, STRANGE)).toBe(ours);
  });
});

test('writes the pages of all main routes, and the error page', async () => {
  const site = await buildSiteFiles(SITE_WITH_MANY_RECORDS, { withoutExports: true });
  const written = [...site.keys()]
    .filter((path) => path.endsWith('index.html'))
    .map((path) => `/${path.slice(0, -'index.html'.length)}`);
  expect(written).toEqual(
    expect.arrayContaining([
      '/',
      '/tests/',
      '/test/1/',
      '/test/2/',
      '/test-result/1/',
      '/tramites/',
      '/guia-estudio/',
      '/guia-estudio/reglas-transito/',
      '/manual/capitulo-2/',
      '/centros-cesco/',
      '/centro/ponce/',
      '/blog/',
      '/blog/zeta/',
      '/aviso-legal/',
      '/accesibilidad/',
      '/consistencia/',
    ]),
  );
  expect(site.has('404.html')).toBe(true);
});
