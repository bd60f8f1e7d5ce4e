/** A fresh folder and its list. Every file is listed before it is written, so a kill leaves none that no list names. */
import {
  appendFileSync,
  chmodSync,
  closeSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  futimesSync,
  mkdirSync,
  openSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Build, listPath, listPlace, removeBuild } from './builds.ts';
import { fileLine, hashOf, headerLine, type Listed } from './list.ts';

export type FreshBuild = {
  folder: string;
  /** @param path below the folder */
  write(path: string, bytes: Uint8Array): void;
  has(path: string): boolean;
  /** Completes the list, and flushes the folder to disk. */
  finish(): void;
  /** Closes the list. */
  close(): void;
};

/** What is published can be read by every user, such as that of a server, whatever the umask of the command. */
const FILE_MODE = 0o644;
export const FOLDER_MODE = 0o755;

/**
 * @param builds the hidden folder @param real path of the output @param published a file that says what it said there is as
 * old as it was, for caches and for copies of what is newer
 */
export function freshBuild(
  builds: string,
  name: string,
  real: string,
  published: Build | undefined,
): FreshBuild {
  const folder = join(builds, name);
  // The folder first: a list without one is that of published exports.
  makeFolder(folder);
  const list = openSync(listPath(builds, name), 'wx');
  try {
    appendFileSync(list, headerLine(listPlace(builds, real)));
  } catch (error) {
    closeSync(list);
    removeBuild(builds, name);
    throw error;
  }
  // The time of the file system, in whole seconds: every file system and copying program can keep them.
  const now = Math.ceil(fstatSync(list).mtimeMs / 1000);
  const made = new Set([folder]);
  const written = new Map<string, Listed>();

  const makeFolders = (path: string) => {
    if (made.has(path)) return;
    makeFolders(dirname(path));
    makeFolder(path);
    made.add(path);
  };
  return {
    folder,
    has: (path) => written.has(path),
    write(path, bytes) {
      const listed = { size: bytes.length, hash: hashOf(bytes) };
      appendFileSync(list, fileLine(path, listed));
      makeFolders(dirname(join(folder, path)));
      const file = openSync(join(folder, path), 'wx');
      try {
        writeFileSync(file, bytes);
        fchmodSync(file, FILE_MODE);
        const before = published?.inspection.owned.get(path);
        const time = before?.hash === listed.hash ? before.modified : now;
        futimesSync(file, time, time);
        const { ino, ctimeMs } = fstatSync(file);
        written.set(path, { ...listed, inode: ino, changed: ctimeMs });
      } finally {
        closeSync(file);
      }
    },
    finish() {
      // Inodes and times, so that the next build need not read the files.
      appendFileSync(list, [...written].map(([path, file]) => fileLine(path, file)).join(''));
      const handle = openSync(folder, 'r');
      try {
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
    },
    close: () => closeSync(list),
  };
}

export function makeFolder(path: string): void {
  mkdirSync(path);
  chmodSync(path, FOLDER_MODE);
}
