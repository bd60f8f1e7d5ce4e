/** A build that fails or is killed leaves the old site as it was. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ARTICLE } from '../fixtures/base-data.ts';
import { base, type Files, project, temporaryFolder, writeFiles } from '../fixtures/project.ts';
import { SAMPLE } from '../fixtures/sample-data.ts';
import { says } from '../ledger/facts.ts';
import { RICH } from './rich.ts';
import { buildSite, fingerprint, ROOT } from './site.ts';

describe('all or nothing', () => {
  const WRONG: [string, Files][] = [
    ['a file that is no JSON', { 'guia/tips.json': '{' }],
    [
      'a value that does not fit',
      {
        'guia/tips.json': base('guia/tips.json', (tips) => {
          tips.items = [];
        }),
      },
    ],
    [
      'a dead reference',
      {
        'guia/tips.json': base('guia/tips.json', (tips) => {
          tips.intro = '{{sitio.nada}}';
        }),
      },
    ],
    [
      'an open conflict',
      {
        'facts/x.json': {
          'prueba.dato': {
            label: 'x',
            kind: 'quantity',
            unit: 'ft',
            readings: [says('manual', 1), says('blog', 2)],
          },
        },
      },
    ],
    [
      'a dead anchor of its own page, which only the finished page can tell',
      { 'blog/un-articulo.md': ARTICLE.replace('Un párrafo.', '[x](#nada)') },
    ],
    [
      'a page over its budget',
      {
        'site.json': base('site.json', (site) => {
          site.budgets.contentHtml = 10;
        }),
      },
    ],
    ['settings that are missing', { 'site.json': null }],
  ];

  test.each(WRONG)('%s: the old site stays as it was', async (_, files) => {
    const out = join(temporaryFolder(), 'sitio');
    const good = project();
    await buildSite(good, out, { withoutExports: true });
    const before = fingerprint(out);
    const result = await buildSite(project(files), out, { withoutExports: true });
    expect(result.written).toBe(false);
    expect(result.findings.some(({ severity }) => severity === 'error')).toBe(true);
    expect(fingerprint(out)).toBe(before);
    await buildSite(good, out, { withoutExports: true });
    expect(fingerprint(out)).toBe(before);
  });

  test('a first build that fails leaves no site', async () => {
    const out = join(temporaryFolder(), 'sitio');
    await buildSite(project(WRONG[0]![1]), out);
    expect(existsSync(out)).toBe(false);
  });

  test('builds a preview of content that has the same test twice', async () => {
    const bank = SAMPLE['tests/1-prueba']!;
    const twice = { ...SAMPLE, 'tests/1-copia': bank };
    const result = await buildSite(project(twice), join(temporaryFolder(), 'sitio'), {
      allowFindings: true,
    });
    expect(result.findings.map(({ rule }) => rule)).toContain('link/duplicate-id');
    expect(result.written).toBe(true);
  });

  test('warnings stop a build only if failOn says so', async () => {
    const warned = project({
      'facts/x.json': {
        'prueba.dato': {
          label: 'x',
          kind: 'quantity',
          unit: 'ft',
          readings: [says('manual', [1, 2]), says('blog', 2)],
        },
      },
    });
    const out = join(temporaryFolder(), 'sitio');
    expect(
      (await buildSite(warned, out, { failOn: 'warning', withoutExports: true })).written,
    ).toBe(false);
    expect(existsSync(out)).toBe(false);
    expect((await buildSite(warned, out, { withoutExports: true })).written).toBe(true);
  });

  test('a build killed at any moment leaves the old site or the new one', async () => {
    const folder = temporaryFolder();
    writeFiles(join(folder, 'data'), {});
    cpSync(project(RICH), join(folder, 'data'), { recursive: true });
    const [launcher, out] = [join(ROOT, 'pipeline/program/launcher.cjs'), join(folder, 'sitio')];
    const args = [launcher, 'build', '--quiet', '--data', 'data', '--out', 'sitio'];
    const started = performance.now();
    expect(spawnSync(process.execPath, args, { cwd: folder }).status).toBe(0);
    const duration = performance.now() - started;
    const old = fingerprint(out);
    writeFiles(join(folder, 'data'), {
      'guia/tips.json': base('guia/tips.json', (tips) => {
        tips.intro = 'Otra.';
      }),
    });
    const fresh = join(temporaryFolder(), 'sitio');
    expect(spawnSync(process.execPath, [...args.slice(0, -1), fresh], { cwd: folder }).status).toBe(
      0,
    );
    for (let time = 1; time <= 4; time++) {
      const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      const timer = setTimeout(() => child.kill('SIGKILL'), (duration * (time + 1)) / 6);
      await ended;
      clearTimeout(timer);
      expect([old, fingerprint(fresh)]).toContain(fingerprint(out));
    }
    expect(spawnSync(process.execPath, args, { cwd: folder }).status).toBe(0);
    expect(fingerprint(out)).toBe(fingerprint(fresh));
    // Seven builds, each a process of its own: minutes on a machine that others use too.
  });
});
