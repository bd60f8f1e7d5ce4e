import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { Assets } from '../../pipeline/render/document/assets.ts';
import { documentRenderer } from '../../pipeline/render/document/document.ts';
import type { Page } from '../../pipeline/render/document/page.ts';
import { serialiseForScript } from '../../pipeline/render/document/serialise.ts';
import { renderSampleSite } from './pages.ts';

const { view } = renderSampleSite();
const scripts = {
  page: '/assets/page.js',
  quiz: '/assets/quiz.js',
  result: '/assets/quiz.js',
  bank: '/assets/quiz.js',
  gallery: '/assets/gallery.js',
};
const ASSETS = {
  files: [{ path: '/assets/letra.woff2', bytes: new Uint8Array() }],
  stylesheets: { site: '/assets/site.css', practice: '/assets/practice.css' },
  icons: { svg: '/favicon.svg', small: '/favicon-32.png', touch: '/touch.png' },
  beforePaint: 'antes()',
  scripts,
  closures: Object.fromEntries(
    Object.entries(scripts).map(([name, path]) => [name, [scripts.page, path]]),
  ),
} as unknown as Assets;

const page = (more: Partial<Page> = {}): Page => ({
  path: '/blog/uno/',
  kind: 'content',
  title: 'Uno & "dos"',
  description: 'Una <página>.',
  keywords: ['uno', 'dos'],
  crumbs: [{ label: 'Blog', href: '/blog/' }, { label: 'Uno' }],
  main: createElement('main', null, createElement('h1', null, 'Uno')),
  jsonLd: [],
  ...more,
});

const renderer = (options: Partial<Parameters<typeof documentRenderer>[2]> = {}) =>
  documentRenderer(view, ASSETS, {
    keys: () => '/assets/claves.json',
    dated: (_, main) => ({ html: main }),
    ...options,
  });
const html = (more: Partial<Page> = {}, options: Parameters<typeof renderer>[0] = {}) =>
  renderer(options)(page(more))
    .parts.map((part) => part.html)
    .join('');

describe('the head', () => {
  test('has an escaped title and description', () => {
    expect(html()).toContain('<title>Uno &amp; &quot;dos&quot;</title>');
    expect(html()).toContain('<meta name="description" content="Una &lt;página&gt;.">');
  });

  test('has the page’s own or a given canonical address, and none on the 404 page', () => {
    const canonical = /<link rel="canonical" href="([^"]+)">/;
    expect(canonical.exec(html())?.[1]).toBe('https://licencia.example/blog/uno/');
    expect(canonical.exec(html({ canonical: '/blog/' }))?.[1]).toBe(
      'https://licencia.example/blog/',
    );
    expect(canonical.test(html({ path: '/404.html' }))).toBe(false);
  });

  test('preloads the data and the script of a practice page', () => {
    const practice = html({ data: '/assets/test-1.json', script: 'quiz' });
    expect(practice).toContain(
      '<link rel="preload" href="/assets/test-1.json" as="fetch" crossorigin>',
    );
    expect(practice).toContain('src="/assets/page.js" data-then="/assets/quiz.js"');
    expect(html()).not.toContain('data-then');
    expect(html()).not.toContain('preload');
  });

  test('links to the manifest only if exports are published', () => {
    expect(html({}, { exported: true })).toContain('href="/manifest.webmanifest"');
    expect(html()).not.toContain('manifest.webmanifest');
  });

  test('describes an article and its picture for link previews', () => {
    const shareImage = () => ({ path: '/compartir/uno.png', alt: 'Blog: "Uno"' });
    const article = html({ published: '2026-01-10' }, { shareImage });
    expect(article).toContain('<meta property="og:type" content="article">');
    expect(article).toContain(
      '<meta property="og:image" content="https://licencia.example/compartir/uno.png">',
    );
    expect(article).toContain('<meta property="og:image:alt" content="Blog: &quot;Uno&quot;">');
    expect(html()).toContain('<meta property="og:type" content="website">');
    expect(html()).toContain('<meta name="twitter:card" content="summary">');
  });

  test('structured data and breadcrumbs cannot end their script element', () => {
    const attack = html({
      jsonLd: [{ '@context': 'https://schema.org', '@type': 'WebSite', name: '</script><b>' }],
    });
    expect(attack).toContain('\\u003c/script\\u003e\\u003cb\\u003e');
    expect(attack.match(/<script type="application\/ld\+json">/g)).toHaveLength(2);
    expect(JSON.parse(serialiseForScript({ a: '<!-- & \u2028 -->' }))).toEqual({
      a: '<!-- & \u2028 -->',
    });
  });
});

describe('the shared parts', () => {
  test('are identical on pages of one section, and differ between sections', () => {
    const render = renderer();
    const shell = (path: string) =>
      render(page({ path }))
        .parts.filter(({ isShell }) => isShell)
        .map((part) => part.html);
    expect(shell('/blog/uno/')).toEqual(shell('/blog/dos/'));
    expect(shell('/tests/')).not.toEqual(shell('/blog/uno/'));
  });

  test('begin the body with the banner of a preview', () => {
    expect(html({}, { banner: '<aside>Vista previa</aside>' })).toContain(
      '<body><aside>Vista previa</aside>',
    );
  });

  test('print no breadcrumbs for a page without crumbs', () => {
    const { crumbs: _, ...home } = page({ path: '/' });
    const text = renderer()(home)
      .parts.map((part) => part.html)
      .join('');
    expect(text).not.toContain('BreadcrumbList');
    expect(text).toContain('<h1>Uno</h1>');
  });
});
