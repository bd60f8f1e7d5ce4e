/**
 * Records that one kind of work made for one site, in one entry of the cache: a thousand files would cost more to read
 * than most records cost to make. It holds what the last build used, so it grows with the site and not with its edits.
 */
import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Cache } from './cache.cjs';

export type Shelf = {
  /** @param input everything that the value is made from @param make makes a value that v8.serialize can hold */
  kept<T>(input: string | Uint8Array, make: () => T): T;
  /** Stores what was used since it was opened, if anything of it is new. */
  close(): void;
};

/** @param key of the entry: the kind of work, the program and the site */
export function openShelf(cache: Cache, key: string): Shelf {
  let before: Map<string, unknown> | undefined;
  const used = new Map<string, unknown>();
  let isNew = false;
  return {
    kept<T>(input: string | Uint8Array, make: () => T): T {
      before ??= read(cache, key);
      const hash = createHash('sha256').update(input).digest('base64');
      const known = used.get(hash) ?? before.get(hash);
      if (known === undefined) isNew = true;
      const value = known === undefined ? make() : (known as T);
      used.set(hash, value);
      return value;
    },
    close() {
      if (isNew) cache.write(key, serialize(used));
    },
  };
}

/** @returns nothing for an entry that is not there, or that another version of V8 wrote */
function read(cache: Cache, key: string): Map<string, unknown> {
  const bytes = cache.read(key);
  if (bytes === undefined) return new Map();
  try {
    const value: unknown = deserialize(bytes);
    return value instanceof Map ? value : new Map();
  } catch {
    return new Map();
  }
}
