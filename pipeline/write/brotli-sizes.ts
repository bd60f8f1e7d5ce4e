/** Sizes of scripts as hosts send them, for the budgets. */
import { brotliCompressSync } from 'node:zlib';
import { keyOf, openCache } from '../program/cache.cjs';

type Script = { path: string; bytes: Uint8Array };

/**
 * Cached by the scripts, because compressing is slow, and an edit of a style changes none of them.
 * @param root folder of this program
 * @param version of Node, which compresses
 * @returns the size of each script by its path, in bytes, compressed with Brotli at its best
 */
export function brotliSizes(
  root: string,
  version: string,
  scripts: readonly Script[],
): ReadonlyMap<string, number> {
  const cache = openCache(root);
  const key = keyOf(
    'brotli',
    version,
    ...scripts.flatMap(({ path, bytes }) => [path, Buffer.from(bytes)]),
  );
  const cached = cache.read(key);
  if (cached !== undefined) return new Map(JSON.parse(cached.toString()) as [string, number][]);
  const sizes = scripts.map(({ path, bytes }): [string, number] => [
    path,
    brotliCompressSync(bytes).length,
  ]);
  cache.write(key, JSON.stringify(sizes));
  return new Map(sizes);
}
