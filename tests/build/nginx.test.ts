/** The built site in a real nginx that includes the generated snippet: pages, aliases, 404s, types and headers. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../browsers/free-port.ts';
import { ARTICLE } from '../fixtures/base-data.ts';
import { changedBase, project, temporaryFolder } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { buildSite, listFilesIn } from './site.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
if (!hasNginx) console.warn('nginx is not installed: its snippet was not tried');

describe.skipIf(!hasNginx).each(['', '/licencia'])('with the basePath "%s"', (basePath) => {
  let server: ChildProcess;
  let origin = '';
  let files: string[] = [];

  beforeAll(async () => {
    const folder = temporaryFolder();
    // The workers of nginx, which may run as another user, must be able to read the folder.
    chmodSync(folder, 0o755);
    const root = join(folder, 'root');
    const site = join(root, basePath);
    const data = project({
      ...SAMPLE_FILES,
      'blog/un-articulo.md': ARTICLE.replace('author:', 'aliases: [nombre-viejo]\nauthor:'),
      'site.json': changedBase('site.json', (settings) => {
        Object.assign(settings, SAMPLE_FILES['site.json'], { basePath });
      }),
    });
    mkdirSync(root, { recursive: true });
    const built = join(folder, 'sitio');
    await buildSite(data, built, { withoutShareImages: true, allowFindings: false });
    spawnSync('cp', ['-rL', `${built}/.`, site]);
    files = listFilesIn(site);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ');
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary}
  server { listen 127.0.0.1:${port}; root ${root}; include ${site}/nginx.conf; } }`,
    );
    server = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
      stdio: 'ignore',
    });
    await vi.waitFor(() => fetch(origin), { timeout: 10_000 });
  });
  afterAll(() => {
    server?.kill('SIGTERM');
  });

  const get = (path: string) => fetch(origin + basePath + path, { redirect: 'manual' });
  const pages = () => files.filter((path) => path.endsWith('/index.html'));

  test('serves pages at their addresses, and redirects addresses without the slash', async () => {
    expect(pages().length).toBeGreaterThan(10);
    // Skips the pages of guide topics, which exist only for hosts without redirects.
    for (const path of pages()) {
      const address = `/${path.slice(0, -'index.html'.length)}`;
      if (/^\/guia-estudio\/./.test(address)) continue;
      const page = await get(address);
      expect([address, page.status, page.headers.get('content-type')]).toEqual([
        address,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      const bare = await get(address.slice(0, -1));
      expect([address, bare.status, bare.headers.get('location')]).toEqual([
        address,
        301,
        basePath + address,
      ]);
    }
  });

  test.each(['/blog/nombre-viejo/', '/blog/nombre-viejo'])('redirects %s', async (path) => {
    const alias = await get(path);
    expect([alias.status, alias.headers.get('location')]).toEqual([
      301,
      `${basePath}/blog/un-articulo/`,
    ]);
  });

  test.each(['/no-hay/', '/no-hay', '/_headers', '/_redirects', '/nginx.conf', '/assets/'])(
    '%s answers 404 with the error page and the security headers',
    async (path) => {
      const missing = await get(path);
      expect(missing.status).toBe(404);
      expect(await missing.text()).toContain('<html');
      expect(missing.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );

  test('downloads have their media types, and assets are cached for a year', async () => {
    for (const [ending, type] of [
      ['.csv', 'text/csv; charset=utf-8'],
      ['.apkg', 'application/octet-stream'],
      ['.webmanifest', 'application/manifest+json'],
    ]) {
      const path = files.find((file) => file.endsWith(ending!))!;
      expect([path, (await get(`/${path}`)).headers.get('content-type')]).toEqual([path, type]);
    }
    const asset = await get(`/${files.find((file) => file.startsWith('assets/'))!}`);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
    for (const path of [
      'api/v1/hechos.json',
      'blog/atom.xml',
      ...['.csv', '.png'].map((ending) =>
        files.find((file) => file.startsWith('descargas/') && file.endsWith(ending)),
      ),
    ]) {
      const { headers } = await get(`/${path}`);
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, '*']);
      expect([path, headers.get('cross-origin-resource-policy')]).toEqual([path, 'cross-origin']);
    }
  });
});
