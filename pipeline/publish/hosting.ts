/** Files that hosts and crawlers read: headers, redirects, a server block for nginx, sitemap and robots. */
import { createHash } from 'node:crypto';
import type { SiteSettings } from '../../schemas/site.ts';
import type { Site } from '../link/site.ts';
import type { Assets } from '../render/assets.ts';
import { escapeHtml } from '../text/escape.ts';

/** A directive that works in a header only, not in a meta element. */
const HEADER_ONLY = "; frame-ancestors 'none'";

export function contentSecurityPolicy(assets: Pick<Assets, 'beforePaint'>): string {
  const hash = createHash('sha256').update(assets.beforePaint).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    // Signs in the quiz are SVG in data: addresses; nothing inside an image can run.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // The site's only policy registers /sw.js and nothing else.
    'trusted-types sw',
  ].join('; ');
}

type HeaderRule = {
  path: string;
  headers: [string, string][];
  /** For a file whose ending hosts may not know. */
  type?: string;
};

/** Endings that a host may not know, or may serve as something that a browser opens instead of saving. */
const TYPES: [ending: RegExp, type: string][] = [
  [/\.apkg$/, 'application/octet-stream'],
  [/\.sqlite$/, 'application/vnd.sqlite3'],
  [/\.geojson$/, 'application/geo+json'],
  [/\.jsonld$/, 'application/ld+json'],
  [/\.nq$/, 'application/n-quads'],
  [/\.sarif$/, 'application/sarif+json'],
  [/\.vcf$/, 'text/vcard; charset=utf-8'],
  [/\.epub$/, 'application/epub+zip'],
  [/\.csv$/, 'text/csv; charset=utf-8'],
  [/\.(gift|md)$/, 'text/plain; charset=utf-8'],
  [/\.gift\.txt$/, 'text/plain; charset=utf-8'],
  [/\.webmanifest$/, 'application/manifest+json'],
  [/atom\.xml$/, 'application/atom+xml; charset=utf-8'],
  [/rss\.xml$/, 'application/rss+xml; charset=utf-8'],
  [/feed\.json$/, 'application/feed+json; charset=utf-8'],
];

/** Headers of addresses, most general first. @param files paths of the site */
export function headerRules(csp: string, files: Iterable<string> = []): HeaderRule[] {
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
    {
      path: '/api/*',
      headers: [
        ['Access-Control-Allow-Origin', '*'],
        ['Cross-Origin-Resource-Policy', 'cross-origin'],
      ],
    },
    ...[...files].sort().flatMap((path) => {
      const type = TYPES.find(([ending]) => ending.test(path))?.[1];
      return type === undefined
        ? []
        : [{ path, headers: [['Content-Type', type]] as [string, string][], type }];
    }),
  ];
}

/** `_headers` of Netlify and Cloudflare Pages. A later block replaces a header by detaching it first. */
export function headersFile(rules: readonly HeaderRule[], basePath: string): string {
  const general = new Set(rules[0]!.headers.map(([name]) => name));
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

/** A server block for nginx that does what `_headers` and `_redirects` do elsewhere. */
export function nginxFile(site: Site, rules: readonly HeaderRule[]): string {
  const { basePath } = site.settings;
  const add = (headers: readonly [string, string][]) =>
    headers.map(
      ([name, value]) => `    add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
    );
  const general = rules[0]!.headers;
  const blocks = rules.slice(1).flatMap(({ path, headers, type }) => {
    // nginx uses one block for an address, and drops the outer add_header lines if that block has its own.
    if (type !== undefined) {
      const folders = rules
        .slice(1)
        .filter((rule) => rule.path.endsWith('*') && path.startsWith(rule.path.slice(0, -1)));
      return [
        `  location = ${basePath}${path} {`,
        '    types { }',
        `    default_type "${type}";`,
        ...add([...new Map([...general, ...folders.flatMap((rule) => rule.headers)])]),
        '  }',
      ];
    }
    const overridden = general.filter(([name]) => !headers.some(([other]) => other === name));
    return [
      `  location ${basePath}${path.replace('*', '')} {`,
      ...add([...overridden, ...headers]),
      '    try_files $uri =404;',
      '  }',
    ];
  });
  const redirects = site.redirects.map(
    ({ from, to }) => `  location = ${basePath}${from} { return 301 ${basePath}${to}; }`,
  );
  return [
    '# Server block for the built site. Set the names, the certificate and the root, then include it in http { }.',
    'server {',
    '  listen 80;',
    '  server_name _;',
    '  root /var/www/licencia-pr;',
    '  index index.html;',
    '  charset utf-8;',
    '  gzip on;',
    '  gzip_types text/css application/javascript application/json application/ld+json image/svg+xml application/xml;',
    `  error_page 404 ${basePath}/404.html;`,
    ...redirects,
    ...blocks,
    '  location / {',
    ...add(general),
    '    # An address without its final slash leads to the folder.',
    '    try_files $uri $uri/ =404;',
    '  }',
    '}',
    '',
  ].join('\n');
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

/** Nothing is blocked: a page that must not be indexed says so itself, and crawlers must be able to read that. */
export function robotsFile({ origin, basePath }: SiteSettings): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${basePath}/sitemap.xml\n`;
}
