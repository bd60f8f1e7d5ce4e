/**
 * Prints the bytes that a visitor loads, after Brotli: `npm run bench -- --size`. `--site <folder>` names a built site.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openRunFolder } from '../run/run-folder.ts';
import { type Row, rowWithLimit } from './rows.ts';

const KIB = 1024;
const PRACTICE = 'test/1/index.html';

/** The site named by `--site`, or a new build. */
export function siteToMeasure(): string {
  const at = process.argv.indexOf('--site');
  if (at !== -1) return process.argv[at + 1]!;
  const site = join(openRunFolder(), 'site');
  const build = ['pipeline/program/launcher.cjs', 'build', '--quiet', '--no-share-images'];
  const { status } = spawnSync(process.execPath, [...build, '--out', site], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the site could not be built');
  return site;
}

export const brotliSize = (bytes: Uint8Array | string): number => brotliCompressSync(bytes).length;

/** A script and all of its static imports. */
function closure(assets: string, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const text = readFileSync(join(assets, name), 'utf8');
  for (const [, imported] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
    closure(assets, imported!, seen);
  return seen;
}

/** Returns the bytes of the scripts that a page loads at once. @param later a lazy script to measure instead */
export function scriptBytes(site: string, path: string, later?: RegExp): number {
  const assets = join(site, 'assets');
  const html = readFileSync(join(site, path), 'utf8');
  const known = new Set<string>();
  const [script = ''] = /<script type="module"[^>]*>/.exec(html) ?? [];
  for (const [, name] of script.matchAll(/\/assets\/([\w-]+\.js)/g)) closure(assets, name!, known);
  const bytes = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + brotliSize(readFileSync(join(assets, name))), 0);
  if (later !== undefined) {
    const entry = readdirSync(assets).find((name) => later.test(name))!;
    return bytes([...closure(assets, entry)].filter((name) => !known.has(name)));
  }
  const inline = html.matchAll(/<script(?: data-faces="[^"]*")?>([\s\S]*?)<\/script>/g);
  return bytes(known) + [...inline].reduce((sum, [, code]) => sum + brotliSize(code!), 0);
}

/** @returns rows for the scripts of two pages, each file of questions and the whole site */
export function sizeRows(): Row[] {
  const site = siteToMeasure();
  const offline = JSON.parse(readFileSync(join(site, 'sin-conexion.json'), 'utf8')) as {
    bytes: number;
  };
  const data = readdirSync(join(site, 'assets')).filter((name) =>
    /^(banco|razones|errores|test-\d+)-.*\.json$/.test(name),
  );
  return [
    rowWithLimit('script of a content page', scriptBytes(site, 'blog/index.html'), 6 * KIB, 'B'),
    rowWithLimit(
      'script of a page of practice, with what it loads',
      scriptBytes(site, PRACTICE),
      80 * KIB,
      'B',
    ),
    ...data.map((name) =>
      rowWithLimit(
        `data ${name.replace(/-[0-9a-f]{8}\.json$/, '')}`,
        brotliSize(readFileSync(join(site, 'assets', name))),
        30 * KIB,
        'B',
      ),
    ),
    rowWithLimit('whole site for use without a connection', offline.bytes, 1_000_000, 'B'),
  ];
}
