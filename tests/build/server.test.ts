import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDevServer } from '../../pipeline/commands/dev-server.ts';
import { createLiveReload } from '../../pipeline/commands/live-reload.ts';
import { createSiteServer } from '../../pipeline/commands/preview.ts';
import { temporaryFolder } from '../fixtures/project.ts';
import { devSiteFromFiles } from './dev-site.ts';

const site = join(temporaryFolder(), 'site');
for (const folder of ['blog', 'assets']) mkdirSync(join(site, folder), { recursive: true });
const FILES = [
  ['index.html', '<title>Inicio</title></body>'],
  ['404.html', '<title>No está</title></body>'],
  ['blog/index.html', '<title>Blog</title></body>'],
  ['../secreto.html', 'secreto'],
  ['.built-by-licencia', 'x'],
  ['datos.txt', '0123456789'],
  ['_headers', '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n'],
  ['assets/a-1.js', ''],
  ['_redirects', '/viejo/ /blog/ 301\n'],
  ['suelta.html', 'suelta'],
  ['nginx.conf', 'secreto'],
] as const;
for (const [path, text] of FILES) writeFileSync(join(site, path), text);
const inMemory = devSiteFromFiles(new Map(FILES.map(([path, text]) => [`/${path}`, text])));
const servers = {
  preview: createSiteServer(site),
  dev: createDevServer(createLiveReload(), async () => inMemory),
};

beforeAll(() =>
  Promise.all(
    Object.values(servers).map(
      (server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    ),
  ),
);
afterAll(() => {
  for (const server of Object.values(servers)) server.close();
});

/** Sends the path unchanged, unlike a browser or `fetch`, which would normalize it. */
const get = (
  name: keyof typeof servers,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) =>
  new Promise<{ status: number; text: string; location?: string }>((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port: (servers[name].address() as AddressInfo).port,
        path,
        headers,
        method,
      },
      (response) => {
        let text = '';
        const { location } = response.headers;
        response
          .setEncoding('utf8')
          .on('data', (chunk: string) => {
            text += chunk;
          })
          .on('end', () =>
            resolve({ status: response.statusCode!, text, ...(location && { location }) }),
          );
      },
    )
      .on('error', reject)
      .end();
  });

describe.each(['preview', 'dev'] as const)('%s', (name) => {
  test.each([
    '//',
    '///x',
    '/%',
    '/%00',
    '/%2e%2e%2fsecreto.html',
    '/..%2fsecreto.html',
    '/../secreto.html',
    `/${'x'.repeat(5000)}`,
    '/blog/..%5c..%5csecreto.html',
  ])(
    'answers %s without a server error, and serves no file from outside the site',
    async (path) => {
      const { status, text } = await get(name, path);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
      expect(text).not.toContain('secreto');
      expect((await get(name, '/blog/')).text).toContain('Blog');
    },
  );

  test.each(['bytes=5-2', 'bytes=-5', 'x', 'bytes=0-1,3-4', 'bytes=a-b'])(
    'serves the whole file for an unsupported range: %s',
    async (range) => {
      expect(await get(name, '/datos.txt', { range })).toEqual({ status: 200, text: '0123456789' });
    },
  );

  test.each([
    'licencia.example',
    'licencia.example:4321',
    'localhost.licencia.example',
    '127.0.0.1.licencia.example',
    '127.0.0.2',
    'otro@localhost',
    '[::2]',
  ])('refuses another host with 403: %s', async (host) => {
    for (const path of ['/', '/blog/', '/viejo/', '/no-esta/', '/__licencia/events'])
      for (const method of ['GET', 'HEAD', 'POST']) {
        const { status, text, location } = await get(name, path, { host }, method);
        expect([status, location], `${method} ${path}`).toEqual([403, undefined]);
        expect(text).not.toContain('Blog');
      }
  });

  test('refuses an absolute address of another host with 403', async () => {
    const { status } = await get(name, 'http://licencia.example/blog/', { host: 'localhost' });
    expect(status).toBe(403);
  });

  test.each(['localhost', 'LOCALHOST:4321', '127.0.0.1', '127.0.0.1:80', '[::1]', '[::1]:65535'])(
    'accepts the local host name %s',
    async (host) => {
      expect((await get(name, '/blog/', { host })).text).toContain('Blog');
      expect((await get(name, `http://${host}/blog/`, { host })).text).toContain('Blog');
    },
  );

  test('does not cache a missing asset for a year, unlike an existing one', async () => {
    const { port } = servers[name].address() as AddressInfo;
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/assets/a-0.js`);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toMatch(/^no-/);
    if (name === 'dev') return;
    const there = await fetch(`http://127.0.0.1:${port}/assets/a-1.js`);
    expect(there.headers.get('cache-control')).toContain('immutable');
  });

  test.runIf(name === 'preview')(
    'answers a valid byte range with 206, one beyond the end with 416',
    async () => {
      expect(await get(name, '/datos.txt', { range: 'bytes=2-4' })).toEqual({
        status: 206,
        text: '234',
      });
      expect((await get(name, '/datos.txt', { range: 'bytes=99-' })).status).toBe(416);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'TRACE'])('%s is refused with 405', async (method) => {
    expect((await get(name, '/', {}, method)).status).toBe(405);
  });

  test.each([
    '/.built-by-licencia',
    '/%2ebuilt-by-licencia',
    '/%5fheaders',
    '/_redirects',
    '//_headers',
    '/nginx.conf/',
  ])('%s is not served', async (path) => {
    expect((await get(name, path)).status).toBe(404);
  });

  test.each([
    ['/viejo/', '/blog/'],
    ['/viejo', '/blog/'],
    ['/blog', '/blog/'],
    ['//blog', '/blog/'],
  ])('%s redirects to %s', async (path, location) => {
    expect(await get(name, path)).toMatchObject({ status: 301, location });
  });

  test('serves an HTML file only at its name with the extension, as static hosts do', async () => {
    expect((await get(name, '/suelta.html')).text).toContain('suelta');
    expect((await get(name, '/suelta')).status).toBe(404);
  });

  test('answers an invalid address with 400', async () => {
    expect((await get(name, 'http://[')).status).toBe(400);
  });
});
