import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import { describe, expect, it } from 'vitest';
import { makeExports } from '../../pipeline/exports/index.ts';
import { buildSite, hashFiles, listFilesIn } from '../build/site.ts';
import { copyOfProgram, launcherPathOf } from '../build/warm/programs.ts';
import { runLicencia as onScreen } from '../cli/licencia.ts';
import { changedBase, project, readProject, temporaryFolder } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { hasCommand, hasPython, python, run } from './external-programs.ts';

const ROOT = process.cwd();

const licencia = (parameters: string[], env: Record<string, string> = {}) =>
  execFileSync(process.execPath, [join(ROOT, 'pipeline/program/launcher.cjs'), ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

it('a check draws no picture, and lists the same files and omissions as a build', async () => {
  const root = temporaryFolder();
  const content = readProject(project(SAMPLE_FILES));
  const names = async (pathsOnly: boolean) =>
    (await makeExports(content, { root, pathsOnly })).value!.results.map(({ files, leftOut }) => [
      files.map(({ path }) => path),
      leftOut,
    ]);
  const checked = await names(true);
  const home = join(root, 'node_modules/.cache/licencia');
  expect(existsSync(home) ? readdirSync(home) : []).toEqual([]);
  expect(checked).toEqual(await names(false));
  expect(readdirSync(home).length).toBeGreaterThan(5);
});

it('pictures are redrawn when the version of the drawing library changes', async () => {
  const root = temporaryFolder();
  const content = readProject(project());
  const home = join(root, 'node_modules/.cache/licencia');
  const library = join(root, 'node_modules/@resvg/resvg-js');
  mkdirSync(library, { recursive: true });
  const entriesWith = async (version: string) => {
    writeFileSync(join(library, 'package.json'), JSON.stringify({ version }));
    await makeExports(content, { root, formats: ['manifest'] });
    return readdirSync(home).length;
  };
  expect(await entriesWith('1.0.0')).toBe(2);
  expect(await entriesWith('1.0.0')).toBe(2);
  expect(await entriesWith('1.0.1')).toBe(4);
});

it.skipIf(!hasCommand('taskset'))(
  'one core draws the same pictures as many cores, in the same order',
  () => {
    const data = project(SAMPLE_FILES);
    // A copy of the program has an empty cache, so every picture is drawn.
    const [one, all] = [['taskset', '-c', '0'], []].map((before) => {
      const out = temporaryFolder();
      const [command, ...parameters] = [
        ...before,
        process.execPath,
        launcherPathOf(copyOfProgram()),
        ...['export', 'anki', 'api', '--data', data, '--out', out, '--quiet'],
      ];
      execFileSync(command!, parameters, { stdio: 'ignore' });
      return hashFiles(out);
    });
    expect(Object.keys(one!).filter((path) => path.endsWith('.png')).length).toBeGreaterThan(1);
    expect(one).toEqual(all);
  },
);

describe('licencia export', () => {
  it('writes the requested formats, and leaves files that are up to date untouched', () => {
    const data = project();
    const out = temporaryFolder();
    licencia(['export', 'csv', '--data', data, '--out', out, '--quiet']);
    const file = join(out, 'descargas/csv/preguntas.csv');
    const before = statSync(file).mtimeMs;
    licencia(['export', 'csv', '--data', data, '--out', out, '--quiet']);
    // Allows a small difference, because setting the date of a file rounds it to microseconds.
    expect(statSync(file).mtimeMs).toBeCloseTo(before, 2);
    expect(existsSync(join(out, 'api'))).toBe(false);
  });

  it('reports omitted content: a line per reason, or per omission with --notes', () => {
    const data = project(SAMPLE_FILES);
    const linesOf = (...more: string[]) =>
      onScreen(['export', 'clase', '--data', data, '--out', temporaryFolder(), ...more])
        .stderr.split('\n')
        .filter((line) => line.startsWith('clase: '));
    expect(linesOf().join('\n')).toMatch(/ \(and \d+ more: --notes names all\): /);
    const all = linesOf('--notes');
    expect(all.length).toBeGreaterThan(linesOf().length);
    expect(all.join('\n')).not.toContain('more');
  });

  it('warns about pictures with a placeholder address, but writes the files', () => {
    const data = project(SAMPLE_FILES);
    const out = temporaryFolder();
    const told = () => onScreen(['export', 'clase', '--data', data, '--out', out]).stdout;
    expect(told()).toMatch(
      /warning.*Google Forms link to their pictures at https:\/\/[\w-]+\.example[\s\S]*site\.json:\d+:\d+/,
    );
    expect(existsSync(join(out, 'descargas', 'clase'))).toBe(true);
    const settings = join(data, 'site.json');
    writeFileSync(settings, readFileSync(settings, 'utf8').replace(/\.example"/, '.org"'));
    expect(told()).not.toContain('pictures');
  });

  it('suggests the nearest format for a misspelt one', () => {
    expect(() => licencia(['export', 'moodel', '--data', project()])).toThrow(
      /Did you mean "moodle"/,
    );
  });
});

describe('a failed export', () => {
  it('is reported as a finding, and leaves the published site unchanged', async () => {
    const out = join(temporaryFolder(), 'dist');
    const data = project();
    expect((await buildSite(data, out, { withoutExports: true })).written).toBe(true);
    const before = hashFiles(out);
    // Anki identifies a note by 36 bits of the hash of the question's id: these two ids collide.
    const broken = project({
      'tests/1-prueba': changedBase('tests/1-prueba', (prueba) => {
        const [model] = prueba.questions;
        prueba.questions = ['prueba-134864', 'prueba-381490'].map((id, index) => ({
          ...model,
          id,
          question: `${model.question} ${'¿Y allí?'.repeat(index)}`.trim(),
        }));
      }),
    });
    const result = await buildSite(broken, out);
    expect(result.written).toBe(false);
    expect(
      result.findings
        .filter(({ severity }) => severity === 'error')
        .map(({ rule, title }) => [rule, title.includes('have the same note id')]),
    ).toEqual([['export/failed', true]]);
    expect(hashFiles(out)).toEqual(before);
  });
});

it('the downloads page describes the API and shows an existing address', async () => {
  const out = join(temporaryFolder(), 'dist');
  await buildSite(project(), out);
  const page = readFileSync(join(out, 'descargas/index.html'), 'utf8');
  const [, path] =
    /curl -s https?:\/\/[^/]+\/?(?:[^/]+\/)*?(api\/v1\/preguntas\/[\w-]+\.json) \|/.exec(page)!;
  expect(existsSync(join(out, path!))).toBe(true);
  expect(page).toContain('id="api"');
});

describe('sitemap and robots', () => {
  const site = async () => {
    const out = join(temporaryFolder(), 'dist');
    await buildSite(project(), out, { withoutExports: true });
    return out;
  };

  it('list each indexable page once, on one host, and block nothing', async () => {
    const out = await site();
    const entries = await parseSitemap(Readable.from([readFileSync(join(out, 'sitemap.xml'))]));
    const paths = entries.map(({ url }) => new URL(url).pathname);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(entries.map(({ url }) => new URL(url).origin))).toEqual(
      new Set(['https://licencia.example']),
    );
    for (const path of paths)
      expect(readFileSync(join(out, path, 'index.html'), 'utf8'), path).not.toMatch(
        /name="robots" content="noindex/,
      );
    const pages = listFilesIn(out).filter((path) => /(^|\/)index\.html$/.test(path));
    const indexable = pages.filter((path) => {
      const html = readFileSync(join(out, path), 'utf8');
      const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      return (
        !html.includes('content="noindex') &&
        canonical === `https://licencia.example/${path.replace('index.html', '')}`
      );
    });
    expect(paths.sort()).toEqual(
      indexable.map((path) => `/${path.replace('index.html', '')}`).sort(),
    );
    for (const { lastmod } of entries)
      if (lastmod !== undefined) expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}/);
    const robots = readFileSync(join(out, 'robots.txt'), 'utf8');
    expect(robots).toContain('Sitemap: https://licencia.example/sitemap.xml');
    expect(robots).not.toContain('Disallow: /');
  });

  it.skipIf(!hasPython('urllib.robotparser'))(
    'robots.txt lets a crawler read every page of the sitemap',
    async () => {
      const out = await site();
      const blocked = python<string[]>(
        `import json, re, sys, urllib.robotparser
robots = urllib.robotparser.RobotFileParser(); robots.parse(open(sys.argv[1] + '/robots.txt').read().splitlines())
assert robots.site_maps() == ['https://licencia.example/sitemap.xml']
print(json.dumps([u for u in re.findall('<loc>(.*?)</loc>', open(sys.argv[1] + '/sitemap.xml').read()) if not robots.can_fetch('Googlebot', u)]))`,
        out,
      );
      expect(blocked).toEqual([]);
    },
  );

  it.skipIf(!hasCommand('xmllint'))('the sitemap matches the schema of sitemaps.org', async () => {
    const out = await site();
    expect(
      run(
        'xmllint',
        '--noout',
        '--nonet',
        '--schema',
        join(ROOT, 'node_modules/sitemap/schema/sitemap.xsd'),
        join(out, 'sitemap.xml'),
      ),
    ).toBe('');
  });
});
