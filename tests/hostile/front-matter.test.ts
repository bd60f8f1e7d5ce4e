import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseFrontMatter } from '../../pipeline/load/front-matter.ts';
import { ARTICLE } from '../fixtures/base-data.ts';
import {
  changedBase,
  findingLabel,
  findingLabels,
  project,
  reportOf,
  temporaryFolder,
} from '../fixtures/project.ts';
import { timeRatio } from '../run/time-ratio.ts';

const PATH = 'blog/un-articulo.md';
const parse = (text: string) =>
  parseFrontMatter({ collection: 'articles', path: PATH, file: `data/${PATH}`, text });
const found = (text: string) => parse(text).findings.map(findingLabel);
const head = (...lines: string[]) => `---\n${lines.join('\n')}\n---\nTexto.\n`;

describe('a language named on the fence', () => {
  const canary = join(temporaryFolder(), 'ejecutado');
  const payload = `{ title: require('fs').writeFileSync(${JSON.stringify(canary)}, 'x') }`;

  test.each([
    '---js',
    '--- js',
    '---JS',
    '---javascript',
    '---JavaScript',
    '---json',
    '---toml',
    '---coffee',
    '---cson',
    '---yaml',
    '--- yaml',
    '---\tjs',
    '--- ',
    '----',
    '-----',
    '--',
    '—',
    ' ---',
    '\t---',
  ])('rejects %j, reports the first line and runs no code', (fence) => {
    for (const body of [payload, `${payload}\n${payload}`]) {
      const text = `${fence}\n${body}\n---\nTexto.\n`;
      // Parses twice, because on the second time gray-matter's cache would return an empty record instead of failing.
      for (let time = 0; time < 2; time++)
        expect(found(text)).toEqual([`parse/front-matter-syntax data/${PATH}:1:1`]);
      expect(findingLabels(project({ [PATH]: text }))).toEqual([
        `parse/front-matter-syntax data/${PATH}:1:1`,
      ]);
    }
    expect(existsSync(canary)).toBe(false);
  });

  test('code as a value becomes text or a finding, and does not run', () => {
    for (const value of [
      payload,
      '!!js/function "function () {}"',
      '!!js/eval "1"',
      "!!python/object:os.system 'x'",
    ]) {
      expect(
        found(head(`title: ${value}`)).length +
          (parse(head(`title: ${value}`)).document === undefined ? 0 : 1),
      ).toBeGreaterThan(0);
    }
    expect(existsSync(canary)).toBe(false);
  });
});

describe('the fences', () => {
  test.each<[string, string, string]>([
    ['a blank line before the front matter', `\n${ARTICLE}`, ':1:1'],
    ['a comment before the front matter', `<!-- nota -->\n${ARTICLE}`, ':1:1'],
    ['no front matter at all', 'Texto.\n', ':1:1'],
    ['an empty file', '', ':1:1'],
    ['only an opening fence', '---', ':1:1'],
    ['a missing closing fence', '---\ntitle: x\n\nTexto.\n', ':1:1'],
    ['a closing fence with more hyphens', '---\ntitle: x\n----\nTexto.\n', ':3:1'],
    ['a closing fence with a space', '---\ntitle: x\n--- \nTexto.\n---\n', ':3:1'],
    ['a closing fence with a word', '---\ntitle: x\n---js\nTexto.\n---\n', ':3:1'],
  ])('reports %s with its position', (_, text, place) => {
    expect(found(text)).toEqual([`parse/front-matter-syntax data/${PATH}${place}`]);
  });

  test('accepts an empty block and an empty body; the schema reports missing fields', () => {
    expect(parse('---\n---\n').document).toMatchObject({ data: {}, body: { text: '' } });
    expect(parse('---\ntitle: x\n---').document).toMatchObject({
      data: { title: 'x' },
      body: { text: '' },
    });
    expect(parse('---\n# solo un comentario\n---\nx').document).toMatchObject({
      data: {},
      body: { text: 'x' },
    });
  });

  test('a line of hyphens in the body remains part of it', () => {
    const text = head('title: x').replace('Texto.', 'Uno.\n\n---\n\nDos.');
    expect(parse(text).document!.body!.text).toBe('Uno.\n\n---\n\nDos.\n');
    expect(text.slice(parse(text).document!.body!.offset)).toBe('Uno.\n\n---\n\nDos.\n');
  });
});

