/** What a build writes: the same bytes every time and everywhere, all of it or nothing, and what the settings ask for. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE, CHAPTER, QUESTION } from '../base-data.ts';
import { BECAUSE, says } from '../ledger/facts.ts';
import { base, type Files, lay, project, temporaryFolder } from '../project.ts';
import { buildSite, filesIn, fingerprint, ROOT, siteOf } from './site.ts';

/** Enough of everything for an order to go wrong. */
const RICH: Files = {
  ...Object.fromEntries(['zeta', 'alfa', 'media'].map((name) => [`blog/${name}.md`, ARTICLE])),
  ...Object.fromEntries(
    ['yauco', 'aibonito'].map((id) => [
      `centros/${id}.json`,
      base('centros/ponce.json', (centre) => {
        centre.id = id;
        centre.name = `CESCO ${id}`;
      }),
    ]),
  ),
  ...Object.fromEntries(
    [2, 3].map((order) => [
      `manual/capitulo-${order}.md`,
      CHAPTER.replace('order: 1', `order: ${order}`).replace(
        'title: Reglas',
        `title: Capítulo ${order}`,
      ),
    ]),
  ),
  'tests/2-otra.json': base('tests/1-prueba.json', (bank) => {
    bank.id = '2';
    bank.questions = [
      { ...QUESTION, id: 'otra-01', question: '¿Quién cede el paso al entrar en una rotonda?' },
    ];
  }),
  // Written, read and dated on days still to come: by the clock alone the reports of the audit would name the day.
  'blog/futuro.md': ARTICLE.replace('2026-01-10', '2028-03-01'),
  'sources.json': base('sources.json', (sources) => {
    sources.ley.readOn = '2030-02-03';
  }),
  // A stray file is no content: it is in no published report, whether it is made or read from the cache.
  'blog/nota.txt': 'Una nota.',
  // Due in a year: by the clock alone a page would then say so.
  'facts/revision.json': {
    'prueba.decidido': {
      label: 'Otro dato',
      kind: 'quantity',
      unit: 'ft',
      readings: [says('manual', 1), says('blog', 2)],
      ruling: {
        verdict: 'prefer',
        reading: 'manual',
        because: BECAUSE,
        by: 'pruebas',
        on: '2025-11-20',
        review: '2027-05-20',
        over: ['blog: 2 ft', 'manual: 1 ft'],
      },
    },
  },
  'facts/zeta.json': {
    'prueba.dato': {
      label: 'Un dato',
      kind: 'quantity',
      unit: 'ft',
      readings: [says('manual', 10), says('preguntas', 10)],
    },
  },
  'reglas/estacionamiento.json': base('reglas/estacionamiento.json', (table) => {
    table.items[0].facts = ['prueba.dato'];
  }),
};

/** What the site is made of, besides content. No links: esbuild names chunks by the real path of what they hold. */
const PROGRAM = [
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'pipeline', 'schemas', 'templates'],
  ...['react', 'react-dom', 'scheduler', '@fontsource'].map((name) => `node_modules/${name}`),
];

/** A copy of the program that has no cache yet. */
function programWithoutCaches(): string {
  const root = temporaryFolder();
  for (const path of PROGRAM) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  return root;
}

