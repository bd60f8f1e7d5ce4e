/** Types of cache.cjs. */

/** Files and folders of this program that its hash covers. */
export const SOURCES: readonly string[];
export type Cache = {
  /** @returns undefined if there is no entry, or it is damaged */
  read(key: string): Buffer | undefined;
  write(key: string, content: string | Uint8Array): void;
  /** As read, without a hash: the entry holds its content twice. @returns undefined if both are not the same */
  readTwice(key: string): Buffer | undefined;
  writeTwice(key: string, content: Uint8Array): void;
  /** A file with the content alone, which a site can link to. @returns undefined if it is gone or was changed */
  file(key: string): CachedFile | undefined;
  /** @returns undefined if it cannot be stored */
  writeFile(key: string, content: Uint8Array): CachedFile | undefined;
};
export type CachedFile = { path: string; size: number };

/** @param root folder of this program */
export function openCache(root: string): Cache;

/** @returns a key for an entry that depends on these inputs only */
export function keyOf(kind: string, ...inputs: readonly (string | Uint8Array)[]): string;

/**
 * @param paths files and folders below the root
 * @returns a hash of their names, sizes and times: any edit changes it
 * @throws the error of the system for a file that cannot be read
 */
export function fingerprint(root: string, paths: readonly string[]): string;

/** The date of files that a site links to, in seconds since 1970. */
export const UNTOUCHED: number;