describe('YAML', () => {
  test.each<[string, string[], string, string]>([
    ['a duplicate key', ['title: uno', 'excerpt: x', 'title: dos'], 'parse/duplicate-key', ':4:1'],
    ['a duplicate nested key', ['a:', '  b: 1', '  b: 2'], 'parse/duplicate-key', ':4:3'],
    ['a duplicate key in flow style', ['a: { b: 1, b: 2 }'], 'parse/duplicate-key', ':2:12'],
  ])('reports %s', (_, lines, rule, place) => {
    const [first] = found(head(...lines));
    expect(first).toContain(`${rule} data/${PATH}${place}`);
  });

  test.each([
    ['a list', '- uno\n- dos'],
    ['a text', 'texto suelto'],
    ['a number', '5'],
  ])('reports %s instead of keys', (_, yaml) => {
    expect(found(head(yaml))).toEqual([`parse/front-matter-syntax data/${PATH}:2:1`]);
  });

  test('an alias bomb is refused quickly', () => {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
    for (let level = 1; level < 10; level++)
      lines.push(
        `a${level}: &a${level} [${Array(10)
          .fill(`*a${level - 1}`)
          .join(', ')}]`,
      );
    const words = lines.map((_, level) => `a${level}: palabra`);
    expect(found(head(...lines))).toEqual(
      lines.map((_, index) => `parse/front-matter-syntax data/${PATH}:${index + 2}:9`),
    );
    const times = timeRatio(
      () => found(head(...lines)),
      () => found(head(...words)),
    );
    expect(times).toBeLessThan(1000);
  });

  test('a list that contains itself is refused', () => {
    expect(
      findingLabels(
        project({ [PATH]: ARTICLE.replace('author: Equipo', 'author: Equipo\nkeywords: &k [*k]') }),
      ).length,
    ).toBeGreaterThan(0);
  });

  test.each(['__proto__', 'constructor', 'prototype'])(
    'the key %s is refused without prototype pollution',
    (key) => {
      expect(found(head('title: x', `${key}:`, '  isAdmin: true'))).toEqual([
        `parse/front-matter-syntax data/${PATH}:3:1`,
      ]);
      expect(found(head('title:', `  - "${key}":`, '      isAdmin: true'))).toEqual([
        `parse/front-matter-syntax data/${PATH}:3:5`,
      ]);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    },
  );

  test('a merge key is reported as an unknown field, and merges nothing', () => {
    expect(
      reportOf(
        project({
          [PATH]: ARTICLE.replace('author: Equipo', 'author: Equipo\n<<: { title: otro }'),
        }),
      ).map(({ rule }) => rule),
    ).toEqual(['schema/invalid']);
  });

  test('keeps dates, "no" and zero-padded text as written', () => {
    expect(
      parse(head('a: 2025-02-03', 'b: no', 'c: 0x1F', 'd: "01"', 'e: 1_000')).document!.data,
    ).toEqual({ a: '2025-02-03', b: 'no', c: 31, d: '01', e: '1_000' });
  });

  test.each([
    '2025-02-30',
    '2025-13-01',
    '2026-02-29',
    '25-01-01',
    '2025-1-1',
    '2025-01-10T00:00:00Z',
    '20250110',
  ])('rejects the day %s and reports its position', (day) => {
    expect(findingLabels(project({ [PATH]: ARTICLE.replace('2026-01-10', day) }))).toEqual([
      `schema/invalid data/${PATH}:6:14`,
    ]);
  });

  test('accepts a leap day', () => {
    expect(findingLabels(project({ [PATH]: ARTICLE.replace('2026-01-10', '2024-02-29') }))).toEqual(
      [],
    );
  });
});

describe('several problems of one file', () => {
  const BROKEN = ARTICLE.replace('excerpt: De qué trata.', 'excerpt: Vale {{sitio.nada}}.')
    .replace('category: Guías', 'category: Guias')
    .replace('Un párrafo.', 'Un {{sitio.tampoco}} y [un enlace](/nada/).\n\n<b>HTML</b>');

  test('errors in schema, references and Markdown are reported in one run', () => {
    expect(findingLabels(project({ [PATH]: BROKEN }))).toEqual([
      `link/missing-target data/${PATH}:3:15`,
      `schema/invalid data/${PATH}:4:11`,
      `link/missing-target data/${PATH}:9:4`,
      `link/broken-route data/${PATH}:9:36`,
      `markdown/active-content data/${PATH}:11:1`,
      `markdown/active-content data/${PATH}:11:8`,
    ]);
  });

  test('a syntax error is the only finding of its file', () => {
    const broken = BROKEN.replace('title: Un artículo', 'title: Uno: dos');
    expect(findingLabels(project({ [PATH]: broken }))).toEqual([
      `parse/front-matter-syntax data/${PATH}:2:8`,
    ]);
  });

  test('an error in a record does not hide errors in its texts', () => {
    const bank = changedBase('tests/1-prueba', (test) => {
      test.description = 'Con {{sitio.nada}}.';
      test.questions[0].revision = 0;
      test.questions[0].explanation += ' Mira [esto](/nada/).';
    });
    const rules = reportOf(project({ 'tests/1-prueba': bank })).map(({ rule }) => rule);
    expect(rules.sort()).toEqual(['link/broken-route', 'link/missing-target', 'schema/invalid']);
  });
});