describe('the same content is the same bytes', () => {
  let data: string;
  let expected: string;
  beforeAll(async () => {
    data = project(RICH);
    const out = join(dirname(data), 'sitio');
    const result = await buildSite(data, out);
    expect(result.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expected = fingerprint(out);
  });

  test('built twice', async () => {
    const out = join(temporaryFolder(), 'sitio');
    await buildSite(data, out);
    expect(fingerprint(out)).toBe(expected);
    await buildSite(data, out);
    expect(fingerprint(out)).toBe(expected);
  });

  test('on another day', async () => {
    const out = join(temporaryFolder(), 'sitio');
    await buildSite(data, out, { today: '2031-12-31' });
    expect(fingerprint(out)).toBe(expected);
  });

  test.each(['2026-11-20', '2031-12-31'])(
    'on the day %s with nothing in the caches',
    async (today) => {
      const out = join(temporaryFolder(), 'sitio');
      await buildSite(data, out, { today, root: programWithoutCaches() });
      expect(fingerprint(out)).toBe(expected);
    },
  );

  test('in another folder of the machine', async () => {
    const [there, out] = [
      join(temporaryFolder(), 'otro lugar', 'data'),
      join(temporaryFolder(), 'sitio'),
    ];
    mkdirSync(dirname(there), { recursive: true });
    cpSync(data, there, { recursive: true });
    await buildSite(there, out);
    expect(fingerprint(out)).toBe(expected);
  });

  test('one changed letter is another site', async () => {
    const out = join(temporaryFolder(), 'sitio');
    await buildSite(
      project({
        ...RICH,
        'guia/tips.json': base('guia/tips.json', (tips) => {
          tips.intro = 'Introduccion.';
        }),
      }),
      out,
    );
    expect(fingerprint(out)).not.toBe(expected);
  });

  /** Run before the program: a file system that lists in another order, and a clock far from ours. */
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

  test.each<[string, Record<string, string>]>([
    ['a time zone east of everything', { TZ: 'Pacific/Kiritimati', LANG: 'C', LC_ALL: 'C' }],
    [
      'a time zone west of everything and another language',
      { TZ: 'Pacific/Niue', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' },
    ],
    [
      'another year, and folders listed backwards',
      { CLOCK: String(5 * 365 * 86_400_000), STRANGE: 'yes' },
    ],
    [
      'another home, user and terminal',
      { HOME: '/nonexistent', USER: 'otra', COLUMNS: '20', TERM: 'dumb', FORCE_COLOR: '1' },
    ],
  ])('with %s', (_, { STRANGE: strange, ...environment }) => {
    const folder = temporaryFolder();
    cpSync(data, join(folder, 'data'), { recursive: true });
    const preload = join(folder, 'extrano.cjs');
    writeFileSync(preload, STRANGE);
    const run = spawnSync(
      process.execPath,
      [
        ...(strange === undefined ? [] : ['--require', preload]),
        join(ROOT, 'pipeline/program/launcher.cjs'),
        'build',
        '--quiet',
        '--data',
        'data',
        '--out',
        'sitio',
      ],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, ...environment } },
    );
    expect([run.status, run.stderr]).toEqual([0, '']);
    expect(fingerprint(join(folder, 'sitio'))).toBe(expected);
  });
});

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

  test('warnings do not stop a build unless they are asked to', async () => {
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

  test('killed at any moment, the site is the old one or the new one', async () => {
    const folder = temporaryFolder();
    lay(join(folder, 'data'), {});
    cpSync(project(RICH), join(folder, 'data'), { recursive: true });
    const [launcher, out] = [join(ROOT, 'pipeline/program/launcher.cjs'), join(folder, 'sitio')];
    const args = [launcher, 'build', '--quiet', '--data', 'data', '--out', 'sitio'];
    const started = performance.now();
    expect(spawnSync(process.execPath, args, { cwd: folder }).status).toBe(0);
    const duration = performance.now() - started;
    const old = fingerprint(out);
    lay(join(folder, 'data'), {
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
  }, 180_000);
});

describe('settings', () => {
  const withSettings = (change: (site: any) => void, files: Files = {}) => ({
    ...RICH,
    ...files,
    'site.json': base('site.json', change),
  });
  const pages = (site: Map<string, string>) => [...site].filter(([path]) => path.endsWith('.html'));
  const addresses = (html: string) =>
    [...html.matchAll(/ (?:href|src|action)="([^"]*)"/g)].map(([, address]) => address!);

  test('with a base path every internal address starts with it', async () => {
    const site = await siteOf(
      withSettings(
        (settings) => {
          settings.basePath = '/licencia-pr';
        },
        {
          'blog/alfa.md': ARTICLE.replace(
            'Un párrafo.',
            'Ve a los [tests](/tests/) y a las [reglas](/manual/reglas-transito/#velocidad).',
          ),
        },
      ),
      { withoutExports: true },
    );
    let internal = 0;
    for (const [path, html] of pages(site)) {
      for (const address of addresses(html)) {
        if (!address.startsWith('/')) {
          expect(address, path).toMatch(/^(https?:|mailto:|tel:|#|data:)/);
          continue;
        }
        expect(address, path).toMatch(/^\/licencia-pr\//);
        internal++;
      }
      for (const [, data] of html.matchAll(
        /<script type="application\/json"[^>]*>(.*?)<\/script>/g,
      )) {
        for (const [, address] of data!.matchAll(
          /"(?:href|tests|result|procedures|centres|guide)":"(\/[^"]*)"/g,
        ))
          expect(address, path).toMatch(/^\/licencia-pr\//);
      }
      expect(html).not.toContain('https://licencia.example/tests/');
    }
    expect(internal).toBeGreaterThan(100);
    expect(site.get('sitemap.xml')).not.toMatch(/licencia\.example\/(?!licencia-pr\/)/);
    expect(site.get('robots.txt')).toContain('https://licencia.example/licencia-pr/sitemap.xml');
    expect(
      site
        .get('_headers')!
        .split('\n')
        .filter((line) => line.startsWith('/'))
        .every((line) => line.startsWith('/licencia-pr/')),
    ).toBe(true);
  });

  test('aliases are redirects, also under a base path', async () => {
    const files = {
      'blog/alfa.md': ARTICLE.replace('author: Equipo', 'author: Equipo\naliases: [viejo-nombre]'),
      'manual/reglas-transito.md': CHAPTER.replace('updated:', 'aliases: [reglas]\nupdated:'),
    };
    const plain = await siteOf({ ...RICH, ...files }, { withoutExports: true });
    expect(plain.get('_redirects')).toBe(
      '/blog/viejo-nombre/ /blog/alfa/ 301\n/manual/reglas/ /manual/reglas-transito/ 301\n',
    );
    expect(plain.get('nginx.conf')).toContain(
      'location = /blog/viejo-nombre/ { return 301 /blog/alfa/; }',
    );
    expect(plain.has('blog/viejo-nombre/index.html')).toBe(false);
    const below = await siteOf(
      withSettings((settings) => {
        settings.basePath = '/pr';
      }, files),
      { withoutExports: true },
    );
    expect(below.get('_redirects')).toContain('/pr/blog/viejo-nombre/ /pr/blog/alfa/ 301\n');
  });

  test('an alias that is an address already is refused', async () => {
    const result = await buildSite(
      project({
        ...RICH,
        'blog/alfa.md': ARTICLE.replace('author: Equipo', 'author: Equipo\naliases: [zeta]'),
      }),
      join(temporaryFolder(), 'x'),
    );
    expect(result.findings.map(({ rule }) => rule)).toContain('output/duplicate-route');
  });

  test('where to report an error appears where it is set, and nowhere else', async () => {
    const url = 'https://errores.example/nuevo';
    const [without, site] = [
      await siteOf(RICH, { withoutExports: true }),
      await siteOf(
        withSettings((settings) => {
          settings.reportUrl = url;
        }),
        { withoutExports: true },
      ),
    ];
    expect(pages(without).some(([, html]) => html.includes('errores.example'))).toBe(false);
    for (const path of ['test/1/index.html', 'test-result/1/index.html'])
      expect(site.get(path), path).toContain(url);
  });

  test('a preview of broken content says so on every page; a sound site never does', async () => {
    const broken = {
      ...RICH,
      'facts/x.json': {
        'prueba.otro': {
          label: 'x',
          kind: 'quantity',
          unit: 'ft',
          readings: [says('manual', 1), says('blog', 2)],
        },
      },
    };
    const words = 'este contenido tiene errores sin resolver';
    for (const [path, html] of pages(await siteOf(broken, { allowFindings: true })))
      expect(html, path).toContain(words);
    for (const [path, html] of pages(await siteOf(RICH, { allowFindings: true })))
      expect(html, path).not.toContain(words);
  });

  test('claims that nothing supports are marked, or left out with the testimonials', async () => {
    const claims: Files = {
      'facts/x.json': {
        'sitio.exito': {
          label: 'Éxito',
          kind: 'quantity',
          unit: '%',
          claim: true,
          readings: [says('portada', 96)],
        },
      },
      'portada.json': base('portada.json', (home) => {
        home.badges.push({ fact: 'sitio.exito', label: 'aprueban al primer intento' });
        home.manual.statistics = [{ fact: 'sitio.exito', label: 'de éxito documentado' }];
        home.community.statistics = [{ fact: 'sitio.exito', label: 'de nuestra comunidad' }];
        home.testimonials = [
          {
            id: 'a',
            name: 'Persona Inventada',
            location: 'Ponce',
            avatar: 'P',
            rating: 5,
            comment: 'Muy bien.',
            date: 'hace 1 mes',
            center: 'Ponce',
            verified: false,
          },
        ];
      }),
    };
    const home = async (mode: string) =>
      (
        await siteOf(
          {
            ...claims,
            'site.json': base('site.json', (site) => {
              site.unsupportedClaims = mode;
            }),
          },
          { withoutExports: true },
        )
      ).get('index.html')!;
    const label = await home('label');
    for (const text of [
      'aprueban al primer intento',
      'de éxito documentado',
      'de nuestra comunidad',
      'Persona Inventada',
      '96\u00a0%',
      'cifra del propio sitio, sin verificar',
      'Testimonios de ejemplo',
    ])
      expect(label, text).toContain(text);
    const hide = await home('hide');
    for (const text of [
      'aprueban al primer intento',
      'de éxito documentado',
      'de nuestra comunidad',
      'Persona Inventada',
      'Testimonios de ejemplo',
      '96\u00a0%',
    ])
      expect(hide.replace(/<script[\s\S]*?<\/script>/g, ''), text).not.toContain(text);
  });

  test('an article past its day says so, and leaves the home page; only --today moves that day', async () => {
    const files = {
      'blog/un-articulo.md': ARTICLE.replace('Un artículo', 'Un asunto de antes').replace(
        'author: Equipo',
        'author: Equipo\nexpires: 2026-01-31',
      ),
    };
    const [before, after] = [
      await siteOf(files, { withoutExports: true, pageDay: '2026-01-31' }),
      await siteOf(files, { withoutExports: true, pageDay: '2026-02-01' }),
    ];
    expect(before.get('index.html')).toContain('Un asunto de antes');
    expect(after.get('index.html')).not.toContain('Un asunto de antes');
    expect(before.get('blog/un-articulo/index.html')).not.toContain('Esto ya pasó');
    expect(after.get('blog/un-articulo/index.html')).toContain('Esto ya pasó');
  });
});

test('every page of the route table is written, and nothing is written twice', async () => {
  const site = await siteOf(RICH, { withoutExports: true });
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
  expect(filesIn(join(ROOT, 'tests/build')).length).toBeGreaterThan(0);
});
