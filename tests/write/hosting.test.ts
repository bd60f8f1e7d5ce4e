import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../pipeline/render/document/security-policy.ts';
import {
  headerRules,
  headersFile,
  nginxFile,
  redirectsFile,
  robotsFile,
  sitemapFile,
} from '../../pipeline/write/hosting.ts';
import { changedBase, project, readProject } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

const siteAt = (basePath: string) =>
  readProject(
    project({
      ...SAMPLE_FILES,
      'site.json': changedBase('site.json', (site) => {
        Object.assign(site, SAMPLE_FILES['site.json'], { basePath });
      }),
    }),
  ).site!;
const SITE = siteAt('');
const csp = contentSecurityPolicy({ beforePaint: 'antes()' });
const rules = headerRules(csp, [
  '/descargas/b.csv',
  '/descargas/a.apkg',
  '/blog/atom.xml',
  '/index.html',
]);
/** Paths that other sites may embed and read, and paths that they may not. */
const FOR_OTHERS = ['/api/v1/a.json', '/descargas/a.png', '/descargas/b.csv', '/blog/atom.xml'];
const OWN = ['/', '/blog/', '/assets/a.css', '/sw.js'];

/** The headers that Netlify and Cloudflare Pages send for an address, read block by block as they do. */
function headersFor(file: string, address: string): Map<string, string> {
  const sent = new Map<string, string>();
  for (const block of file.split(/\n(?=\S)/)) {
    const [path = '', ...lines] = block.trimEnd().split('\n');
    const matches = path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path;
    if (!matches) continue;
    for (const line of lines) applyLine(sent, line);
  }
  return sent;
}

function applyLine(sent: Map<string, string>, line: string): void {
  const [, detached] = /^ {2}! (.+)$/.exec(line) ?? [];
  if (detached !== undefined) {
    sent.delete(detached);
    return;
  }
  const [, name, value] = /^ {2}([^:]+): (.+)$/.exec(line)!;
  // A host joins two values of one header with a comma, which no browser understands.
  sent.set(name!, sent.has(name!) ? `${sent.get(name!)}, ${value}` : value!);
}

describe('the content security policy', () => {
  test('allows the one inline script by its hash, and no other site', () => {
    expect(csp).toContain("script-src 'self' 'sha256-");
    expect(csp).not.toMatch(/https?:|unsafe-|\*/);
    expect(contentSecurityPolicy({ beforePaint: 'otro()' })).not.toBe(csp);
  });
});

