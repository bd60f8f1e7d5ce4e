/** Types of unchanged.cjs. */

/** The state of files: inode, size and time of change of each. */
export type FileStates = { folder: string; paths: readonly string[]; numbers: readonly number[] };

/** What a build printed. */
export type Printed = { stdout: string; stderr: string };

export type Host = Pick<NodeJS.Process, 'argv' | 'env' | 'version' | 'cwd' | 'umask' | 'uptime'> & {
  getuid?: (() => number) | undefined;
};

/** The time that tells whether a published file was changed. */
export function changedAt(info: { mtimeMs: number; ctimeMs: number }): number;

/**
 * @param root folder of the program
 * @param host the process
 * @param now milliseconds since 1970
 * @returns what the last such build printed, if a build would publish and print the same again
 */
export function unchangedReport(
  root: string,
  host: Host,
  now: number,
): { stdout: Uint8Array; stderr: Uint8Array } | undefined;
