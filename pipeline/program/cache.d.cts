/** Types of cache.cjs. */

export type Cache = {
  /** @returns what was kept under the key, unless it is gone or damaged */
  read(key: string): Buffer | undefined;
  write(key: string, content: string | Uint8Array): void;
};

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
