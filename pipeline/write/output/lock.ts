/** Lets one command at a time write to an output folder. The lock is a link that names the process: it is made in one step. */
import {
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { EnvironmentError, environmentFailure } from '../../program/failures.ts';

export type Lock = { release(): void };

/** A process number, and the start time of the process if the system tells it: numbers are used again. */
const OWNER = /^(\d+)(?::(\d+))?$/;

/**
 * @param path of the lock @param out the folder that it is for, to name it
 * @throws EnvironmentError if another command holds it, or it cannot be made
 */
export function takeLock(path: string, out: string): Lock {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const started = startOf(process.pid);
      symlinkSync(started === undefined ? `${process.pid}` : `${process.pid}:${started}`, path);
      removeAsides(path);
      return { release: () => releaseLock(path) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
        throw environmentFailure(error, 'the output folder cannot be locked');
    }
    const owner = ownerOf(path);
    if (isHeld(path))
      throw new EnvironmentError(
        `another command is writing to ${out}; wait for it to end (if there is none, delete ${path})`,
      );
    if (owner !== undefined) removeStale(path, owner);
  }
  throw new EnvironmentError(`${dirname(path)} cannot be locked`);
}

/** Whether a lock of this program is at the path, held or left behind. */
export const isLock = (path: string): boolean => OWNER.test(ownerOf(path) ?? '');

/** Whether a running process holds the lock. */
export function isHeld(path: string): boolean {
  const [, number, started] = OWNER.exec(ownerOf(path) ?? '') ?? [];
  const pid = Number(number);
  if (number === undefined || pid === 0 || pid === process.pid || !isRunning(pid)) return false;
  const now = startOf(pid);
  return started === undefined || now === undefined || now === started;
}

/** Two commands may find the same old lock. After moving it, this one looks again: it may be the other's new lock. */
function removeStale(path: string, owner: string): void {
  const aside = `${path}-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    // The other command was first.
    return;
  }
  if (ownerOf(aside) === owner) {
    rmSync(aside, { force: true });
    return;
  }
  try {
    renameSync(aside, path);
  } catch (error) {
    // The other command has removed it.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw environmentFailure(error, 'the output folder cannot be locked');
  }
}

/** Removes old locks that a killed command had moved away. */
function removeAsides(path: string): void {
  const folder = dirname(path);
  for (const name of readdirSync(folder)) {
    const aside = join(folder, name);
    if (/^lock-\d+$/.test(name) && isLock(aside) && !isHeld(aside)) rmSync(aside, { force: true });
  }
}

/** Ignores errors: the next command takes over a lock that stays. */
function releaseLock(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Ignore.
  }
}

function ownerOf(path: string): string | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
      ? readlinkSync(path)
      : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Field 22 of proc(5) stat: clock ticks after boot. The name before it may hold spaces and brackets. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
