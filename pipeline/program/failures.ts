/**
 * Failures that are not about content: wrong usage (exit 2) and the environment (exit 3). Any other error is a bug
 * (70).
 */

type FailureDetails = {
  path?: string;
  cause?: unknown;
};

class Failure extends Error {
  readonly path: string | undefined;
  constructor(message: string, { path, cause }: FailureDetails = {}) {
    super(message, { cause });
    this.path = path;
  }
}

export class UsageError extends Failure {
  readonly kind = 'usage';
  readonly exitCode = 2;
}

export class EnvironmentError extends Failure {
  readonly kind = 'environment';
  readonly exitCode = 3;
}

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EBUSY: 'it is in use',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'it exists already',
  EFBIG: 'the file is larger than the limit',
  EIO: 'the disk reports an error',
  EISDIR: 'it is a folder',
  ELOOP: 'too many symbolic links',
  EMFILE: 'too many open files',
  ENAMETOOLONG: 'the name is too long',
  ENFILE: 'too many open files on this machine',
  ENOENT: 'there is no such file or folder',
  ENOEXEC: 'the program cannot run on this machine',
  ENOMEM: 'there is not enough memory',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is not a folder',
  ENOTEMPTY: 'the folder is not empty',
  EPERM: 'not permitted',
  EROFS: 'the file system is read-only',
  ERR_DLOPEN_FAILED: 'a native module cannot be loaded; run "npm ci"',
  ERR_FS_EISDIR: 'it is a folder',
  ETXTBSY: 'the program file is in use',
  MODULE_NOT_FOUND: 'a package is not installed; run "npm ci --include=dev"',
};

/** System error codes of invalid calls, which are bugs of this program. */
const WRONG_CALLS = new Set(['EBADF', 'EFAULT', 'EINVAL', 'ENOSYS', 'ENOTSOCK']);

/** @returns an environment error that names the file of the failed system call; any other error unchanged */
export function asEnvironmentError(error: unknown, doing: string): Error {
  if (error instanceof Failure || !(error instanceof Error)) return error as Error;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === undefined) return error;
  return new EnvironmentError(
    `${doing}: ${REASONS[code] ?? code}${path === undefined ? '' : ` (${path})`}`,
    { cause: error, ...(path === undefined ? {} : { path }) },
  );
}

/**
 * Distinguishes failures of the environment from bugs. The environment is to blame for failed system calls, except
 * invalid calls, and for modules that are not installed. The causes of an error are searched, too.
 * @returns the failure to report; undefined for a bug
 */
export function failureOf(error: unknown): UsageError | EnvironmentError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof UsageError || cause instanceof EnvironmentError) return cause;
    const { code, syscall } = cause as NodeJS.ErrnoException;
    if (code === undefined || WRONG_CALLS.has(code)) continue;
    if (syscall !== undefined)
      return asEnvironmentError(cause, `the system refused "${syscall}"`) as EnvironmentError;
    if (code === 'MODULE_NOT_FOUND' || code === 'ERR_DLOPEN_FAILED')
      return new EnvironmentError(`${REASONS[code]}: ${cause.message.split('\n')[0]}`, { cause });
  }
  return undefined;
}
