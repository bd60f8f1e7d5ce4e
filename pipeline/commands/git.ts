/** Runs git in a folder, without environment variables that would select another repository, pager or output. */
import { execFileSync } from 'node:child_process';
import { EnvironmentError, failureOf } from '../program/failures.ts';

/** Variables of git that are passed on: the user's configuration, and the limits of the search for a repository. */
const PASSED_ON =
  /^GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)$/;

function plainEnvironment(): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('GIT_') || PASSED_ON.test(name),
  );
  return { ...Object.fromEntries(variables), LC_ALL: 'C' };
}

/**
 * @param index a file to use instead of the repository's own index
 * @returns standard output
 * @throws EnvironmentError if git cannot be started; an error with the first line of git's message if git fails
 */
export function execGit(args: readonly string[], cwd: string, index?: string): Buffer {
  try {
    return execFileSync('git', ['--no-pager', '-c', 'core.fsmonitor=false', ...args], {
      cwd,
      env: { ...plainEnvironment(), ...(index === undefined ? {} : { GIT_INDEX_FILE: index }) },
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: Buffer };
    if (code === 'ENOENT')
      throw new EnvironmentError('the program "git" is not installed', { cause: error });
    if (failureOf(error) !== undefined) throw error;
    const [line = ''] = String(stderr ?? '')
      .trim()
      .split('\n');
    throw new Error(line || 'git failed', { cause: error });
  }
}
