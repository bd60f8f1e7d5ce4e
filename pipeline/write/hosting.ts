/** Files that hosts and crawlers read: headers, redirects, a snippet for nginx, sitemap and robots. */
import type { SiteSettings } from '../../schemas/site.ts';
import type { Site } from '../link/site.ts';
import { escapeHtml } from '../text/escape.ts';

/** A directive that works in a header only, not in a meta element. */
const HEADER_ONLY = "; frame-ancestors 'none'";

type HeaderRule = {
  path: string;
  headers: [string, string][];
  /** Set for a file whose ending is in `TYPES`. */
  type?: string;
};

/** The first rule is for all addresses. */
type HeaderRules = readonly [HeaderRule, ...HeaderRule[]];

/** Endings that a host may not know, or whose type a browser would open instead of saving. */
const TYPES: [ending: RegExp, type: string][] = [
  [/\.apkg$/, 'application/octet-stream'],
  [/\.csv$/, 'text/csv; charset=utf-8'],
  [/\.webmanifest$/, 'application/manifest+json'],
  [/buscar\.xml$/, 'application/opensearchdescription+xml; charset=utf-8'],
  [/atom\.xml$/, 'application/atom+xml; charset=utf-8'],
];

/** Headers of files for other sites, whose pages may show them and whose scripts may read them. */
const FOR_OTHERS: [string, string][] = [
  ['Access-Control-Allow-Origin', '*'],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
];
const FEED = /\/atom\.xml$/;

