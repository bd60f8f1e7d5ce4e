/**
 * Prints a page as an HTML document. The shell is rendered once for each section; head and main are inserted into it.
 */

import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BRAND } from '../../../templates/brand.ts';
import { Breadcrumbs } from '../../../templates/layout/Breadcrumbs.tsx';
import { PageBody } from '../../../templates/layout/PageBody.tsx';
import type { View } from '../../../templates/view.ts';
import { memoize } from '../../program/memoize.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import { escapeHtml, escapeXml } from '../../text/escape.ts';
import { breadcrumbList } from '../json-ld/graphs.ts';
import { OPEN_SEARCH_PATH } from '../search/open-search.ts';
import { type Assets, type StylesheetName, stylesheetsOf } from './assets.ts';
import type { Page, SharePicture } from './page.ts';
import type { PageDateFinder } from './page-dates.ts';
import { contentSecurityPolicy } from './security-policy.ts';
import { serialiseForScript } from './serialise.ts';

const CRUMBS = '\u0001migas\u0001';
const MAIN = '\u0001principal\u0001';

/** A part of a document. Parts of the shell are the same on many pages, and are verified once. */
export type DocumentPart = { html: string; isShell: boolean };

export type PageExtras = {
  /** HTML at the top of every page. */
  banner?: string | undefined;
  /** The preview picture that other sites show for a page. */
  shareImage?: ((page: Page) => SharePicture) | undefined;
};

type Shell = [before: DocumentPart, between: DocumentPart, after: DocumentPart];
/** @returns the parts of the page's HTML, in order, and the day on which its words last changed */
type DocumentRenderer = (page: Page) => {
  parts: readonly DocumentPart[];
  newest?: string;
};

export function documentRenderer(
  view: View,
  assets: Assets,
  options: PageExtras & {
    /** True if the site has a feed and a manifest that pages link to. */
    exported?: boolean;
    /** Address of the file of spoken forms: see speech.ts. */
    speech?: () => string;
    /** Address of the file with the right options of the tests. */
    keys: () => string;
    /** Inserts the day on which a page's sources were read. */
    dated: PageDateFinder;
  },
): DocumentRenderer {
  const { settings } = view;
  const address = (route: string) => settings.origin + settings.basePath + route;
  const shellOf = memoize((current: string): Shell => {
    const html = renderToStaticMarkup(
      createElement(PageBody, {
        view,
        current,
        keys: settings.basePath + options.keys(),
        main: MAIN,
        crumbs: CRUMBS,
      }),
    );
    const [before, rest] = html.split(CRUMBS) as [string, string];
    const [between, after] = rest.split(MAIN) as [string, string];
    return [
      `</head>\n<body>${options.banner ?? ''}${before}`,
      between,
      `${after}</body>\n</html>\n`,
    ].map(shellPart) as Shell;
  });
  const shellFor = (path: string): Shell => {
    // All pages of a folder mark the same navigation link as current, except the folder's own page.
    const folder = path.slice(0, path.indexOf('/', 1) + 1);
    return shellOf(path === folder || path === '/' ? path : `${folder}-/`);
  };

  /** @param state ` disabled` for a sheet that a script loads */
  const sheetLink = (name: StylesheetName, state: '' | ' disabled' = ''): string =>
    `<link rel="stylesheet"${state}${name === 'print' ? ' media="print"' : ''} href="${settings.basePath}${assets.stylesheets[name]}">`;
  const faces = assets.files
    .filter(({ path }) => path.endsWith('.woff2'))
    .map(({ path }) => settings.basePath + path);
  const fixedHead = shellPart(
    [
      '<!doctype html>',
      '<html lang="es-PR">',
      '<head>',
      `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
      // The policy is in double quotes, so its many apostrophes need no escaping.
      `<meta http-equiv="Content-Security-Policy" content="${escapeXml(contentSecurityPolicy(assets))}">`,
      `<script data-faces="${faces.join(' ')}">${assets.beforePaint}</script>`,
      `<link rel="icon" href="${settings.basePath}${assets.icons.small}" sizes="32x32">`,
      `<link rel="icon" href="${settings.basePath}${assets.icons.svg}" type="image/svg+xml">`,
      `<link rel="apple-touch-icon" href="${settings.basePath}${assets.icons.touch}">`,
      `<meta name="theme-color" content="${BRAND.sign}">`,
      `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(settings.name)}" href="${settings.basePath}${OPEN_SEARCH_PATH}">`,
      ...(options.exported === true
        ? [`<link rel="manifest" href="${settings.basePath}/manifest.webmanifest">`]
        : []),
      '',
    ].join('\n'),
  );
  return (page) => {
    const [before, between, after] = shellFor(page.path);
    // Renders breadcrumbs and main element in one call: the overhead of a call is as high as the cost of a small part.
    const trail =
      page.crumbs === undefined ? null : createElement(Breadcrumbs, { view, crumbs: page.crumbs });
    const own = renderToStaticMarkup(createElement(Fragment, null, trail, MAIN, page.main));
    const crumbs = own.slice(0, own.indexOf(MAIN));
    const { html: main, newest } = options.dated(page, own.slice(own.indexOf(MAIN) + MAIN.length));
    // Only pages that search engines index need breadcrumbs in their JSON-LD.
    const isListed = page.robots?.startsWith('noindex') !== true;
    const graphs =
      page.crumbs === undefined || !isListed
        ? page.jsonLd
        : [...page.jsonLd, breadcrumbList(page.crumbs, address)];
    const hasFeed = page.path === '/' || page.path.startsWith('/blog/');
    const head = [
      ...(options.exported === true && hasFeed ? [feedLink(settings)] : []),
      ...stylesheetsOf(page.sheets).map((name) => sheetLink(name)),
      ...(page.lateSheets ?? []).map((name) => sheetLink(name, ' disabled')),
      sheetLink('print'),
      pageHead(page, view, address, options.shareImage?.(page)),
      ...graphs.map(
        (graph) => `<script type="application/ld+json">${serialiseForScript(graph)}</script>`,
      ),
      loading(page, assets, settings.basePath, options.speech),
      '',
    ].join('\n');
    const parts = [
      fixedHead,
      ownPart(head),
      before,
      ownPart(crumbs),
      between,
      ownPart(main),
      after,
    ];
    return omitUndefined({ parts, newest });
  };
}

