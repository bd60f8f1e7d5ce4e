/** What is not a matter of content: wrong usage (exit 2) and the environment (exit 3). Anything else thrown is a bug (70). */

export class UsageError extends Error {
  readonly exitCode = 2;
}

export class EnvironmentError extends Error {
  readonly exitCode = 3;
}

/** Turns a failed system call into an environment error with the file it was about. */
export function environmentFailure(error: unknown, doing: string): Error {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === undefined) return error as Error;
  const reasons: Record<string, string> = {
    ENOSPC: 'the disk is full',
    EACCES: 'permission denied',
    EPERM: 'not permitted',
    ENOENT: 'there is no such file or folder',
    ENOTDIR: 'a part of the path is not a folder',
    EFBIG: 'the file is larger than this machine allows',
    EROFS: 'the file system is read-only',
    EMFILE: 'too many open files',
    EDQUOT: 'the disk quota is used up',
  };
  return new EnvironmentError(
    `${doing}: ${reasons[code] ?? code}${path === undefined ? '' : ` (${path})`}`,
  );
}