/** Headers for addresses, the most general first. @param files paths of the site */
export function headerRules(csp: string, files: Iterable<string> = []): HeaderRules {
  return [
    {
      path: '/*',
      headers: [
        ['Content-Security-Policy', csp + HEADER_ONLY],
        ['X-Content-Type-Options', 'nosniff'],
        ['X-Frame-Options', 'DENY'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        ['Cross-Origin-Resource-Policy', 'same-origin'],
        ['Cache-Control', 'no-cache'],
      ],
    },
    { path: '/assets/*', headers: [['Cache-Control', 'public, max-age=31536000, immutable']] },
    {
      path: '/compartir/*',
      headers: [
        ['Cache-Control', 'public, max-age=31536000, immutable'],
        ['Cross-Origin-Resource-Policy', 'cross-origin'],
      ],
    },
    { path: '/api/*', headers: FOR_OTHERS },
    // A quiz on another platform takes its pictures from this folder.
    { path: '/descargas/*', headers: FOR_OTHERS },
    ...[...files].sort().flatMap((path) => {
      const type = TYPES.find(([ending]) => ending.test(path))?.[1];
      if (type === undefined) return [];
      const headers: [string, string][] = [['Content-Type', type]];
      return [{ path, headers: FEED.test(path) ? [...headers, ...FOR_OTHERS] : headers, type }];
    }),
  ];
}

/** `_headers` of Netlify and Cloudflare Pages. A later block replaces a header by detaching it first. */
export function headersFile(rules: HeaderRules, basePath: string): string {
  const general = new Set(rules[0].headers.map(([name]) => name));
  return rules
    .map(({ path, headers }, index) => {
      const detached =
        index === 0
          ? []
          : headers.filter(([name]) => general.has(name)).map(([name]) => `  ! ${name}`);
      return [
        `${basePath}${path}`,
        ...detached,
        ...headers.map(([name, value]) => `  ${name}: ${value}`),
      ].join('\n');
    })
    .join('\n')
    .concat('\n');
}

export function redirectsFile(site: Site): string {
  const { basePath } = site.settings;
  return site.redirects.map(({ from, to }) => `${basePath}${from} ${basePath}${to} 301\n`).join('');
}

/**
 * A snippet for nginx that does what `_headers` and `_redirects` do elsewhere. It is included in a server block, which
 * has the server names, the certificate and the root. All directives are inside locations, so that none repeats one of
 * the server block.
 */
export function nginxFile(site: Site, rules: HeaderRules): string {
  const { basePath } = site.settings;
  const general = rules[0].headers;
  return [
    ...nginxHead(basePath),
    ...(basePath === '' ? [] : [`location = ${basePath} { return 301 ${basePath}/; }`]),
    `location ${basePath}/ {`,
    '  index index.html;',
    '  charset utf-8;',
    '  gzip on;',
    '  gzip_types text/css application/javascript text/javascript application/json application/ld+json image/svg+xml application/xml;',
    '  # Redirects without the name of the host: it may be that of a proxy.',
    '  absolute_redirect off;',
    '  # A folder without a page (403) is a 404 too.',
    `  error_page 403 404 =404 ${basePath}/404.html;`,
    ...addHeaders(general),
    ...HOST_FILES.map((path) => `  location = ${basePath}${path} { return 404; }`),
    ...site.redirects.flatMap(({ from, to }) =>
      [from, from.replace(/\/$/, '')].map(
        (address) => `  location = ${basePath}${address} { return 301 ${basePath}${to}; }`,
      ),
    ),
    ...rules.slice(1).flatMap((rule) => nginxLocation(basePath, rules, rule)),
    '}',
    '',
  ].join('\n');
}

/** Files of the built site that only hosts read: no visitor gets them. */
export const HOST_FILES = ['/_headers', '/_redirects', '/nginx.conf'] as const;

function nginxHead(basePath: string): string[] {
  const folder = '/var/www/licencia-pr';
  const place =
    basePath === ''
      ? [`#   root ${folder};  # the copy of the built site`]
      : [
          `#   root ${folder};  # the folder in which the copy of the built site is ${folder}${basePath}`,
        ];
  return [
    '# For nginx: include this file in the server block of the site, as in',
    '#',
    '# server {',
    '#   listen 443 ssl;',
    '#   server_name licencia.example;',
    '#   ssl_certificate …; ssl_certificate_key …;',
    ...place,
    `#   include ${folder}${basePath}/nginx.conf;`,
    '# }',
    '#',
    `# Every address is below ${basePath}/, the basePath of data/site.json: nginx looks for the file root + address.`,
    '# Another basePath needs another build. The types of common files come from the mime.types of nginx.',
  ];
}

const addHeaders = (headers: readonly [string, string][], indent = '  ') =>
  headers.map(
    ([name, value]) => `${indent}add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  );

/** A location with all headers, because nginx applies one location per address and drops outer add_header lines. */
function nginxLocation(
  basePath: string,
  rules: HeaderRules,
  { path, headers, type }: HeaderRule,
): string[] {
  const general = rules[0].headers;
  if (type === undefined)
    return [
      `  location ${basePath}${path.replace('*', '')} {`,
      ...addHeaders([...new Map([...general, ...headers])], '    '),
      '  }',
    ];
  const folders = rules
    .slice(1)
    .filter((rule) => rule.path.endsWith('*') && path.startsWith(rule.path.slice(0, -1)));
  const own = headers.filter(([name]) => name !== 'Content-Type');
  const sent = [...general, ...folders.flatMap((rule) => rule.headers), ...own];
  return [
    `  location = ${basePath}${path} {`,
    '    types { }',
    `    default_type "${type}";`,
    ...addHeaders([...new Map(sent)], '    '),
    '  }',
  ];
}

export type SitemapEntry = { path: string; updated?: string };

export function sitemapFile(
  { origin, basePath }: SiteSettings,
  entries: readonly SitemapEntry[],
): string {
  const urls = entries.map(
    ({ path, updated }) =>
      `  <url><loc>${escapeHtml(origin + basePath + path)}</loc>${updated === undefined ? '' : `<lastmod>${updated}</lastmod>`}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Nothing is blocked: crawlers must read a page to see that it must not be indexed. */
export function robotsFile({ origin, basePath }: SiteSettings): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${basePath}/sitemap.xml\n`;
}
