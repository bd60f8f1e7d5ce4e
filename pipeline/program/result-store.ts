/** Where the results of a build wait for the next one: in the cache, or in the memory of a process that builds again. */
import { deserialize, serialize } from 'node:v8';
import { type Cache, keyOf } from './cache.cjs';
import type { Results } from './recorder.ts';

export type ResultStore = {
  /** @param state what all results depend on besides their inputs @returns undefined if there are none of that state */
  read(state: string): Results | undefined;
  write(state: string, results: Results): void;
};

/** One entry of the cache, which each build writes over: it grows with the site and not with its edits. */
export function cachedResults(cache: Cache, kind: string, site: string): ResultStore {
  const key = keyOf(kind, site);
  return {
    read(state) {
      const bytes = cache.read(key);
      if (bytes === undefined) return undefined;
      try {
        const stored = deserialize(bytes) as { state?: unknown; results: Results } | null;
        return stored?.state === state ? stored.results : undefined;
      } catch {
        // Written by another version of V8.
        return undefined;
      }
    },
    write: (state, results) => cache.write(key, serialize({ state, results })),
  };
}

/** For `dev`. */
export function resultsInMemory(): ResultStore {
  let stored: { state: string; results: Results } | undefined;
  return {
    read: (state) => (stored?.state === state ? stored.results : undefined),
    write(state, results) {
      stored = { state, results };
    },
  };
}
