/** Types of cache.cjs. */

export type Cache = {
  /** @returns what was kept under the key, unless it is gone or damaged */
  read(key: string): Buffer | undefined;
  write(key: string, content: string | Uint8Array): void;
  /** A file that holds the content alone, for a site to hold under a second name. @returns undefined if it is gone or was changed */
  file(key: string): CachedFile | undefined;
  /** @returns undefined if it cannot be stored */
  writeFile(key: string, content: Uint8Array): CachedFile | undefined;
};
export type CachedFile = { path: string; size: number };

/** @param root folder of this program */
export function openCache(root: string): Cache;

/** @returns a key for what is made from these inputs and nothing else */
export function keyOf(kind: string, ...inputs: readonly (string | Uint8Array)[]): string;

/**
 * @param paths files and folders below the root
 * @returns a hash of their names, sizes and times: any edit changes it
 * @throws what the system says of a file that cannot be looked at
 */
export function fingerprint(root: string, paths: readonly string[]): string;
