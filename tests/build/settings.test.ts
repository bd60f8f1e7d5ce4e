import { describe, expect, test } from 'vitest';
import { ARTICLE } from '../fixtures/base-data.ts';
import { changedBase, type Files } from '../fixtures/project.ts';
import { makeReading, quantity } from '../ledger/facts.ts';
import { SITE_WITH_MANY_RECORDS } from './many-records.ts';
import { buildSiteFiles } from './site.ts';

describe('settings', () => {
  const withSettings = (change: (site: any) => void, files: Files = {}) => ({
    ...SITE_WITH_MANY_RECORDS,
    ...files,
    'site.json': changedBase('site.json', change),
  });
  const pages = (site: Map<string, string>) => [...site].filter(([path]) => path.endsWith('.html'));
  const addresses = (html: string) =>
    [...html.matchAll(/ (?:href|src|action)="([^"]*)"/g)].map(([, address]) => address!);
  const addressesInData = (html: string) =>
    [...html.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/g)].flatMap(
      ([, data]) =>
        [...data!.matchAll(/"(?:href|tests|result|procedures|centres|guide)":"(\/[^"]*)"/g)].map(
          ([, address]) => address!,
        ),
    );

  test('with a base path every internal address starts with it', async () => {
    const site = await buildSiteFiles(
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
      const own = addresses(html).filter((address) => address.startsWith('/'));
      for (const address of addresses(html).filter((other) => !other.startsWith('/')))
        expect(address, path).toMatch(/^(https?:|mailto:|tel:|#|data:)/);
      for (const address of [...own, ...addressesInData(html)])
        expect(address, path).toMatch(/^\/licencia-pr\//);
      internal += own.length;
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

  test('links to reportUrl on every page if it is set, otherwise nowhere', async () => {
    const url = 'https://errores.example/nuevo';
    const [without, site] = [
      await buildSiteFiles(SITE_WITH_MANY_RECORDS, { withoutExports: true }),
      await buildSiteFiles(
        withSettings((settings) => {
          settings.reportUrl = url;
        }),
        { withoutExports: true },
      ),
    ];
    expect(pages(without).some(([, html]) => html.includes('errores.example'))).toBe(false);
    for (const [path, html] of pages(site))
      expect(html, path).toContain(`href="${url}">¿Algo está mal?<`);
    // Question pages contain the address twice, because their script prints the link too.
    for (const path of ['test/1/index.html', 'test-result/1/index.html'])
      expect(site.get(path)!.split(url).length, path).toBeGreaterThan(2);
  });

  test('a preview of broken content warns on every page; valid content never does', async () => {
    const broken = {
      ...SITE_WITH_MANY_RECORDS,
      'facts/x.json': {
        'prueba.otro': quantity('ft', makeReading('manual', 1), makeReading('blog', 2)),
      },
    };
    const words = 'este contenido tiene errores sin resolver';
    for (const [path, html] of pages(await buildSiteFiles(broken, { allowFindings: true })))
      expect(html, path).toContain(words);
    for (const [path, html] of pages(
      await buildSiteFiles(SITE_WITH_MANY_RECORDS, { allowFindings: true }),
    ))
      expect(html, path).not.toContain(words);
  });

  test('unsupported claims are shown, collapsed or omitted according to the setting', async () => {
    const claims: Files = {
      'facts/x.json': {
        'sitio.exito': {
          label: 'Éxito',
          kind: 'quantity',
          unit: '%',
          claim: true,
          readings: [makeReading('portada', 96)],
        },
      },
      'portada.json': changedBase('portada.json', (home) => {
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
        await buildSiteFiles(
          {
            ...claims,
            'site.json': changedBase('site.json', (site) => {
              site.unsupportedClaims = mode;
            }),
          },
          { withoutExports: true },
        )
      ).get('index.html')!;
    const show = await home('show');
    for (const text of [
      'aprueban al primer intento',
      'de éxito documentado',
      'de nuestra comunidad',
      'Persona Inventada',
      '96\u00a0%',
      'sin verificar',
      'Testimonios de ejemplo',
    ])
      expect(show, text).toContain(text);
    const [open = '', closed = ''] = (await home('quiet')).split(
      'Lo que este sitio decía de sí mismo',
    );
    expect(open).not.toContain('96\u00a0%');
    expect(open).not.toContain('Persona Inventada');
    expect(closed).toContain('96\u00a0%');
    expect(closed).toContain('sin verificar');
    expect(closed).toContain('Testimonios de ejemplo');
    const hide = await home('hide');
    expect(hide).not.toContain('Lo que este sitio decía');
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

  test('an expired article shows a notice and is removed from the home page', async () => {
    const files = {
      'blog/un-articulo.md': ARTICLE.replace('Un artículo', 'Un asunto de antes').replace(
        'author: Equipo',
        'author: Equipo\nexpires: 2026-01-31',
      ),
    };
    const [before, after] = [
      await buildSiteFiles(files, { withoutExports: true, pageDay: '2026-01-31' }),
      await buildSiteFiles(files, { withoutExports: true, pageDay: '2026-02-01' }),
    ];
    expect(before.get('index.html')).toContain('Un asunto de antes');
    expect(after.get('index.html')).not.toContain('Un asunto de antes');
    expect(before.get('blog/un-articulo/index.html')).not.toContain('Esto ya pasó');
    expect(after.get('blog/un-articulo/index.html')).toContain('Esto ya pasó');
  });
});
