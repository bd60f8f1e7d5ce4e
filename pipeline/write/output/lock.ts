/** Lets one command at a time write to an output folder. The lock is a folder that names the process in a file. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { EnvironmentError } from '../../program/failures.ts';

/**
 * Makes a folder that names this process, and renames it, so that a lock always has an owner.
 * @param path the path of the lock
 * @param out the folder that it locks, for messages
 * @returns a function that releases the lock
 * @throws EnvironmentError if another command holds it or a stale lock remains; errors of the file system as they are
 */
export function takeLock(path: string, out: string): () => void {
  const draft = `${path}-${process.pid}`;
  removeFolder(draft);
  try {
    mkdirSync(draft);
    writeFileSync(join(draft, 'owner'), `${process.pid}:${startOf(process.pid)}`);
    for (let attempt = 0; attempt < 2; attempt++) {
      if (isPlaced(draft, path)) {
        removeLeftovers(path);
        // Ignores errors, because the next command takes over a lock that remains.
        return () => moveAway(path, () => true);
      }
      const stale = ownerOf(path);
      if (isHeld(stale))
        throw new EnvironmentError(
          `another command is writing to ${out}; wait for it to end (if there is none, delete ${path})`,
        );
      // Two commands may find the same stale lock: the moved lock is checked again, because it may be the new lock of
      // the other command.
      moveAway(path, (moved) => ownerOf(moved) === stale || !isPlaced(moved, path));
    }
    throw new EnvironmentError(`${dirname(path)} cannot be locked`);
  } finally {
    removeFolder(draft);
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

/** True if another running process owns the lock. Process ids are reused, so start times are compared, too. */
function isHeld(owner: string): boolean {
  const [number, started] = owner.split(':');
  const pid = Number(number);
  if (!(pid > 0) || pid === process.pid || !isRunning(pid)) return false;
  return !started || started === startOf(pid);
}

/** Moves a lock away before removing it, so that no lock is ever seen without its owner. */
function moveAway(path: string, isToGo: (moved: string) => boolean): void {
  const moved = `${path}-${process.pid}-old`;
  try {
    removeFolder(moved);
    renameSync(path, moved);
    if (isToGo(moved)) removeFolder(moved);
  } catch {
    // Ignore: another command was first, or the next one takes over.
  }
}

/** Removes lock folders that killed commands left. */
function removeLeftovers(path: string): void {
  for (const name of readdirSync(dirname(path))) {
    const [lock, pid] = name.split('-');
    if (lock === basename(path) && pid !== undefined && !isRunning(Number(pid)))
      removeFolder(join(dirname(path), name));
  }
}

const removeFolder = (path: string) => rmSync(path, { recursive: true, force: true });

function ownerOf(path: string): string {
  try {
    return readFileSync(join(path, 'owner'), 'utf8');
  } catch {
    return '';
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

/** Field 22 of proc(5) stat: clock ticks after boot. The process name before it may contain spaces and brackets. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
