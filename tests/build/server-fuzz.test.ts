import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDevServer } from '../../pipeline/commands/dev-server.ts';
import { createLiveReload } from '../../pipeline/commands/live-reload.ts';
import { createSiteServer } from '../../pipeline/commands/preview.ts';
import { seededRandom } from '../../templates/islands/model/shuffle.ts';
import { temporaryFolder } from '../fixtures/project.ts';
import { SAMPLE_FACTOR, sampleSeed } from '../run/sample.ts';
import { devSiteFromFiles } from './dev-site.ts';
import { randomRequest } from './odd-requests.ts';

const REQUESTS = 150 * SAMPLE_FACTOR;
const SEED = sampleSeed(15);
const AT_ONCE = 40;
const SECRET = 'CLAVE-AJENA';

const folder = temporaryFolder();
const site = join(folder, 'site');
mkdirSync(join(site, 'blog'), { recursive: true });
const FILES = [
  ['index.html', '<title>Inicio</title></body>'],
  ['404.html', '<title>No está</title></body>'],
  ['blog/index.html', '<title>Blog</title></body>'],
  ['datos.txt', '0123456789'.repeat(100)],
  ['vacío.txt', ''],
  ['_headers', '/*\n  X-Prueba: sí\n/datos.txt\n  ! X-Prueba\n'],
  ['_redirects', '/viejo/ /blog/ 301\n'],
  ['.visually-hidden', SECRET],
  ['../secreto.html', SECRET],
] as const;
for (const [path, text] of FILES) writeFileSync(join(site, path), text);
symlinkSync(join(folder, 'secreto.html'), join(site, 'enlace.html'));
symlinkSync(folder, join(site, 'fuera'));
symlinkSync('circular', join(site, 'circular'));
execFileSync('mkfifo', [join(site, 'tubo.txt')]);

/** Sends a request and waits briefly for the answer: some requests never get one. */
function send(port: number, pieces: readonly Buffer[]): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    // After the first bytes of the answer, a pause counts as its end.
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      socket.setTimeout(100);
    });
    // A server that refuses a request may close the socket while the test still writes. That is no failure.
    socket.on('error', () => {});
    socket.on('close', () => {
      resolve(Buffer.concat(chunks).toString('latin1'));
    });
    socket.write(pieces[0]!);
    const [, rest] = pieces;
    if (rest !== undefined) setTimeout(() => socket.write(rest), 10);
  });
}

/** Valid requests, which reach more of the server than its parser. */
const SOUND = [
  'GET /blog',
  'GET /datos.txt HTTP/1.1\r\nRange: bytes=2-4',
  'GET /datos.txt HTTP/1.1\r\nRange: bytes=0-999999999999999999999',
  'GET /datos.txt HTTP/1.1\r\nRange: bytes=1000-',
  'GET /%',
  'POST /',
  'GET /no/esta',
].map((line) => {
  const [first, ...rest] = line.split('\r\n');
  const start = first!.includes('HTTP') ? first! : `${first} HTTP/1.1`;
  return [
    Buffer.from([start, 'Host: localhost', 'Connection: close', ...rest, '', ''].join('\r\n')),
  ];
});

const STATUSES = new Set('100 200 206 301 304 400 403 404 405 408 416 417 431 505'.split(' '));

const pages = createLiveReload();
const inMemory = devSiteFromFiles(new Map(FILES.map(([path, text]) => [`/${path}`, text])));
const servers = {
  preview: createSiteServer(site),
  dev: createDevServer(pages, async () => inMemory),
};
beforeAll(async () => {
  for (const server of Object.values(servers))
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
});
afterAll(() => {
  for (const server of Object.values(servers)) {
    server.close();
    server.closeAllConnections();
  }
});

describe.each(['preview', 'dev'] as const)('%s', (name) => {
  test(`survives ${REQUESTS} requests of seed ${SEED}, and serves no file from outside the site`, async () => {
    const reported: string[] = [];
    const log = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      reported.push(String(text));
      return true;
    });
    const { port } = servers[name].address() as AddressInfo;
    const next = seededRandom(SEED + name.length);
    const counts = new Map<string, number>();
    try {
      const requests = [...SOUND, ...Array.from({ length: REQUESTS }, () => randomRequest(next))];
      const sendAll = async () => {
        for (let pieces = requests.pop(); pieces !== undefined; pieces = requests.pop()) {
          const answer = await send(port, pieces);
          const asked = JSON.stringify(Buffer.concat(pieces).toString('utf8').slice(0, 400));
          expect(answer, asked).not.toContain(SECRET);
          expect(answer, asked).not.toContain('root:x:');
          const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 'none';
          if (status !== 'none') expect(STATUSES, asked).toContain(status);
          counts.set(status, (counts.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sendAll));
    } finally {
      log.mockRestore();
    }
    // `dev` ignores byte ranges and always sends the whole file.
    const ofParts = name === 'preview' ? ['206', '416'] : [];
    for (const status of ['200', '400', '404', '405', ...ofParts])
      expect(counts.get(status) ?? 0, JSON.stringify([...counts])).toBeGreaterThan(0);
    expect(reported).toEqual([]);
    pages.show([]);
    expect(await (await fetch(`http://127.0.0.1:${port}/blog/`)).text()).toContain('Blog');
  });
});