describe('_headers', () => {
  const file = headersFile(rules, '');

  test('sends the policy with every page, and forbids frames', () => {
    const sent = headersFor(file, '/blog/');
    expect(sent.get('Content-Security-Policy')).toBe(`${csp}; frame-ancestors 'none'`);
    expect(sent.get('Cache-Control')).toBe('no-cache');
  });

  test('replaces a general header instead of adding to it', () => {
    const sent = headersFor(file, '/assets/a.css');
    expect(sent.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(sent.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('lets other sites read only the files meant for them', () => {
    for (const path of FOR_OTHERS) {
      const sent = headersFor(file, path);
      expect(sent.get('Cross-Origin-Resource-Policy'), path).toBe('cross-origin');
      expect(sent.get('Access-Control-Allow-Origin'), path).toBe('*');
    }
    for (const path of OWN) {
      const sent = headersFor(file, path);
      expect(sent.get('Cross-Origin-Resource-Policy'), path).toBe('same-origin');
      expect(sent.has('Access-Control-Allow-Origin'), path).toBe(false);
    }
  });

  test('names the media type of files with uncommon extensions', () => {
    expect(headersFor(file, '/descargas/a.apkg').get('Content-Type')).toBe(
      'application/octet-stream',
    );
    expect(headersFor(file, '/descargas/b.csv').get('Content-Type')).toBe(
      'text/csv; charset=utf-8',
    );
    expect(headersFor(file, '/index.html').has('Content-Type')).toBe(false);
  });

  test('applies its rules below the base path', () => {
    expect(
      headersFor(headersFile(rules, '/sitio'), '/sitio/assets/a.css').get('Cache-Control'),
    ).toContain('immutable');
  });
});

test('_redirects sends each alias to its page, below the base path', () => {
  expect(redirectsFile(SITE)).toContain('/blog/articulo-viejo/ /blog/un-articulo/ 301\n');
  expect(redirectsFile(siteAt('/sitio'))).toContain(
    '/sitio/blog/articulo-viejo/ /sitio/blog/un-articulo/ 301\n',
  );
});

test('a study topic of the guide redirects to its chapter, on every host', () => {
  expect(redirectsFile(SITE)).toContain(
    '/guia-estudio/reglas-transito/ /manual/reglas-transito/ 301\n',
  );
  expect(nginxFile(SITE, rules)).toContain(
    '  location = /guia-estudio/reglas-transito { return 301 /manual/reglas-transito/; }',
  );
});

describe('nginx.conf', () => {
  const file = nginxFile(SITE, rules);
  const inBase = nginxFile(siteAt('/sitio'), rules);
  const block = (location: string) => {
    const start = file.indexOf(`  location ${location} {`);
    return start === -1 ? '' : file.slice(start, file.indexOf('\n  }', start));
  };
  const directives = (text: string) => text.replace(/^ *#.*$/gm, '').trim();

  test('leaves server names, certificate and root to the server block that includes it', () => {
    for (const text of [file, inBase]) {
      expect(directives(text)).not.toMatch(/\b(server|server_name|listen|root|ssl_certificate)\b/);
      expect(text).toContain('# server {');
    }
    // Outside its locations the snippet sets nothing, because the server block may set the same directives.
    expect(directives(file)).toMatch(/^location \/ \{[\s\S]*\}$/);
    expect(directives(inBase)).toMatch(
      /^location = \/sitio \{ return 301 \/sitio\/; \}\nlocation \/sitio\/ \{[\s\S]*\}$/,
    );
  });

  test('documents the folder of a base path at the top of the file', () => {
    expect(inBase).toContain('is /var/www/licencia-pr/sitio');
    expect(inBase).toContain('include /var/www/licencia-pr/sitio/nginx.conf;');
    expect(directives(inBase).match(/location (?:= )?(\S+)/g)).toEqual(
      directives(inBase).match(/location (?:= )?\/sitio\S*/g),
    );
  });

  test('repeats the general headers in each block, since an inner block drops outer ones', () => {
    expect(file.slice(0, file.indexOf('\n  location'))).toContain(
      'add_header X-Content-Type-Options "nosniff"',
    );
    for (const location of ['/assets/', '/api/', '= /descargas/a.apkg'])
      expect(block(location), location).toContain('add_header X-Content-Type-Options "nosniff"');
    expect(block('/assets/')).toContain('immutable');
    expect(block('/assets/')).not.toContain('no-cache');
    for (const location of ['/api/', '/descargas/', '= /descargas/b.csv', '= /blog/atom.xml']) {
      expect(block(location).match(/Cross-Origin-Resource-Policy.*/g), location).toEqual([
        'Cross-Origin-Resource-Policy "cross-origin" always;',
      ]);
      expect(block(location), location).toContain('add_header Access-Control-Allow-Origin "*"');
      expect(block(location), location).not.toContain('add_header Content-Type');
    }
  });

  test('declares the media types and closes its blocks', () => {
    expect(block('= /descargas/a.apkg')).toContain('default_type "application/octet-stream";');
    expect(file.match(/\{/g)).toHaveLength(file.match(/\}/g)!.length);
  });

  test('redirects an alias with and without its final slash', () => {
    for (const from of ['/blog/articulo-viejo/', '/blog/articulo-viejo'])
      expect(file).toContain(`  location = ${from} { return 301 /blog/un-articulo/; }`);
  });

  test('does not serve the hosting configuration files', () => {
    for (const path of ['/_headers', '/_redirects', '/nginx.conf'])
      expect(file).toContain(`  location = ${path} { return 404; }`);
  });
});

test('the sitemap has one escaped address for each page, with its date if any', () => {
  const file = sitemapFile(SITE.settings, [
    { path: '/' },
    { path: '/a&b/', updated: '2026-01-15' },
  ]);
  expect(file).toContain('<url><loc>https://licencia.example/</loc></url>');
  expect(file).toContain(
    '<url><loc>https://licencia.example/a&amp;b/</loc><lastmod>2026-01-15</lastmod></url>',
  );
});

test('robots.txt blocks nothing and names the sitemap', () => {
  expect(robotsFile(siteAt('/sitio').settings)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://licencia.example/sitio/sitemap.xml\n',
  );
});
