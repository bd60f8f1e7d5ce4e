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

/** Values in the form of v8.serialize: what a run does not ask for is not read, and what did not change is not written anew. */
type Records = Map<string, Uint8Array>;
/** What an entry begins with, after its length; the records follow. */
type Head = { state: unknown; keys: string[]; sizes: number[] };
const LENGTH = 4;

/**
 * @param key of the entry: the kind of work and the site
 * @param state what every record depends on besides its input, such as the program: records of another state are not used
 */
export function openShelf(cache: Cache, key: string, state: string): Shelf {
  let before: Records | undefined;
  const used: Records = new Map();
  const values = new Map<string, unknown>();
  let isNew = false;
  return {
    kept<T>(input: string | Uint8Array, make: () => T): T {
      before ??= read(cache, key, state);
      const hash = createHash('sha256').update(input).digest('base64');
      if (values.has(hash)) return values.get(hash) as T;
      const known = before.get(hash);
      const value = known === undefined ? make() : (deserialize(known) as T);
      isNew ||= known === undefined;
      used.set(hash, known ?? serialize(value));
      values.set(hash, value);
      return value;
    },
    close() {
      if (isNew) cache.write(key, stored(used, state));
      isNew = false;
    },
  };
}

function stored(records: Records, state: string): Uint8Array {
  const all = [...records.values()];
  const keys = [...records.keys()];
  const head = serialize({ state, keys, sizes: all.map(({ length }) => length) } satisfies Head);
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...all]);
}

/** @returns nothing for an entry that is not there, of another state, or written by another version of V8 */
function read(cache: Cache, key: string, state: string): Records {
  const content = cache.read(key);
  if (content === undefined) return new Map();
  try {
    let end = LENGTH + content.readUInt32LE();
    const head = deserialize(content.subarray(LENGTH, end)) as Partial<Head> | null;
    if (head?.state !== state) return new Map();
    const { keys = [], sizes = [] } = head;
    return new Map(
      keys.map((name, index) => {
        const start = end;
        end += sizes[index]!;
        return [name, content.subarray(start, end)] as const;
      }),
    );
  } catch {
    return new Map();
  }
}
