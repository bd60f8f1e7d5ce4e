/**
 * Publishes a finished site or finished exports. Everything is written into a fresh folder beside the published one, and two
 * renames put it in its place. A kill between them leaves the former one whole beside it, and the next command puts it back.
 */
import {
  appendFileSync,
  chmodSync,
  closeSync,
  existsSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  futimesSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { environmentFailure } from '../../program/failures.ts';
import { renamed, writeFileWhole } from './atomic.ts';
import {
  fileLine,
  hashOf,
  type Inspection,
  inspectFolder,
  type List,
  listText,
  removeListed,
  type Written,
} from './list.ts';
import { type Lock, takeLock } from './lock.ts';
import { type ProtectedFolders, refusePlace } from './output-place.ts';
import {
  leftovers,
  type Place,
  placeOf,
  putBack,
  readList,
  refuseFiles,
  refuseStrangers,
  writeList,
} from './work-folder.ts';

/** A site is replaced as a whole; of exports, files that were published before and not written now stay. */
export type Kind = 'site' | 'exports';

export type OutputFolder = {
  /** The folder of the new files. */
  staging: string;
  write(path: string, content: string | Uint8Array): void;
  /** Makes the staged files the published ones. */
  publish(): void;
  /** Removes the staged files, unless they are published. */
  discard(): void;
};

/** What is published can be read by every user, such as that of a server, whatever the umask of the command. */
const FILE_MODE = 0o644;
const FOLDER_MODE = 0o755;

/**
 * Locks an output folder, inspects it, removes what an earlier command left beside it and makes a fresh one. Call it before
 * expensive work.
 * @throws EnvironmentError if the folder is dangerous, holds files that this program did not write, is locked by another
 * command, or cannot be written
 */
export function openOutputFolder(
  out: string,
  folders: ProtectedFolders,
  kind: Kind = 'site',
): OutputFolder {
  refusePlace(out, folders);
  const place = placeOf(out);
  const lock = lockPlace(place);
  try {
    putBack(place);
    const list = readList(place);
    const published = inspectAll(place, list);
    for (const folder of leftovers(place)) removeListed(folder, list);
    return writerInto(place, { kind, published, lock });
  } catch (error) {
    lock.release();
    throw environmentFailure(error, 'the output folder cannot be made ready');
  }
}

/** @returns what is published @throws EnvironmentError that names files of others, there and beside it */
function inspectAll(place: Place, list: List): Inspection {
  const published = inspectFolder(place.real, list, false);
  const inspected: [string, Inspection][] = [
    ...leftovers(place).map((folder): [string, Inspection] => [
      `${basename(place.work)}/${basename(folder)}`,
      inspectFolder(folder, list, true),
    ]),
    [basename(place.real), published],
  ];
  const named = (kind: 'unknown' | 'altered') =>
    inspected.flatMap(([label, found]) => found[kind].map((path) => `${label}/${path}`));
  refuseFiles(place.out, { unknown: named('unknown'), altered: named('altered') });
  return published;
}

type Opened = { kind: Kind; published: Inspection; lock: Lock };

function writerInto(place: Place, { kind, published, lock }: Opened): OutputFolder {
  const { real, fresh } = place;
  if (!existsSync(place.list)) writeFileWhole(place.list, listText(new Map()));
  // The list first: that of another user cannot be written, and then nothing is made.
  const list = openSync(place.list, 'a');
  makeFolder(fresh);
  // The time of the file system, in whole seconds: every file system and copying program can keep them.
  const now = Math.ceil(fstatSync(list).mtimeMs / 1000);
  const made = new Set([fresh]);
  const written = new Map<string, Written>();
  let isOpen = true;
  let isPublished = false;

  const makeFolders = (path: string) => {
    if (made.has(path)) return;
    makeFolders(dirname(path));
    makeFolder(path);
    made.add(path);
  };
  /** Every file is listed before it is written, so a kill leaves none that the list does not name. */
  const write = (path: string, bytes: Uint8Array) => {
    const own = { size: bytes.length, hash: hashOf(bytes) };
    appendFileSync(list, fileLine(path, own));
    makeFolders(dirname(join(fresh, path)));
    const file = openSync(join(fresh, path), 'wx');
    try {
      writeFileSync(file, bytes);
      fchmodSync(file, FILE_MODE);
      // A file that says what it said is as old as it was, for caches and for copies of what is newer.
      const before = published.owned.get(path);
      const time = before?.hash === own.hash ? before.modified : now;
      futimesSync(file, time, time);
      written.set(path, { ...own, changed: fstatSync(file).ctimeMs });
    } finally {
      closeSync(file);
    }
  };
  const keepOthers = () => {
    for (const path of published.owned.keys())
      if (!written.has(path)) write(path, readFileSync(join(real, path)));
  };
  /** Removes what is not published; the list forgets it if all of it could be removed. */
  const discard = () => {
    if (!isOpen) return;
    isOpen = false;
    try {
      closeSync(list);
      for (const folder of isPublished ? [fresh, place.former] : [fresh])
        removeListed(folder, readList(place));
      writeList(place, isPublished ? written : published.owned);
    } catch {
      // Ignore: the list names every file that is left, and the next command removes them.
    }
    lock.release();
  };
  const attempt = (doing: string, task: () => void) => {
    try {
      task();
    } catch (error) {
      throw environmentFailure(error, `the ${kind} cannot be ${doing}`);
    }
  };
  return {
    staging: fresh,
    write: (path, content) =>
      attempt('written', () =>
        write(
          path.replace(/^\/+/, ''),
          typeof content === 'string' ? Buffer.from(content) : content,
        ),
      ),
    publish() {
      try {
        attempt('published', () => {
          if (kind === 'exports') keepOthers();
          fsyncSync(list);
          swap(place);
          isPublished = true;
        });
      } finally {
        discard();
      }
    },
    discard,
  };
}

/** The two renames. A third makes the former site what is to be removed: then it is nothing to put back. */
function swap({ real, fresh, former }: Place): void {
  const isReplaced = existsSync(real);
  if (isReplaced) renamed(real, former);
  try {
    renamed(fresh, real);
  } catch (error) {
    if (isReplaced) renamed(former, real);
    throw error;
  }
  try {
    if (isReplaced) renamed(former, fresh);
  } catch {
    // Ignore: the next command removes it.
  }
}

/**
 * Makes the hidden folder beside the output and locks it; nothing is made before what is there is recognised by name. The
 * release removes the folders that it made, if they are empty.
 */
function lockPlace(place: Place): Lock {
  let made: string[];
  try {
    refuseStrangers(place);
    made = makeFolders(place.work);
  } catch (error) {
    throw environmentFailure(error, 'the output folder cannot be made');
  }
  const lock = takeLock(join(place.work, 'lock'), place.out);
  return {
    release() {
      lock.release();
      try {
        for (const path of new Set([place.work, ...made.reverse()])) rmdirSync(path);
      } catch {
        // It is not empty.
      }
    },
  };
}

/**
 * Makes one folder after the other. Node's recursive mode never ends where none can be made, as in /proc.
 * @returns those that were not there
 */
function makeFolders(path: string): string[] {
  if (existsSync(path)) return [];
  const above = makeFolders(dirname(path));
  try {
    makeFolder(path);
  } catch (error) {
    // Another command may have made it in between.
    if (!existsSync(path)) throw error;
  }
  return [...above, path];
}

function makeFolder(path: string): void {
  mkdirSync(path);
  chmodSync(path, FOLDER_MODE);
}
