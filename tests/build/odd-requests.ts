/** Random requests from a seed, many of them malformed. */

const METHODS = [...'GET GET GET GET HEAD POST PUT OPTIONS TRACE CONNECT get X'.split(' '), ''];
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
  '.visually-hidden',
  '%2eoculto',
  '_headers',
  'viejo',
  'etc/passwd',
  '__licencia/events',
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
  '/__licencia/events',
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

/** One request as bytes, in two pieces for a slow body. */
export function randomRequest(next: () => number): Buffer[] {
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
  // If a request has two Connection headers, `close` wins.
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
