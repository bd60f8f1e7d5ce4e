import { describe, expect, test } from 'vitest';
import { ARTICLE, CHAPTER } from '../fixtures/base-data.ts';
import { changedBase, type Files, project, readProject } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

const changed = (path: string, change: (data: any) => void): Files => {
  const data = structuredClone(SAMPLE_FILES[path] ?? changedBase(path));
  change(data);
  return { [path]: data as object };
};
const found = (files: Files) =>
  readProject(project({ ...SAMPLE_FILES, ...files }))
    .findings.filter(({ rule, severity }) => rule.startsWith('link/') && severity === 'error')
    .map(({ rule, title, at, help }) => ({
      finding: `${rule} ${title}`,
      at: `${at.file.replace('data/', '')}:${at.range?.start.line}`,
      help: help[0],
    }));

/** References for which a similar name exists are tested in tests/positions/suggest.test.ts. */
test('the finding for an unknown id without a similar name advises a search', () => {
  const files = changed('guia/plan.json', (plan) => {
    plan.items[0].tests = ['77'];
  });
  expect(found(files)).toEqual([
    {
      finding: 'link/missing-target there is no test "77"',
      at: expect.stringMatching(/^guia\/plan\.json:\d+$/),
      help: 'Search for it: licencia find 77. If it does not exist, add it.',
    },
  ]);
});

test('a reading named beside a fact must belong to that fact', () => {
  const naming = (reading: string) =>
    changed('portada.json', (home) => {
      home.badges = [{ fact: 'velocidad.rural', reading, label: 'mph' }];
    });
  expect(found(naming('ley-rurl'))).toEqual([
    {
      finding: 'link/missing-target the fact velocidad.rural has no reading "ley-rurl"',
      at: expect.stringMatching(/^portada\.json:\d+$/),
      help: expect.stringMatching(/^Delete "reading", or name a reading that pages may print: /),
    },
  ]);
});

describe('the check of the signs that a section shows', () => {
  const path = 'manual/senales-transito.md';
  const showing = (signs: string) => ({
    [path]: String(SAMPLE_FILES[path]).replace(
      '    signs: regulatorias\n',
      `    signs: regulatorias\n    signsShown: [${signs}]\n`,
    ),
    'senales/preventivas.json': changedBase('senales/regulatorias.json', (family) => {
      family.order = 2;
      family.items[0].id = 'curva';
    }),
  });

  test('accepts signs of the section’s family', () => {
    expect(found(showing('pare, no-entre'))).toEqual([]);
  });

  test.each([
    ['pare, curva', 'the sign "curva" is not in the family "regulatorias" of the section'],
    ['para, no-entre', 'there is no sign "para"'],
  ])('reports a wrong sign in "%s"', (signs, title) => {
    expect(found(showing(signs))).toMatchObject([{ finding: `link/missing-target ${title}` }]);
  });
});

describe('the check of a chapter’s sections', () => {
  const path = 'manual/semaforos-peatones.md';
  const text = SAMPLE_FILES[path] as string;
  const two = text
    .replace('title: Semáforos\n', 'title: Semáforos\n  - id: luces\n    title: Luces\n')
    .concat('\n## Luces\n\nSe miran.\n');

  test('accepts a chapter whose headings match the declared sections in order', () => {
    expect(found({ [path]: two })).toEqual([]);
  });

  test.each([
    [
      'a declared section has no heading',
      two.replace('## Luces', '### Luces'),
      'the body has no heading "## Luces"',
    ],
    [
      'a heading is not declared',
      `${text}\n## Luces\n\nSe miran.\n`,
      'the heading "## Luces" is not among the declared sections',
    ],
  ])('reports a chapter if %s', (_, body, title) => {
    expect(found({ [path]: body }).map(({ finding }) => finding)).toEqual([
      `link/chapter-sections ${title}`,
    ]);
  });

  test('reports a chapter if its headings are not in the declared order', () => {
    const [, head, intro] = two.split('---\n');
    const [before, first, second] = intro!.split(/^(?=## )/m) as [string, string, string];
    const swapped = `---\n${head}---\n${before}${second}\n${first}`;
    expect(found({ [path]: swapped })).toHaveLength(1);
    expect(found({ [path]: swapped })[0]!.finding).toContain('order');
  });
});

test('an alias of an article or a chapter redirects to its page', () => {
  const { site } = readProject(
    project({
      ...SAMPLE_FILES,
      'manual/nuevo.md': CHAPTER.replace('order: 1', 'order: 9').replace(
        'layout: sections',
        'layout: sections\naliases:\n  - viejo',
      ),
    }),
  );
  expect(site!.redirects).toEqual(
    expect.arrayContaining([
      { from: '/blog/articulo-viejo/', to: '/blog/un-articulo/' },
      { from: '/manual/viejo/', to: '/manual/nuevo/' },
    ]),
  );
});

const rulesOf = (files: Files) =>
  readProject(project({ ...SAMPLE_FILES, ...files }))
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule);

test('an alias that is the address of a page is an error', () => {
  expect(
    rulesOf({ 'blog/otro.md': ARTICLE.replace('author:', 'aliases:\n  - horarios\nauthor:') }),
  ).toEqual(['output/duplicate-route']);
});

test.each<[string, Files]>([
  [
    'two questions',
    changed('tests/2-reglas', (bank) => {
      bank.questions[0].id = 'senales-01';
    }),
  ],
  [
    'two signs',
    changed('senales/regulatorias.json', (family) => {
      family.items[1].id = 'pare';
    }),
  ],
  [
    'two facts in two files',
    {
      'facts/otros.json': {
        'velocidad.autopista': (SAMPLE_FILES['facts/velocidad.json'] as any)['velocidad.autopista'],
      },
    },
  ],
])('an id that %s share is an error', (_, files) => {
  expect(rulesOf(files)).toContain('link/duplicate-id');
});

test('sorts each collection in its own order and finds the newest date', () => {
  const { site } = readProject(project(SAMPLE_FILES));
  expect(site!.entries.articles.map(({ id }) => id)).toEqual([
    'un-articulo',
    'horarios',
    'examen-en-linea',
  ]);
  expect(site!.entries.chapters.map(({ id }) => id)).toEqual([
    'reglas-transito',
    'senales-transito',
    'semaforos-peatones',
  ]);
  expect(site!.entries.centres.map(({ id }) => id)).toEqual(['aguadilla', 'ponce', 'yauco']);
  expect(site!.newest).toBe('2026-11-20');
});
