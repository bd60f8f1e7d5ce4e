/**
 * The lock of an output folder: a symbolic link whose target names the process that holds it, as "number start-time".
 * A link is made in one step, so no process ever reads half of it.
 */
import {
  lstatSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { EnvironmentError, environmentFailure } from '../program/failures.ts';

export type Lock = { release(): void };

/**
 * Takes the lock, also from a process that has ended.
 * @param path where the lock is
 * @param out the output folder, for the message
 * @throws EnvironmentError if another build holds the lock, or something else is in its place
 */
export function takeLock(path: string, out: string): Lock {
  const failure = (error: unknown) =>
    environmentFailure(error, `the output folder ${out} cannot be locked`);
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      symlinkSync(nameOf(process.pid), path);
      return { release: () => release(path) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw failure(error);
    }
    try {
      const owner = ownerOf(path);
      if (owner === undefined) continue;
      if (isRunning(owner))
        throw new EnvironmentError(
          `another build is writing to ${out}; wait for it to end, or remove ${path} if there is none`,
          { path },
        );
      removeStale(path, owner);
    } catch (error) {
      throw failure(error);
    }
  }
  throw new EnvironmentError(`the output folder ${out} cannot be locked: ${path} is in use`, {
    path,
  });
}

/** The number of a process alone is not enough: after its end another program gets it. */
function nameOf(pid: number): string {
  return [pid, startOf(pid)].filter((part) => part !== undefined).join(' ');
}

/** When a process started, in ticks since the machine did; undefined where the system has no /proc. */
function startOf(pid: number): string | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The program's name, in parentheses, may hold spaces; the start time is field 22.
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/**
 * @returns what the lock says, undefined if it is gone
 * @throws EnvironmentError if it is a folder, or a file that no build wrote
 */
function ownerOf(path: string): string | undefined {
  const info = lstatSync(path, { throwIfNoEntry: false });
  if (info === undefined) return undefined;
  if (info.isSymbolicLink()) return readlinkSync(path);
  const text = info.isFile() && info.size < 20 ? readFileSync(path, 'latin1').trim() : undefined;
  // Older versions wrote a file with the number; none of them runs any more.
  if (text !== undefined && /^\d*$/.test(text)) return '';
  throw new EnvironmentError(
    `${path} is a ${info.isDirectory() ? 'folder' : 'file'} that no build made; move it away`,
    { path },
  );
}

function isRunning(owner: string): boolean {
  const [, number = '', start] = /^(\d+)(?: (\d+))?$/.exec(owner) ?? [];
  const pid = Number(number);
  if (pid <= 0 || pid === process.pid || !exists(pid)) return false;
  if (start !== undefined) return (startOf(pid) ?? start) === start;
  // Where the lock gives no start time, another program than Node cannot be its owner.
  const program = programOf(pid);
  return program === undefined || program === realpathSync(process.execPath);
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** File of the program that a process runs; undefined if the system does not tell. */
function programOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/exe`);
  } catch {
    return undefined;
  }
}

/**
 * Two builds may find the same old lock. The one that moves it aside looks again: by then it may be the new lock of the
 * other build.
 */
function removeStale(path: string, owner: string): void {
  const aside = `${path}-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    // The other build was first.
    return;
  }
  if (ownerOf(aside) === owner) rmSync(aside, { force: true });
  else renameSync(aside, path);
}

function release(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Ignore: the next build takes over a lock that stays behind.
  }
}
