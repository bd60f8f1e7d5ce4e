/** Runs the command line in a separate process: as the current user, as another user, or through a shell. */
import { spawnSync } from 'node:child_process';
import { chownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../fixtures/project.ts';

const ROOT = join(import.meta.dirname, '../..');
export const LAUNCHER = join(ROOT, 'pipeline/program/launcher.cjs');

export type RunOptions = {
  cwd?: string;
  env?: Record<string, string>;
  /** Runs as a user other than root: as "nobody" if the tests run as root, otherwise as the current user. */
  asOther?: boolean;
};

/** The environment of the tests, without variables that the test runner or npm adds. */
function environment(): NodeJS.ProcessEnv {
  const {
    npm_lifecycle_event: _,
    INIT_CWD: __,
    FORCE_COLOR: ___,
    NO_COLOR: ____,
    ...rest
  } = process.env;
  return rest;
}

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asNobody = { uid: NOBODY, gid: NOBODY };

/** True if permissions can be tested: a user other than root can read the program. */
export const hasOtherUser =
  process.platform === 'linux' &&
  (!isRoot || spawnSync('test', ['-r', LAUNCHER], asNobody).status === 0);

export function runLicencia(args: readonly string[], options: RunOptions = {}) {
  return run([process.execPath, LAUNCHER, ...args], options);
}

/** Runs a line of bash in which "$@" is the command. */
export function runInShell(line: string, args: readonly string[], options: RunOptions = {}) {
  return run(['bash', '--norc', '-c', line, 'bash', process.execPath, LAUNCHER, ...args], options);
}

function run(
  command: readonly string[],
  { cwd = temporaryFolder(), env = {}, asOther = false }: RunOptions,
) {
  if (asOther) giveToOtherUser(cwd);
  const { status, stdout, stderr } = spawnSync(command[0]!, command.slice(1), {
    ...(asOther && isRoot ? asNobody : {}),
    cwd,
    encoding: 'utf8',
    env: { ...environment(), ...env },
  });
  return { status, stdout, stderr };
}

/** If the tests run as root, makes the other user the owner of a folder and everything in it. */
export function giveToOtherUser(folder: string): void {
  if (!isRoot) return;
  chownSync(folder, NOBODY, NOBODY);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), NOBODY, NOBODY);
}
