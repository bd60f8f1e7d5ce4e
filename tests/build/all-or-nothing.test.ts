import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ARTICLE } from '../fixtures/base-data.ts';
import { changedBase, type Files, project, temporaryFolder } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { makeReading, quantity } from '../ledger/facts.ts';
import { buildSite, fingerprintFolder } from './site.ts';

describe('all-or-nothing builds', () => {
  const WRONG: [string, Files][] = [
    ['a file that is not JSON', { 'guia/tips.json': '{' }],
    [
      'a value that violates its schema',
      {
        'guia/tips.json': changedBase('guia/tips.json', (tips) => {
          tips.items = [];
        }),
      },
    ],
    [
      'a dead reference',
      {
        'guia/tips.json': changedBase('guia/tips.json', (tips) => {
          tips.intro = '{{sitio.nada}}';
        }),
      },
    ],
    [
      'an open conflict',
      {
        'facts/x.json': {
          'prueba.dato': quantity('ft', makeReading('manual', 1), makeReading('blog', 2)),
        },
      },
    ],
    [
      'an anchor that the finished page lacks',
      { 'blog/un-articulo.md': ARTICLE.replace('Un párrafo.', '[x](#nada)') },
    ],
    [
      'a page over its budget',
      {
        'site.json': changedBase('site.json', (site) => {
          site.budgets.contentHtml = 10;
        }),
      },
    ],
    ['missing settings', { 'site.json': null }],
  ];

  test.each(WRONG)('keeps the old site unchanged if the content has %s', async (_, files) => {
    const out = join(temporaryFolder(), 'sitio');
    const good = project();
    await buildSite(good, out, { withoutExports: true });
    const before = fingerprintFolder(out);
    const result = await buildSite(project(files), out, { withoutExports: true });
    expect(result.written).toBe(false);
    expect(result.findings.some(({ severity }) => severity === 'error')).toBe(true);
    expect(fingerprintFolder(out)).toBe(before);
    await buildSite(good, out, { withoutExports: true });
    expect(fingerprintFolder(out)).toBe(before);
  });

  test('a first build that fails leaves no site', async () => {
    const out = join(temporaryFolder(), 'sitio');
    await buildSite(project(WRONG[0]![1]), out);
    expect(existsSync(out)).toBe(false);
  });

  test('builds a preview of content that has the same test twice', async () => {
    const bank = SAMPLE_FILES['tests/1-prueba']!;
    const twice = { ...SAMPLE_FILES, 'tests/1-copia': bank };
    const result = await buildSite(project(twice), join(temporaryFolder(), 'sitio'), {
      allowFindings: true,
    });
    expect(result.findings.map(({ rule }) => rule)).toContain('link/duplicate-id');
    expect(result.written).toBe(true);
  });

  test('warnings stop a build only if failOn is "warning"', async () => {
    const warned = project({
      'facts/x.json': {
        'prueba.dato': quantity('ft', makeReading('manual', [1, 2]), makeReading('blog', 2)),
      },
    });
    const out = join(temporaryFolder(), 'sitio');
    expect(
      (await buildSite(warned, out, { failOn: 'warning', withoutExports: true })).written,
    ).toBe(false);
    expect(existsSync(out)).toBe(false);
    expect((await buildSite(warned, out, { withoutExports: true })).written).toBe(true);
  });
});
