/**
 * `preview` and `dev` against thousands of odd requests, made from a seed. LICENCIA_FUZZ sets the number of requests and
 * LICENCIA_SEED the seed.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLiveReload } from '../../pipeline/commands/live-reload.ts';
import { createSiteServer } from '../../pipeline/commands/serve.ts';
import { temporaryFolder } from '../project.ts';

const REQUESTS = Number(process.env.LICENCIA_FUZZ ?? 600);
const SEED = Number(process.env.LICENCIA_SEED ?? 15);
const AT_ONCE = 40;
const SECRET = 'CLAVE-AJENA';

const folder = temporaryFolder();
const site = join(folder, 'site');
mkdirSync(join(site, 'blog'), { recursive: true });
for (const [path, text] of [
  ['index.html', '<title>Inicio</title></body>'],
  ['404.html', '<title>No está</title></body>'],
  ['blog/index.html', '<title>Blog</title></body>'],
  ['datos.txt', '0123456789'.repeat(100)],
  ['vacío.txt', ''],
  ['_headers', '/*\n  X-Prueba: sí\n/datos.txt\n  ! X-Prueba\n'],
  ['_redirects', '/viejo/ /blog/ 301\n'],
  ['.oculto', SECRET],
  ['../secreto.html', SECRET],
] as const)
  writeFileSync(join(site, path), text);
symlinkSync(join(folder, 'secreto.html'), join(site, 'enlace.html'));
symlinkSync(folder, join(site, 'fuera'));
symlinkSync('circular', join(site, 'circular'));
execFileSync('mkfifo', [join(site, 'tubo.txt')]);

/** mulberry32 */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'get',
  'X',
  '',
];
const SEGMENTS = [
  '',
  '/',
  '//',
  '.',
  '..',
  '%2e%2e',
  '%2e',
  '..%2f',
  '%2f',
  '%5c',
  '\\',
  '%00',
  '%',
  '%zz',
  '%ff',
  '%c0%ae%c0%ae',
  'blog',
  'datos.txt',
  'vacío.txt',
  'index.html',
  '404',
  'secreto.html',
  'enlace.html',
  'enlace',
  'fuera',
  'fuera/secreto.html',
  'circular',
  'tubo.txt',
  '.oculto',
  '%2eoculto',
  '_headers',
  'viejo',
  'etc/passwd',
  '__licencia/cambios',
  '?a=%00',
  '#x',
  ' ',
  '\t',
  'ñ',
  '\u202e',
  '%E2%80%AE',
  'x'.repeat(300),
  'x'.repeat(20_000),
];
/** Addresses that the site has. */
const PAGES = [
  '/',
  '/blog',
  '/blog/',
  '/datos.txt',
  '/datos.txt',
  '/datos.txt',
  '/viejo',
  '/index',
  '/no/esta',
  '/enlace.html',
  '/fuera/secreto.html',
  '/tubo.txt',
  '/circular',
  '/__licencia/cambios',
];
const STARTS = [
  '/',
  '/',
  '/',
  '/',
  '//',
  '',
  'http://127.0.0.1/',
  'http://otro.example/',
  'https://[',
  'file:///',
  '*',
  'javascript:',
  '/../',
  '\\',
];
const NUMBERS = [
  '0',
  '0',
  '5',
  '5',
  '999',
  '999',
  '1000',
  '1001',
  '',
  '',
  '1',
  '-1',
  '999999999999999999999',
  '9'.repeat(400),
  'a',
  '1e3',
  '0x10',
  '٣',
];
const ENCODINGS = ['br', 'gzip', 'gzip, br', 'br;q=0', '*', 'identity', '', 'x'.repeat(500)];
const HOSTS = [
  'localhost',
  '127.0.0.1',
  'otro.example',
  '',
  '[::1]',
  'a b',
  'localhost:99999999',
  '\u0001',
];

