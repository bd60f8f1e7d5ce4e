import { randomBytes } from 'node:crypto';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { createChecker } from '../../pipeline/check/index.ts';
import type { Assets } from '../../pipeline/render/document/assets.ts';
import type { Page } from '../../pipeline/render/document/page.ts';
import { changedBase, project, readProject } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

const ASSETS = {
  files: [
    { path: '/assets/site.css', bytes: Buffer.from('a{}') },
    { path: '/assets/gallery.css', bytes: Buffer.from('b{}') },
  ],
  stylesheets: { site: '/assets/site.css', gallery: '/assets/gallery.css' },
  beforePaint: 'antes()',
  scripts: { page: '/assets/page.js', gallery: '/assets/gallery.js', quiz: '/assets/quiz.js' },
  scriptBytes: { page: 10, gallery: 10, quiz: 10 },
  planBytes: 10,
  drillBytes: 10,
  searchBytes: 10,
} as unknown as Assets;

type Budgets = Partial<Record<string, number>>;
const siteWith = (settings: object = {}, budgets: Budgets = {}) =>
  readProject(
    project({
      ...SAMPLE_FILES,
      'site.json': changedBase('site.json', (site) => {
        Object.assign(site, SAMPLE_FILES['site.json'], settings);
        site.budgets = { ...site.budgets, ...budgets };
      }),
    }),
  ).site!;
const SITE = siteWith();

const document = (body: string) =>
  `<!doctype html><html lang="es-PR"><head><title>Uno</title></head><body><h1>Uno</h1>${body}</body></html>`;

/** Checks the given pages; `bodies` has the HTML body of each address. */
function verify(
  bodies: Record<string, string>,
  {
    site = SITE,
    assets = ASSETS,
    files = [],
    kind = 'content',
    sheets = [],
  }: {
    site?: typeof SITE;
    assets?: Assets;
    files?: string[];
    kind?: Page['kind'];
    sheets?: Page['sheets'];
  } = {},
) {
  const checker = createChecker(site, assets);
  for (const [path, body] of Object.entries(bodies)) {
    const html = document(body);
    checker.page(
      {
        path,
        kind,
        sheets,
        title: 'Uno',
        description: 'Uno.',
        keywords: [],
        main: createElement('main'),
        jsonLd: [],
      },
      html,
      [{ html, isShell: false }],
    );
  }
  return { checker, findings: () => checker.finish(new Set(files)) };
}
const titles = (bodies: Record<string, string>, options: Parameters<typeof verify>[1] = {}) =>
  verify(bodies, options)
    .findings()
    .map(({ rule, title }) => `${rule} ${title}`);

