/**
 * The folder of a new site: an empty one, or the build before last. Overwriting thousands of files costs a fraction of
 * deleting them and making them again. Every file is announced in the folder's list before it is written, so that a killed
 * build leaves no file that no list names.
 */
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fstatSync,
  ftruncateSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { EnvironmentError } from '../../program/failures.ts';
import { type Builds, draftList, listPath, type Slot } from './builds.ts';
import {
  FILE_MODE,
  type FileState,
  type FileVersion,
  FOLDER_MODE,
  fileLine,
  hashOf,
  headerLine,
  type Inspection,
  inspectFolder,
  type OwnedFile,
  type Place,
  parseInventory,
  stateOf,
} from './inventory.ts';

export type Staging = {
  folder: string;
  /** @param path below the folder, as all paths here */
  write(path: string, content: string | Uint8Array): void;
  /** Removes the other files of the earlier site, and writes the list of the new one. */
  finish(): void;
  /** Removes every file of the folder that its list names. */
  discard(): void;
};

/**
 * @param slot the build to overwrite or to make
 * @param found its files: all of them are of this program
 * @param published the files of the published build
 */
export function openStaging(
  builds: Builds,
  slot: Slot,
  place: Place,
  found: Inspection,
  published: ReadonlyMap<string, OwnedFile>,
): Staging {
  const folder = join(builds.folder, slot);
  const list = listPath(builds.folder, slot);
  let { owned, folders: old } = found;
  if (existsSync(folder) && !isFit(folder)) {
    removeAll(folder, { owned, folders: old });
    [owned, old] = [new Map(), []];
  }
  if (!existsSync(folder)) mkdirSync(folder);
  for (const path of [builds.folder, folder]) openFolder(path);
  // An empty list is one that was killed before its first line.
  if (!lstatSync(list, { throwIfNoEntry: false })?.size) writeFileSync(list, headerLine(place));
  const journal = openSync(list, 'a');
  writeSync(journal, '\n');
  // The time of the file system, and the same for all files of a build.
  const now = lstatSync(list).mtime;
  const folders = new Set(old);
  const needed = new Set(['', '.']);
  const written = new Map<string, FileVersion>();
  // A file that was cut off can be recognised only until another one is announced.
  for (const [path, file] of owned) if (file.hash === '') remove(path, file);

  function remove(path: string, file: OwnedFile): void {
    owned.delete(path);
    removeUnchanged(join(folder, path), file);
  }
  const clearFolder = (path: string) => {
    for (const [below, file] of owned) if (below.startsWith(`${path}/`)) remove(below, file);
    for (const below of [...folders].reverse())
      if (below === path || below.startsWith(`${path}/`)) {
        rmdirSync(join(folder, below));
        folders.delete(below);
      }
  };
  const makeFolder = (path: string) => {
    if (needed.has(path)) return;
    makeFolder(dirname(path));
    const file = owned.get(path);
    if (file !== undefined) remove(path, file);
    if (!folders.has(path)) mkdirSync(join(folder, path));
    openFolder(join(folder, path));
    needed.add(path);
  };
  /** @returns the older file at the path, if there is one */
  const take = (path: string): OwnedFile | undefined => {
    const file = owned.get(path);
    owned.delete(path);
    return file !== undefined && isUnchanged(join(folder, path), file) ? file : undefined;
  };
  /** Lists the file first: the folders of a listed file are ours, too. */
  const announce = (path: string, version: FileVersion) => {
    writeSync(journal, fileLine(path, version));
    makeFolder(dirname(path));
    if (folders.has(path)) clearFolder(path);
  };
  const record = (path: string, { size, hash }: FileVersion, { inode, changed }: FileState) => {
    written.set(path, { size, hash, inode, changed });
  };
  /** @returns false if the earlier site has another file at the path, or none */
  const keepFile = (path: string, version: FileVersion): boolean => {
    const existing = owned.get(path);
    if (existing?.hash !== version.hash || existing.mode !== FILE_MODE) return false;
    if (published.get(path)?.hash === version.hash) {
      owned.delete(path);
      makeFolder(dirname(path));
      record(path, version, existing);
      return true;
    }
    if (existing.links !== 1 || take(path) === undefined) return false;
    makeFolder(dirname(path));
    const file = join(folder, path);
    // The published file differs. This one gets the time of this build, so that a copy of "anything newer" includes it.
    lutimesSync(file, now, now);
    record(path, version, stateOf(lstatSync(file)));
    return true;
  };
  const writeFile = (path: string, bytes: Uint8Array, version: FileVersion) => {
    const before = take(path);
    announce(path, version);
    const file = join(folder, path);
    const state = before === undefined ? undefined : rewrite(file, bytes);
    record(path, version, state ?? writeNew(file, bytes));
  };
  return {
    folder,
    write(address, content) {
      const path = address.replace(/^\/+/, '');
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const version = { size: bytes.length, hash: hashOf(bytes) };
      if (!keepFile(path, version)) writeFile(path, bytes, version);
    },
    finish() {
      for (const [path, file] of owned) remove(path, file);
      for (const path of [...folders].reverse())
        if (!needed.has(path)) rmdirSync(join(folder, path));
      closeSync(journal);
      const lines = [...written].map(([path, version]) => fileLine(path, version));
      renameSync(draftList(builds.folder, place, lines), list);
    },
    discard() {
      const { inventory } = parseInventory(readFileSync(list, 'utf8'))!;
      removeAll(folder, inspectFolder(folder, inventory));
      rmSync(list);
    },
  };
}