/** One request as bytes; in two pieces where the body is slow. */
function request(next: () => number): Buffer[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const chance = (share: number) => next() < share;
  const odd = () =>
    pick(STARTS) +
    Array.from({ length: 1 + Math.floor(next() * 4) }, () => pick(SEGMENTS)).join(
      pick(['/', '', '%2f']),
    );
  const address = chance(0.6) ? pick(PAGES) : odd();
  const method = chance(0.8) ? 'GET' : pick(METHODS);
  const version = chance(0.95) ? 'HTTP/1.1' : pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '']);
  const head = [`${method} ${address} ${version}`];
  const add = (share: number, line: () => string) => {
    if (chance(share)) head.push(line());
  };
  add(0.95, () => `Host: ${chance(0.8) ? 'localhost' : pick(HOSTS)}`);
  add(
    0.5,
    () =>
      `Range: ${pick(['bytes=', 'bytes=', 'bytes=', 'bytes=', 'bytes=', 'items=', ''])}${pick(NUMBERS)}-${pick(NUMBERS)}${pick(['', '', '', '', ',5-6', ',-'])}`,
  );
  add(0.4, () => `Accept-Encoding: ${pick(ENCODINGS)}`);
  add(0.2, () => `If-None-Match: ${pick(['*', '""', 'W/"1000-0"', 'x'.repeat(2000)])}`);
  add(0.1, () => `If-Range: ${pick(['"a"', 'Wed, 21 Oct 2015 07:28:00 GMT'])}`);
  add(0.1, () => `Connection: ${pick(['keep-alive', 'Upgrade', 'x'])}`);
  // Of two such headers, the one that closes counts.
  add(0.95, () => 'Connection: close');
  add(0.05, () => `Upgrade: ${pick(['websocket', 'h2c'])}`);
  add(0.05, () => `Expect: ${pick(['100-continue', 'otra'])}`);
  add(0.05, () => `X-Largo: ${'x'.repeat(pick([10, 9000, 70_000]))}`);
  add(0.03, () => pick(['sin dos puntos', ': vacío', 'A\u0000B: c', ' doblada']));
  add(0.08, () => `Content-Length: ${pick(['0', '5', '50', '99999999999', '-1', 'a'])}`);
  add(0.03, () => 'Transfer-Encoding: chunked');
  const body = chance(0.2)
    ? pick([
        'hola',
        '5\r\nhola!\r\n0\r\n\r\n',
        'zz\r\n',
        'GET / HTTP/1.1\r\n\r\n',
        '\0'.repeat(5000),
      ])
    : '';
  const bytes = Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`, 'utf8');
  if (!chance(0.1)) return [bytes];
  const cut = Math.floor(next() * bytes.length);
  return [bytes.subarray(0, cut), bytes.subarray(cut)];
}

/** Sends a request and waits for the answer, but not long: some requests never get one. */
function send(port: number, pieces: readonly Buffer[]): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    // From the first bytes of the answer on, a pause is its end.
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      socket.setTimeout(100);
    });
    // A server that has refused a request closes while we still write.
    socket.on('error', () => {});
    socket.on('close', () => {
      resolve(Buffer.concat(chunks).toString('latin1'));
    });
    socket.write(pieces[0]!);
    const [, rest] = pieces;
    if (rest !== undefined) setTimeout(() => socket.write(rest), 10);
  });
}

/** Requests that reach all of the server, not only its parser. */
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
  return [Buffer.from([start, 'Host: x', 'Connection: close', ...rest, '', ''].join('\r\n'))];
});

const STATUSES = new Set([
  '100',
  '200',
  '206',
  '301',
  '304',
  '400',
  '404',
  '405',
  '408',
  '416',
  '417',
  '431',
  '505',
]);

const pages = createLiveReload();
const servers = {
  preview: createSiteServer(site),
  dev: createSiteServer(site, {
    inject: () => pages.script,
    intercept: pages.intercept,
  }),
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
  test(`goes on and gives nothing from outside in ${REQUESTS} requests of seed ${SEED}`, async () => {
    const reported: string[] = [];
    const log = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      reported.push(String(text));
      return true;
    });
    const { port } = servers[name].address() as AddressInfo;
    const next = random(SEED + name.length);
    const counts = new Map<string, number>();
    try {
      const requests = [...SOUND, ...Array.from({ length: REQUESTS }, () => request(next))];
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
    for (const status of ['200', '206', '400', '404', '405', '416'])
      expect(counts.get(status) ?? 0, JSON.stringify([...counts])).toBeGreaterThan(0);
    expect(reported).toEqual([]);
    pages.reload();
    expect(await (await fetch(`http://127.0.0.1:${port}/blog/`)).text()).toContain('Blog');
  }, 300_000);
});