describe('links', () => {
  test.each([
    ['a page', '<a href="/dos/">dos</a>'],
    ['an anchor of a page', '<a href="/dos/#aqui">dos</a>'],
    ['an anchor of the page itself', '<a href="#uno">uno</a><p id="uno">a</p>'],
    ['a percent-encoded anchor', '<a href="/dos/#se%C3%B1al">dos</a>'],
    ['a position in a quiz', '<a href="/dos/#p7">siete</a>'],
    ['a page with a query', '<a href="/dos/?a=1">dos</a>'],
    ['a file', '<a href="/descargas/a.csv">a</a>'],
    ['another site', '<a href="https://otro.example/">otro</a>'],
  ])('accepts a link to %s', (_, body) => {
    expect(
      titles(
        { '/uno/': body, '/dos/': '<p id="aqui">a</p><p id="señal">b</p>' },
        { files: ['/descargas/a.csv'] },
      ),
    ).toEqual([]);
  });

  test('reports a broken link once, with the linking pages and the nearest address', () => {
    const [finding, ...others] = verify({
      '/a/': '<a href="/dos-/">dos</a>',
      '/b/': '<a href="/dos-/">dos</a>',
      '/c/': '<a href="/dos-/">dos</a>',
      '/d/': '<a href="/dos-/">dos</a>',
      '/dos/': '',
    }).findings();
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      rule: 'output/broken-link',
      severity: 'error',
      title: '/dos-/ leads nowhere (linked from /a/, /b/, /c/ and 1 more)',
      help: ['Did you mean "/dos/"?'],
    });
  });

  test('suggests the nearest anchor, if any, for a link to a missing anchor', () => {
    const help = (anchor: string) =>
      verify({
        '/uno/': `<a href="/dos/#${anchor}">dos</a>`,
        '/dos/': '<p id="seccion">a</p>',
      }).findings()[0]!.help;
    expect(help('secion')).toEqual(['Did you mean "seccion"?']);
    expect(help('xyz')).toEqual(['Link to an id that the page has, or omit the anchor.']);
    expect(help('%')).toHaveLength(1);
  });

  test('reports a link without the base path if the site has one', () => {
    const site = siteWith({ basePath: '/sitio' });
    expect(
      titles(
        { '/uno/': '<a href="/sitio/dos/">a</a><a href="/dos/">b</a>', '/dos/': '' },
        { site },
      ),
    ).toEqual([expect.stringMatching(/^output\/broken-link \/dos\/ leads nowhere/)]);
  });

  test('reports a broken link at its position in the content file', () => {
    const text = `${SAMPLE_FILES['blog/horarios.md'] as string}\n[la lista](/blog/horarios/#no-existe)\n`;
    const line = text.split('\n').findIndex((line) => line.startsWith('[la lista]')) + 1;
    const { site } = readProject(project({ ...SAMPLE_FILES, 'blog/otro.md': text }));
    const [finding] = verify(
      {
        '/blog/otro/': '<a href="/blog/horarios/#no-existe">la lista</a>',
        '/blog/horarios/': '',
      },
      { site: site! },
    ).findings();
    expect(finding).toMatchObject({
      rule: 'link/broken-route',
      at: { file: 'data/blog/otro.md', range: { start: { line } } },
    });
  });
});