/** Whether the folder is of this user. */
function isFit(folder: string): boolean {
  const user = process.getuid?.();
  return user === undefined || lstatSync(folder).uid === user;
}

function openFolder(path: string): void {
  if ((lstatSync(path).mode & 0o777) !== FOLDER_MODE) chmodSync(path, FOLDER_MODE);
}

/** Removes a folder's own files, and the folders that are empty then. A file that is not ours keeps its folders. */
function removeAll(folder: string, { owned, folders }: Pick<Inspection, 'owned' | 'folders'>) {
  for (const [path, file] of owned) removeUnchanged(join(folder, path), file);
  for (const path of [...folders].reverse()) rmdirSync(join(folder, path));
  rmdirSync(folder);
}

const isSameFile = (one: FileState, other: FileState) =>
  one.inode === other.inode && one.device === other.device;

/** @returns whether there is still a file; @throws EnvironmentError if it is not the one that was inspected */
export function isUnchanged(path: string, before: FileState): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return false;
  const now = stateOf(stat);
  // Not the time of the inode's change: another name of the same file may come or go.
  if (!isSameFile(now, before) || now.size !== before.size || now.modified !== before.modified)
    throw new EnvironmentError(
      `${path} was changed while this command was running. Move it away and run the command again`,
    );
  return true;
}

function removeUnchanged(path: string, before: FileState): void {
  if (isUnchanged(path, before)) unlinkSync(path);
}

/** Overwrites an old file. Removes it instead if it has a second name elsewhere or cannot be opened. */
function rewrite(path: string, bytes: Uint8Array): FileState | undefined {
  const file = opened(path);
  if (file === undefined) {
    unlinkSync(path);
    return undefined;
  }
  try {
    ftruncateSync(file);
    writeFileSync(file, bytes);
    fchmodSync(file, FILE_MODE);
    return stateOf(fstatSync(file));
  } finally {
    closeSync(file);
  }
}

function opened(path: string): number | undefined {
  let file: number;
  try {
    file = openSync(path, constants.O_WRONLY | constants.O_NOFOLLOW);
  } catch {
    return undefined;
  }
  if (fstatSync(file).nlink === 1) return file;
  closeSync(file);
  return undefined;
}

/** Fails if a file has appeared at the path in the meantime. */
function writeNew(path: string, bytes: Uint8Array): FileState {
  const file = openSync(path, 'wx');
  try {
    writeFileSync(file, bytes);
    fchmodSync(file, FILE_MODE);
    return stateOf(fstatSync(file));
  } finally {
    closeSync(file);
  }
}
