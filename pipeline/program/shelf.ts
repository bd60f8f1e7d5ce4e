/**
 * Records that one kind of work made for one site, in one entry of the cache: a thousand files would cost more to read
 * than most records cost to make. It holds what the last build used, so it grows with the site and not with its edits.
 */
import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Cache } from './cache.cjs';

/** @param input everything that the value is made from @param make makes a value that v8.serialize can hold */
export type Keep = <T>(input: string | Uint8Array, make: () => T) => T;

export type Shelf = {
  kept: Keep;
  /** Stores what was used since it was opened, if anything of it is new. */
  close(): void;
};

type Records = Map<string, unknown>;

/**
 * @param key of the entry: the kind of work and the site
 * @param state what every record depends on besides its input, such as the program: records of another state are not used
 */
export function openShelf(cache: Cache, key: string, state: string): Shelf {
  let before: Records | undefined;
  const used: Records = new Map();
  let isNew = false;
  return {
    kept<T>(input: string | Uint8Array, make: () => T): T {
      before ??= read(cache, key, state);
      const hash = createHash('sha256').update(input).digest('base64');
      const isKnown = used.has(hash) || before.has(hash);
      const value = isKnown ? ((used.get(hash) ?? before.get(hash)) as T) : make();
      isNew ||= !isKnown;
      used.set(hash, value);
      return value;
    },
    close() {
      if (isNew) cache.write(key, serialize({ state, records: used }));
      isNew = false;
    },
  };
}

/** @returns nothing for an entry that is not there, of another state, or written by another version of V8 */
function read(cache: Cache, key: string, state: string): Records {
  const bytes = cache.read(key);
  if (bytes === undefined) return new Map();
  try {
    const found = deserialize(bytes) as { state?: string; records?: unknown } | null;
    const isOurs = found?.state === state && found.records instanceof Map;
    return isOurs ? (found.records as Records) : new Map();
  } catch {
    return new Map();
  }
}
