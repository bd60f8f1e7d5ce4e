/** Failures that are not about content: wrong usage (exit 2) and the environment (exit 3). Any other error is a bug (70). */

/** What a failure is about, besides its sentence. */
type FailureDetails = {
  /** The file or folder concerned, if there is one. */
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
  MODULE_NOT_FOUND: 'a module is not installed; run "npm ci"',
};

/** Codes that the system returns for a call that is wrong in itself: those are bugs of this program. */
const WRONG_CALLS = new Set(['EBADF', 'EFAULT', 'EINVAL', 'ENOSYS', 'ENOTSOCK']);

/** @returns an environment error that names the file of the failed system call; another error as it is */
export function environmentFailure(error: unknown, doing: string): Error {
  if (error instanceof Failure || !(error instanceof Error)) return error as Error;
  const { code, syscall, dest, path: first } = error as NodeJS.ErrnoException & { dest?: string };
  if (code === undefined) return error;
  // The first path of a symbolic link is what it is to say, which need not be a file.
  const path = syscall === 'symlink' ? dest : first;
  return new EnvironmentError(
    `${doing}: ${REASONS[code] ?? code}${path === undefined ? '' : ` (${path})`}`,
    { cause: error, ...(path === undefined ? {} : { path }) },
  );
}

/**
 * Tells the environment's faults from bugs. Any error of a system call is the environment's, unless the call itself was
 * wrong; so is a module that is not installed. The causes of an error are searched too.
 * @returns the failure to report; undefined for a bug
 */
export function failureOf(error: unknown): UsageError | EnvironmentError | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof UsageError || each instanceof EnvironmentError) return each;
    const { code, syscall } = each as NodeJS.ErrnoException;
    if (code === undefined || WRONG_CALLS.has(code)) continue;
    if (syscall !== undefined)
      return environmentFailure(each, `the system refused "${syscall}"`) as EnvironmentError;
    if (code === 'MODULE_NOT_FOUND' || code === 'ERR_DLOPEN_FAILED')
      return new EnvironmentError(`${REASONS[code]}: ${each.message.split('\n')[0]}`, {
        cause: each,
      });
  }
  return undefined;
}