/** The page in English, and the page with the same answers in Spanish. */
const TRANSLATED = ['/tramites/', '/en/'];
const alternates = (address: (route: string) => string): string[] =>
  [
    ['es', '/tramites/'],
    ['en', '/en/'],
    ['x-default', '/tramites/'],
  ].map(
    ([language, route]) =>
      `<link rel="alternate" hreflang="${language}" href="${address(route!)}">`,
  );

/** Tells the browser to fetch the page's data early, and names the scripts to load. */
function loading(
  { data, script, listen }: Page,
  assets: Assets,
  basePath: string,
  speech: (() => string) | undefined,
): string {
  const preload =
    data === undefined
      ? ''
      : `<link rel="preload" href="${basePath}${data}" as="fetch" crossorigin>\n`;
  // Other scripts are four fifths of a page's bytes: the common script loads them once the page is painted.
  const others =
    script === undefined
      ? []
      : assets.closures[script].filter((path) => path !== assets.scripts.page);
  const then = others.map((path) => basePath + path).join(' ');
  const spoken = listen && speech !== undefined ? ` data-voz="${basePath}${speech()}"` : '';
  return `${preload}<script type="module" async fetchpriority="low" src="${basePath}${assets.scripts.page}"${then && ` data-then="${then}"`}${spoken}></script>`;
}

const shellPart = (html: string): DocumentPart => ({ html, isShell: true });
const ownPart = (html: string): DocumentPart => ({ html, isShell: false });

/** The link to the feed, for the pages whose readers look for it: the home page and the blog. */
const feedLink = ({ basePath, blog }: View['settings']): string =>
  `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(blog.title)}" href="${basePath}/blog/atom.xml">`;

function pageHead(
  page: Page,
  { settings }: View,
  address: (route: string) => string,
  image: SharePicture | undefined,
): string {
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const canonical = address(page.canonical ?? page.path);
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${content}">`;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta name="keywords" content="${escapeHtml(page.keywords.join(', '))}">`,
    `<meta name="robots" content="${page.robots ?? 'index, follow'}">`,
    ...(page.path === '/404.html' ? [] : [`<link rel="canonical" href="${canonical}">`]),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:site_name', escapeHtml(settings.name)),
    property('og:locale', page.language === 'en' ? 'en_US' : 'es_PR'),
    ...(TRANSLATED.includes(page.path) ? alternates(address) : []),
    property('og:type', page.published === undefined ? 'website' : 'article'),
    ...(page.published === undefined ? [] : [property('article:published_time', page.published)]),
    ...(image === undefined
      ? []
      : [
          property('og:image', address(image.path)),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          property('og:image:alt', escapeHtml(image.alt)),
        ]),
    `<meta name="twitter:card" content="${image === undefined ? 'summary' : 'summary_large_image'}">`,
  ].join('\n');
}
