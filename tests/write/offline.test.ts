import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createOfflinePack } from '../../pipeline/write/offline.ts';
import { renderSampleSite } from '../render/pages.ts';

const FILES: [string, string][] = [
  ['/index.html', 'inicio'],
  ['/test/1/index.html', 'test'],
  ['/assets/page-abc.js', 'script'],
  ['/sin-conexion/index.html', 'sin'],
];
const LEFT_OUT = [
  '/aviso-legal/index.html',
  '/politica-cookies/index.html',
  '/terminos-condiciones/index.html',
  '/consistencia/index.html',
  '/preguntas/senales-01/index.html',
  '/ruta/index.html',
  '/ruta/estacionar/index.html',
  '/consistencia/velocidad-urbana/index.html',
  '/descargas/banco.csv',
  '/assets/apple-touch-180-abc.png',
  '/assets/ejercicios-abc.json',
  '/retos/senales/index.html',
  '/assets/test-retos-senales-abc.json',
  '/assets/ledger-abc.css',
  '/assets/question-abc.css',
  '/descargas/x/index.html',
  '/api/v1/tests.json',
  '/compartir/1.png',
  '/_headers',
  '/_redirects',
  '/nginx.conf',
  '/sitemap.xml',
  '/robots.txt',
  '/404.html',
  '/sw.js',
  '/.built-by-licencia',
];

function packOf(files: readonly [string, string][]) {
  const pack = createOfflinePack();
  for (const [path, data] of files) pack.add(path, data);
  const [worker, info] = pack.finish('/* code */', '/base').files;
  return {
    list: JSON.parse(/^const PACK=(.*);$/m.exec(worker!.data)![1]!) as {
      id: string;
      base: string;
      fallback: string;
      files: Record<string, string>;
    },
    worker: worker!,
    info: JSON.parse(info!.data) as { id: string; bytes: number; pages: number },
  };
}

it('lists the pages and assets for offline use by address and hash, and no others', () => {
  const { list, worker, info } = packOf([
    ...FILES,
    ...LEFT_OUT.map((path): [string, string] => [path, 'x']),
  ]);
  expect(Object.keys(list.files)).toEqual([
    '/',
    '/assets/page-abc.js',
    '/sin-conexion/',
    '/test/1/',
  ]);
  expect(list.files['/']).toBe(`sha256-${createHash('sha256').update('inicio').digest('base64')}`);
  expect(Object.hasOwn(list.files, list.fallback)).toBe(true);
  expect(worker.path).toBe('/sw.js');
  expect(info).toMatchObject({ id: list.id, pages: 3 });
  expect(info.bytes).toBeGreaterThan(0);
});

it('the pack id ignores file order and changes with any file', () => {
  const { list } = packOf(FILES);
  expect(packOf([...FILES].reverse()).list.id).toBe(list.id);
  expect(
    packOf(FILES.map(([path, data], i) => [path, i === 2 ? `${data}!` : data])).list.id,
  ).not.toBe(list.id);
  expect(packOf(FILES.slice(1)).list.id).not.toBe(list.id);
});

it('leaves out the blog, which is news', () => {
  const pack = createOfflinePack();
  for (const path of ['/blog/index.html', '/blog/articulo/index.html', '/plan/index.html'])
    pack.add(path, 'texto');
  const [worker] = pack.finish('', '').files;
  expect(worker!.data).not.toContain('/blog/');
  expect(worker!.data).toContain('/plan/"');
});

it('saves a picture that a saved file names, and no other', () => {
  const { list, info } = packOf([
    ['/assets/escena-01234567.svg', 'a'],
    ['/test/1/index.html', '<img src="/assets/escena-01234567.svg">'],
    ['/assets/reto-89abcdef.svg', 'b'],
    ['/retos/senales/index.html', '<img src="/assets/reto-89abcdef.svg">'],
    ...FILES,
  ]);
  expect(Object.keys(list.files).filter((address) => address.endsWith('.svg'))).toEqual([
    '/assets/escena-01234567.svg',
  ]);
  const without = packOf([['/test/1/index.html', '<img src="/assets/escena-01234567.svg">']]);
  expect(without.info.bytes).toBeLessThan(info.bytes);
});

it('saves the film and first view of a manoeuvre, not the other pictures', () => {
  const page =
    '<div data-film="/base/assets/maniobra-u-0a0a0a0a.svg"><img src="/base/assets/escena-maniobra-u-1-0c0c0c0c.svg"></div><ol class="scenes"><img src="/base/assets/escena-maniobra-u-1-0c0c0c0c.svg"><img src="/base/assets/escena-maniobra-u-2-0b0b0b0b.svg"></ol>';
  const { list } = packOf([
    ...FILES,
    ['/manual/x/index.html', page],
    ['/assets/maniobra-u-0a0a0a0a.svg', '<svg/>'],
    ['/assets/escena-maniobra-u-1-0c0c0c0c.svg', '<svg/>'],
    ['/assets/escena-maniobra-u-2-0b0b0b0b.svg', '<svg/>'],
  ]);
  expect(Object.keys(list.files).filter((path) => path.endsWith('.svg'))).toEqual([
    '/assets/escena-maniobra-u-1-0c0c0c0c.svg',
    '/assets/maniobra-u-0a0a0a0a.svg',
  ]);
});

it('saves every page that the offline page offers', () => {
  const offered = [
    ...renderSampleSite()
      .main('/sin-conexion/')
      .matchAll(/href="(\/[^"]*\/)"/g),
  ].map(([, href]) => href!);
  const { list } = packOf(offered.map((href) => [`${href}index.html`, 'x']));
  expect(offered).not.toEqual([]);
  expect(Object.keys(list.files).sort()).toEqual([...offered].sort());
});
