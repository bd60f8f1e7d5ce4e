/** Runs git in a folder, without the caller's variables for another repository, pager or output. */
import { execFileSync } from 'node:child_process';
import { EnvironmentError, failureOf } from '../program/failures.ts';

/** Variables of git that are passed on: the user's configuration, and the limits of the search for a repository. */
const PASSED_ON =
  /^GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)$/;

/** The environment for git and for tar, with messages in English. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(
    ([name]) => (!name.startsWith('GIT_') || PASSED_ON.test(name)) && name !== 'TAR_OPTIONS',
  );
  return { ...Object.fromEntries(variables), LC_ALL: 'C' };
}

/**
 * @returns standard output
 * @throws EnvironmentError if the program cannot be started; an error with the first line of its message if it fails
 */
function run(program: string, args: readonly string[], cwd: string, input?: Buffer): Buffer {
  try {
    return execFileSync(program, args, {
      cwd,
      env: plainEnvironment(),
      maxBuffer: 1 << 28,
      stdio: ['pipe', 'pipe', 'pipe'],
      input,
    });
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: Buffer };
    if (code === 'ENOENT')
      throw new EnvironmentError(`the program "${program}" is not installed`, { cause: error });
    if (failureOf(error) !== undefined) throw error;
    const [line = ''] = String(stderr ?? '')
      .trim()
      .split('\n');
    throw new Error(line || `${program} failed`, { cause: error });
  }
}

/** @throws EnvironmentError if git cannot be started; an error with the first line of its message if it fails */
export function git(args: readonly string[], cwd: string): Buffer {
  return run('git', ['--no-pager', '-c', 'core.fsmonitor=false', ...args], cwd);
}

/** Unpacks a tar archive into an empty folder. @throws EnvironmentError */
export function unpackTar(archive: Buffer, folder: string): void {
  try {
    // Without `-f -` the tar of Windows reads from a tape.
    run('tar', ['-x', '-f', '-', '--no-same-owner'], folder, archive);
  } catch (error) {
    throw (
      failureOf(error) ??
      new EnvironmentError(`the content cannot be unpacked: ${(error as Error).message}`, {
        path: folder,
        cause: error,
      })
    );
  }
}
