/** Types of cache.cjs. */

/** Files and folders of this program that its hash covers. */
export const PROGRAM_SOURCES: readonly string[];
/** The list of what npm has installed, below the root. */
export const INSTALLED_PACKAGES_FILE: string;
export type Cache = {
  /** @returns undefined if there is no entry, or it is damaged */
  read(key: string): Buffer | undefined;
  write(key: string, content: string | Uint8Array): void;
};

/** @param root folder of this program */
export function openCache(root: string): Cache;

/** @returns a key for an entry that depends on these inputs only */
export function cacheKeyOf(kind: string, ...inputs: readonly (string | Uint8Array)[]): string;

/**
 * @param paths files and folders below the root
 * @returns a hash of their names, sizes and times: any edit changes it
 * @throws the error of the system for a file that cannot be read
 */
export function fingerprint(root: string, paths: readonly string[]): string;

/**
 * Caches esbuild's output until a bundled package file changes or npm installs something.
 * @param key key of all other inputs of the output
 * @param make returns the content, and the inputs of the metafile
 * @returns the content, and a hash of the states of the packages
 */
export function cacheBundleOutput(
  cache: Cache,
  key: string,
  root: string,
  make: () => Promise<{ content: Uint8Array; inputs: Readonly<Record<string, unknown>> }>,
): Promise<{ content: Uint8Array; state: string }>;
