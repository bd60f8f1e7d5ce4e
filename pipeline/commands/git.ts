/** Runs git in a folder, without what the caller's environment says about another repository, pager or output. */
import { execFileSync } from 'node:child_process';
import { EnvironmentError, failureOf } from '../program/failures.ts';

/** The user's configuration and the limits of the search for a repository. */
const KEPT =
  /^GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)$/;

/** The environment for git and for tar: git's words come in English. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => (!name.startsWith('GIT_') || KEPT.test(name)) && name !== 'TAR_OPTIONS',
  );
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

/**
 * @returns what the program prints on standard output
 * @throws EnvironmentError if the program cannot be started; an error with the program's first words otherwise
 */
function run(program: string, args: readonly string[], cwd: string, input?: Buffer): Buffer {
  try {
    return execFileSync(program, args, {
      cwd,
      env: plainEnvironment(),
      maxBuffer: 1 << 28,
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(input === undefined ? {} : { input }),
    });
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: Buffer };
    if (code === 'ENOENT')
      throw new EnvironmentError(`the program "${program}" is not installed`, { cause: error });
    if (failureOf(error) !== undefined) throw error;
    const [words = ''] = String(stderr ?? '')
      .trim()
      .split('\n');
    throw new Error(words || `${program} failed`, { cause: error });
  }
}

/** @throws EnvironmentError if git cannot be started; an error with git's first words if it refuses */
export function git(args: readonly string[], cwd: string): Buffer {
  return run('git', ['--no-pager', '-c', 'core.fsmonitor=false', ...args], cwd);
}

/** Unpacks a tar archive into an empty folder. @throws EnvironmentError */
export function unpackTar(archive: Buffer, folder: string): void {
  try {
    run('tar', ['-x', '--no-same-owner'], folder, archive);
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
