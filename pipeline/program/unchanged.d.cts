/** Types of unchanged.cjs. */

/** Keys of a build in the cache. */
export type BuildKeys = { site: string; report: (state: string) => string };

/** The state of files: inode, size and time of change of each. */
export type FileStates = { folder: string; paths: readonly string[]; numbers: readonly number[] };

/** What a build printed. */
export type Printed = { stdout: string; stderr: string };

type Host = Pick<NodeJS.Process, 'argv' | 'env' | 'version' | 'cwd' | 'umask'> & {
  getuid?: (() => number) | undefined;
};

/**
 * @param program hash of the sources of the program
 * @param now milliseconds since 1970, as all times here
 * @returns undefined if the command is no build, or its result depends on more than files
 * @throws the error of the system if the current folder does not exist any more
 */
export function keysOf(host: Host, program: string, now: number): BuildKeys | undefined;

/**
 * @param root folder of the program
 * @returns what the last such build printed, if a build would publish and print the same again
 */
export function unchangedReport(root: string, keys: BuildKeys, now: number): Printed | undefined;

/**
 * Looks at the content before a build reads it.
 * @param folder of the content
 * @returns a function that stores what the build published and printed. It stores nothing if the content has changed since.
 */
export function observe(
  root: string,
  keys: BuildKeys,
  folder: string,
  now: number,
): (outputs: FileStates, printed: Printed, now: number) => void;

/** The time that tells whether a published file was changed. */
export function changedOf(info: { mtimeMs: number; ctimeMs: number }): number;