describe('compressed sizes', () => {
  const noise = randomBytes(4000).toString('base64');
  test.each([
    ['contentHtml', 'content'],
    ['chapterHtml', 'chapter'],
    ['quizHtml', 'quiz'],
    ['galleryHtml', 'gallery'],
  ] as const)('a page over the budget %s is an error', (budget, kind) => {
    const site = siteWith({}, { [budget]: 1000 });
    expect(titles({ '/uno/': noise }, { site, kind })).toEqual([
      expect.stringMatching(
        /^output\/over-budget \/uno\/: the page is \d+ bytes compressed, \d+ over/,
      ),
    ]);
    // A longer page that compresses well stays under the budget.
    expect(titles({ '/uno/': 'a'.repeat(5000) }, { site, kind })).toEqual([]);
  });

  test('reports a page over budget with the setting and the three largest parts', () => {
    const section = (open: string, bytes: number) =>
      `<section${open}><h2>Parte de ${bytes}</h2>${randomBytes(bytes).toString('base64')}</section>`;
    const page = `<p>antes</p>${section(' class="a" id="uno"', 900)}${section('', 600)}${section(' id="tres"', 300)}`;
    const site = siteWith({}, { chapterHtml: 1000 });
    const [finding] = verify({ '/uno/': page }, { site, kind: 'chapter' }).findings();
    expect(finding).toMatchObject({
      severity: 'error',
      title: expect.stringContaining('(budgets.chapterHtml of data/site.json)'),
      help: [
        expect.stringMatching(
          /largest parts, each compressed alone: #uno \(\d+\), "Parte de 600" \(\d+\), #tres \(\d+\)\.$/,
        ),
      ],
    });
  });

  test.each([
    ['95.1 %', 0.951, ['warning']],
    ['94.9 %', 0.949, []],
  ])('warns once the offline copy reaches 95 % of its budget: %s', (_, share, severities) => {
    const { checker, findings } = verify({}, { site: siteWith({}, { offline: 100_000 }) });
    checker.offlinePack([{ name: '/', size: share * 100_000 }]);
    expect(findings().map(({ severity }) => severity)).toEqual(severities);
  });

  test('the stylesheets of a page share one budget; an excess is reported only once', () => {
    const small = siteWith({}, { css: 25 });
    const large = siteWith({}, { css: 100 });
    const bodies = { '/uno/': 'a', '/dos/': 'b' };
    const sheets = ['gallery'] as const;
    expect(titles(bodies, { site: small, sheets })).toEqual([
      expect.stringMatching(/^output\/over-budget \/uno\/: the stylesheets of the page together/),
    ]);
    expect(titles(bodies, { site: small })).toEqual([]);
    expect(titles(bodies, { site: large, sheets })).toEqual([]);
  });

  test('the drill scripts have their own budget, separate from the plan’s', () => {
    const assets = { ...ASSETS, scripts: { ...ASSETS.scripts, plan: '/assets/plan.js' } };
    const budgets = { planScript: 12, drillScript: 9 };
    const { checker } = verify({}, { site: siteWith({}, budgets), assets });
    expect(checker.finish(new Set()).map(({ title }) => title)).toEqual([
      expect.stringMatching(/plan\.js: the drill code of a plan session is 10 bytes/),
    ]);
  });

  test('reports data over budget, an offline copy near its budget, and the largest parts', () => {
    const { checker, findings } = verify(
      {},
      { site: siteWith({}, { quizData: 3000, searchData: 3000, offline: 100 }) },
    );
    const item = (id: string, bytes: number) => ({ id, text: randomBytes(bytes).toString('hex') });
    const questions = [item('reglas-01', 300), item('reglas-02', 900), item('reglas-03', 500)];
    const file = (path: string, data: object) => ({
      path,
      bytes: Buffer.from(JSON.stringify(data)),
    });
    const more = item('más', 1200);
    checker.file({
      ...file('/assets/banco.json', { links: {}, questions, more }),
      budget: 'quizData',
    });
    checker.file({
      ...file('/buscar/indice.json', { kinds: ['a'], texts: [item('uno', 3100).text, 'dos'] }),
      budget: 'searchData',
    });
    checker.offlinePack([
      { name: '/manual/', size: 30 },
      { name: '/tramites/', size: 66 },
    ]);
    const [data, search, offline] = findings();
    const partsOf = (finding = data) => finding!.help[0]!.replace(/^.*alone: | \(\d+\)|\.$/g, '');
    expect(data!.title).toMatch(/, \d+ over its budget of 3000 \(budgets\.quizData of data/);
    expect(partsOf()).toBe('más, questions/reglas-02, questions/reglas-03');
    expect(search!.title).toMatch(/over its budget of 3000 \(budgets\.searchData of data/);
    expect(partsOf(search)).toBe('texts/0, kinds, texts/1');
    expect([offline!.severity, offline!.title]).toEqual([
      'warning',
      expect.stringContaining('96 % of its budget of 100 (budgets.offline of data/site.json)'),
    ]);
    expect(partsOf(offline)).toBe('/tramites/, /manual/');
  });

  test('reports a clip over budget at its source record, with advice to reduce it', () => {
    const { checker, findings } = verify({}, { site: siteWith({}, { hazardClip: 1000 }) });
    const place = { file: 'data/peligros/calle.json', urls: ['/peligros/'] };
    const budget = 'hazardClip' as const;
    const clip = { path: '/assets/peligro-calle-clip.svg', budget, place };
    checker.file({ ...clip, bytes: Buffer.from('a'.repeat(5000)) });
    checker.file({ ...clip, bytes: Buffer.from(noise) });
    expect(findings()).toMatchObject([
      {
        rule: 'output/over-budget',
        severity: 'error',
        title: expect.stringMatching(/the clip is \d+ bytes.*over its budget of 1000/),
        at: place,
        help: [expect.stringMatching(/^Remove road users/)],
      },
    ]);
  });

  test('scripts, question data and the offline copy have budgets', () => {
    const site = siteWith({}, { contentScript: 15, quizScript: 15, quizData: 1000, offline: 5 });
    const { checker } = verify({}, { site });
    const bytes = Buffer.from(JSON.stringify(noise));
    checker.file({ path: '/assets/test-1.json', bytes, budget: 'quizData' });
    checker.offlinePack([{ name: '/', size: 6 }]);
    expect(checker.finish(new Set()).map(({ rule, title }) => [rule, title.split(':')[0]])).toEqual(
      [
        ['output/over-budget', '/assets/test-1.json'],
        ['output/over-budget', '/sin-conexion.json'],
        ['output/over-budget', '/assets/gallery.js'],
        ['output/over-budget', '/assets/quiz.js'],
      ],
    );
  });
});

describe('structured data', () => {
  const ld = (data: object, shown = '') =>
    titles({
      '/uno/': `<p>${shown}</p><script type="application/ld+json">${JSON.stringify(data)}</script>`,
    });

  test('accepts structured data with text that the page shows, in any markup', () => {
    expect(ld({ name: 'Centro de Ponce' }, 'Centro de <b>Ponce</b>')).toEqual([]);
    expect(ld({ name: 'Uno & dos' }, 'Uno &amp; dos')).toEqual([]);
  });

  test('reports structured data with text that the page does not show', () => {
    expect(ld({ step: [{ name: 'Otro' }] }, 'Uno')).toEqual([
      expect.stringMatching(/^output\/jsonld-mismatch .*name "Otro"/),
    ]);
  });

  test('reports structured data with ratings', () => {
    expect(ld({ aggregateRating: { ratingValue: 5 } })).toEqual([
      expect.stringContaining('output/jsonld-mismatch'),
      expect.stringContaining('output/jsonld-mismatch'),
    ]);
  });

  test('reports structured data with addresses that the site does not serve', () => {
    expect(ld({ url: 'https://licencia.example/blog/horarios/#a' })).toEqual([]);
    expect(ld({ url: 'https://otro.example/x/' })).toEqual([]);
    expect(ld({ url: 'https://licencia.example/no/' })).toEqual([
      expect.stringContaining('output/jsonld-mismatch'),
    ]);
    expect(ld({ urlTemplate: 'https://licencia.example/{q}/' })).toHaveLength(1);
    expect(ld({ target: 'https://licencia.example/buscar/?q={q}' })).toEqual([]);
  });
});

describe('markup', () => {
  test.each([
    ['a duplicate id', '<p id="a">a</p><p id="a">b</p>', 'duplicate id "a"'],
    ['two first-level headings', '<h1>Dos</h1>', '2 first-level headings'],
    ['a heading that skips a level', '<h3>Tres</h3>', 'level 1 to 3'],
    ['an image without alt text', '<img src="/dos.png">', 'no alt text'],
    ['a drawing without a name', '<svg role="img"></svg>', 'no name'],
    ['a value that was not filled in', '<p>{{velocidad.urbana}}</p>', 'never filled in'],
    ['too many scripts', '<script type="application/json">{}</script>'.repeat(13), 'more scripts'],
  ])('%s is an error', (_, body, title) => {
    expect(titles({ '/uno/': body }, { files: ['/dos.png'] })).toEqual([
      expect.stringContaining(title),
    ]);
  });

  test('a page without a language is an error', () => {
    const checker = createChecker(SITE, ASSETS);
    const html = '<!doctype html><html><body><h1>Uno</h1></body></html>';
    checker.page({ path: '/uno/', kind: 'content', sheets: [] } as unknown as Page, html, [
      { html, isShell: false },
    ]);
    expect(checker.finish(new Set()).map(({ title }) => title)).toEqual([
      expect.stringContaining('language'),
    ]);
  });
});
