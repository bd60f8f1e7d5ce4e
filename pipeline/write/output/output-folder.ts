/**
 * Publishes a finished site or finished exports. Everything is written into a fresh folder beside the published one,
 * and two renames put it in its place. If the process is killed between them, the former folder is still complete under
 * its temporary name, and the next command restores it.
 */
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  fchmodSync,
  futimesSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { asEnvironmentError } from '../../program/failures.ts';
import { renamePath } from '../../program/write-file.ts';
import { takeLock } from './lock.ts';
import {
  type OutputKind,
  type OutputPlace,
  outputPlaceOf,
  type ProtectedFolders,
  refuseForeignFolder,
  refuseUnsafePlace,
} from './output-place.ts';

export type OutputFolder = ReturnType<typeof writerInto>;

/** Published files are readable by every user, such as that of a server, whatever the umask of the command. */
const FILE_MODE = 0o644;
const FOLDER_MODE = 0o755;

/**
 * Locks an output folder, removes what an earlier command left beside it and makes a fresh one. Call it before
 * expensive work.
 * @throws EnvironmentError if the folder is dangerous, was not made by this program, is locked by another command, or
 * cannot be written
 */
export function openOutputFolder(
  out: string,
  folders: ProtectedFolders,
  kind: OutputKind = 'site',
): OutputFolder {
  refuseUnsafePlace(out, folders);
  const place = outputPlaceOf(out);
  try {
    refuseForeignFolder(place, kind);
    makeFolders(place.work);
    const release = lockPlace(place);
    try {
      putBack(place);
      for (const folder of [place.fresh, place.former]) removeFolder(folder);
      makeFolders(place.fresh);
    } catch (error) {
      release();
      throw error;
    }
    return writerInto(place, kind, release);
  } catch (error) {
    throw asEnvironmentError(error, 'the output folder cannot be made ready');
  }
}

function writerInto(place: OutputPlace, kind: OutputKind, release: () => void) {
  const { real, fresh } = place;
  let isOpen = true;
  const attempt = (doing: string, task: () => void) => {
    try {
      task();
    } catch (error) {
      throw asEnvironmentError(error, `the ${kind} cannot be ${doing}`);
    }
  };
  /** Removes the staged files, unless they are published. */
  const discard = () => {
    if (!isOpen) return;
    isOpen = false;
    try {
      removeFolder(fresh);
    } catch {
      // Ignore: the next command removes it.
    }
    release();
  };
  return {
    staging: fresh,
    write: (path: string, content: string | Uint8Array) =>
      attempt('written', () => writeInto(place, path, content)),
    publish() {
      try {
        attempt('published', () => {
          // Files may have been added since the folder was opened.
          refuseForeignFolder(place, kind);
          if (kind === 'exports') takeAlong(real, fresh);
          swap(place, kind);
        });
      } finally {
        discard();
      }
    },
    discard,
  };
}

function writeInto({ real, fresh }: OutputPlace, path: string, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  makeFolders(dirname(join(fresh, path)));
  const file = openSync(join(fresh, path), 'wx');
  try {
    writeFileSync(file, bytes);
    fchmodSync(file, FILE_MODE);
    // An unchanged file keeps its modification time, for caches and for tools that copy only newer files.
    const before = lastChange(join(real, path), bytes);
    if (before !== undefined) futimesSync(file, before, before);
  } finally {
    closeSync(file);
  }
}

/** Half a microsecond, in milliseconds: setting a file time drops fractions of a microsecond. */
const HALF = 0.0005;

/** @returns the modification time in seconds; undefined unless there is a file with these bytes */
function lastChange(path: string, bytes: Uint8Array): number | undefined {
  // statSync would throw ENOTDIR if a parent in the path is a file; existsSync returns false.
  if (!existsSync(path)) return undefined;
  const { size, mtimeMs } = statSync(path);
  const isSame = size === bytes.length && readFileSync(path).equals(bytes);
  return isSame ? (mtimeMs + HALF) / 1000 : undefined;
}

/** Keeps the published files that an export does not write. */
function takeAlong(real: string, fresh: string): void {
  if (existsSync(real))
    cpSync(real, fresh, {
      recursive: true,
      force: false,
      preserveTimestamps: true,
      verbatimSymlinks: true,
    });
}

/**
 * Writes the marker first: without it, later commands would refuse the folder. The third rename moves the former site
 * to the folder that is removed: after it, a kill leaves nothing to restore.
 */
function swap({ real, work, fresh, former, formerList }: OutputPlace, kind: OutputKind): void {
  writeFileSync(
    join(work, kind),
    'Made by licencia: each build replaces the whole folder beside this one.\n',
  );
  rmSync(formerList, { force: true });
  const isReplaced = existsSync(real);
  if (isReplaced) renamePath(real, former);
  try {
    renamePath(fresh, real);
  } catch (error) {
    if (isReplaced) renamePath(former, real);
    throw error;
  }
  try {
    if (isReplaced) renamePath(former, fresh);
  } catch {
    // Ignore: the next command removes it.
  }
}

/** Restores the former site after a kill between the two renames. The caller must hold the lock. */
function putBack({ real, former }: OutputPlace): void {
  if (!existsSync(former)) return;
  if (existsSync(real)) {
    // A folder that is not empty is the new site.
    if (readdirSync(real).length > 0) return;
    rmdirSync(real);
  }
  renamePath(former, real);
}

/**
 * Calls `putBack` for read-only commands.
 * @throws EnvironmentError if another command is writing there
 */
export function restoreOutput(out: string): void {
  const place = outputPlaceOf(out);
  if (existsSync(place.real) || !existsSync(place.former)) return;
  const release = lockPlace(place);
  try {
    putBack(place);
  } finally {
    release();
  }
}

/** @returns a release function, which also removes the hidden folder if nothing was published */
function lockPlace({ work, out }: OutputPlace): () => void {
  const release = takeLock(join(work, 'lock'), out);
  return () => {
    release();
    try {
      rmdirSync(work);
    } catch {
      // Ignore: the folder is not empty.
    }
  };
}

/** Makes one folder after the other: Node's recursive mode never ends where none can be made, as in /proc. */
function makeFolders(path: string): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another command may have made it in between.
    if (!existsSync(path)) throw error;
  }
  chmodSync(path, FOLDER_MODE);
}

const removeFolder = (path: string) =>
  rmSync(path, { recursive: true, force: true, maxRetries: 3 });
