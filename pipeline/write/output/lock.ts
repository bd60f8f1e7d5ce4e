/** Lets one command at a time write to an output folder. The lock is a folder that names the process in a file. */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { EnvironmentError, environmentFailure } from '../../program/failures.ts';

export type Lock = { release(): void };

/** Names of the lock, of one that is being made, and of an old one that was moved away. */
export const LOCK_NAME = /^lock(?:-(\d+)(?:-old)?)?$/;

/** A process number, and the start time of the process if the system tells it: numbers are used again. */
const OWNER = /^(\d+)(?::(\d+))?$/;

/**
 * Makes a folder that names this process, and renames it: so no lock is ever without its owner.
 * @param path of the lock @param out the folder that it is for, to name it
 * @throws EnvironmentError if another command holds it, or it cannot be made
 */
export function takeLock(path: string, out: string): Lock {
  const draft = `${path}-${process.pid}`;
  try {
    removeFolder(draft);
    mkdirSync(draft);
    const owner = [process.pid, startOf(process.pid) ?? []].flat();
    writeFileSync(join(draft, 'owner'), owner.join(':'));
    for (let attempt = 0; attempt < 2; attempt++) {
      if (isPlaced(draft, path)) {
        removeLeftovers(path);
        // Ignores errors: the next command takes over.
        return { release: () => void moveAway(path, () => true) };
      }
      if (isHeld(path))
        throw new EnvironmentError(
          `another command is writing to ${out}; wait for it to end (if there is none, delete ${path})`,
        );
      // Two commands may find the same old lock. After moving it, this one looks again: it may be the other's new lock.
      const stale = ownerOf(path);
      moveAway(path, (moved) => ownerOf(moved) === stale || !isPlaced(moved, path));
    }
    throw new EnvironmentError(`${dirname(path)} cannot be locked`);
  } catch (error) {
    removeFolder(draft);
    throw environmentFailure(error, 'the output folder cannot be locked');
  }
}

/** @returns false if there is a lock already */
function isPlaced(draft: string, path: string): boolean {
  try {
    renameSync(draft, path);
    return true;
  } catch (error) {
    if (existsSync(path)) return false;
    throw error;
  }
}

/** Whether a lock of this program is at the path, held or left behind by a kill. */
export function isLock(path: string): boolean {
  if (!lstatSync(path).isDirectory()) return false;
  const names = readdirSync(path).join();
  const owner = ownerOf(path) ?? '';
  return names === '' || (names === 'owner' && (owner === '' || OWNER.test(owner)));
}

/** Whether a running process holds the lock. */
function isHeld(path: string): boolean {
  const [, number, started] = OWNER.exec(ownerOf(path) ?? '') ?? [];
  const pid = Number(number);
  if (number === undefined || pid === 0 || pid === process.pid || !isRunning(pid)) return false;
  const now = startOf(pid);
  return started === undefined || now === undefined || now === started;
}

/** Moves a lock away before it is removed, because one without its owner would be nobody's. */
function moveAway(path: string, isToGo: (moved: string) => boolean): void {
  const moved = `${path}-${process.pid}-old`;
  try {
    removeFolder(moved);
    renameSync(path, moved);
    if (isToGo(moved)) removeFolder(moved);
  } catch {
    // Another command was first, or the next one takes over.
  }
}

/** Removes what killed commands had made or moved away. */
function removeLeftovers(path: string): void {
  const folder = dirname(path);
  for (const name of readdirSync(folder)) {
    const pid = LOCK_NAME.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) removeFolder(join(folder, name));
  }
}

function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

function ownerOf(path: string): string | undefined {
  try {
    return readFileSync(join(path, 'owner'), 'utf8');
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
