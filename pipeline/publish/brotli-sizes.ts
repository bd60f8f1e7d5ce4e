/** Sizes of scripts as hosts send them, for the budgets. */
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

/** Of the bundle before, by the hash of the script: compressing is slow, and an edit of a style in `dev` changes none. */
let before: ReadonlyMap<string, number> = new Map();

/** @returns a function for the scripts of one bundle: the size of a script in bytes, compressed with Brotli at its best */
export function brotliSizes(): (bytes: Uint8Array) => number {
  const known = before;
  const sizes = new Map<string, number>();
  before = sizes;
  return (bytes) => {
    const hash = createHash('sha256').update(bytes).digest('base64');
    const size = sizes.get(hash) ?? known.get(hash) ?? brotliCompressSync(bytes).length;
    sizes.set(hash, size);
    return size;
  };
}
