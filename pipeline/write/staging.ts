/**
 * The folder where a new site is put together: a fresh one, or one that an earlier build left. Writing over thousands of
 * files costs a fraction of deleting them and making them again, and nothing has to be known of what they hold: every
 * file of the old site is written anew or removed.
 */
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  fstatSync,
  ftruncateSync,
  futimesSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Every built folder holds this file; a folder without it is never replaced. */
export const MARKER = '.built-by-licencia';
const MARK =
  'This folder is written by licencia build. Everything in it is replaced by the next build.\n';

export type Staging = {
  folder: string;
  /** @param path below the folder, as all paths here */
  write(path: string, content: string | Uint8Array): void;
  /** Gives a file that is kept elsewhere, and never written to again, a second name here; across file systems a copy. */
  adopt(path: string, from: string): void;
  /** Removes what is left of the earlier site. */
  finish(): void;
};

/** @param builds where such folders lie; @param spare one of them that nobody needs any more, unless it is not fit for use */
export function openStaging(builds: string, spare: string | undefined): Staging {
  const old = spare === undefined ? undefined : leftIn(join(builds, spare));
  if (spare !== undefined && old === undefined)
    rmSync(join(builds, spare), { recursive: true, force: true });
  const folder = old === undefined ? mkdtempSync(join(builds, 'build-')) : join(builds, spare!);
  // mkdtemp makes a private folder; whoever serves the site must be able to read it.
  if (old === undefined) chmodSync(folder, publicMode());
  const { files, folders } = old ?? { files: new Set<string>(), folders: new Set<string>() };
  const needed = new Set([folder]);
  const marker = join(folder, MARKER);
  rmSync(marker, { force: true });
  writeFileSync(marker, MARK);
  files.delete(marker);
  // The file system's own clock, so that one build has one.
  const now = lstatSync(marker).mtime;

  const clear = (path: string) => {
    rmSync(path, { recursive: true, force: true });
    for (const known of [files, folders])
      for (const each of known)
        if (each === path || each.startsWith(path + sep)) known.delete(each);
  };
  const makeFolder = (path: string) => {
    if (needed.has(path)) return;
    makeFolder(dirname(path));
    if (files.has(path)) clear(path);
    if (!folders.has(path)) mkdirSync(path);
    needed.add(path);
  };
  const place = (path: string): string => {
    const file = join(folder, path);
    makeFolder(dirname(file));
    if (folders.has(file)) clear(file);
    return file;
  };
  return {
    folder,
    write(path, content) {
      const file = place(path);
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      if (files.delete(file)) {
        if (isRenewed(file, bytes, now)) return;
        rmSync(file, { force: true });
      }
      writeFileSync(file, bytes);
    },
    adopt(path, from) {
      const file = place(path);
      if (files.delete(file)) {
        if (isSame(file, from)) return;
        rmSync(file, { force: true });
      }
      if (!tried(() => linkSync(from, file))) copyFileSync(from, file);
    },
    finish() {
      for (const file of files) rmSync(file, { force: true });
      for (const path of [...folders].filter((each) => !needed.has(each)).reverse())
        rmdirSync(path);
    },
  };
}

function publicMode(): number {
  return 0o777 & ~process.umask();
}

/**
 * Files and folders below, folders before what they hold. Whatever is neither is removed: writing over a link would
 * write where it leads.
 * @returns undefined if the folder is not ours to write over
 */
function leftIn(folder: string): { files: Set<string>; folders: Set<string> } | undefined {
  const files = new Set<string>();
  const folders = new Set<string>();
  const visit = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const each = join(path, entry.name);
      if (entry.isFile()) files.add(each);
      else if (entry.isDirectory()) {
        folders.add(each);
        visit(each);
      } else rmSync(each);
    }
  };
  const { mode, uid } = lstatSync(folder);
  if ((mode & 0o777) !== publicMode() || uid !== (process.getuid?.() ?? uid)) return undefined;
  return tried(() => visit(folder)) ? { files, folders } : undefined;
}

/** Gives an old file its new bytes, unless it is not ours alone to write. */
function isRenewed(path: string, bytes: Uint8Array, now: Date): boolean {
  let file: number | undefined;
  try {
    file = openSync(path, constants.O_RDWR | constants.O_NOFOLLOW);
    const { nlink, size } = fstatSync(file);
    // What has a second name elsewhere must not change there.
    if (nlink !== 1) return false;
    // What says the same already gets the day of this build: it may be older than the site published last, and whoever
    // asks for "anything newer" must get it.
    if (size === bytes.length && holds(file, bytes)) futimesSync(file, now, now);
    else {
      ftruncateSync(file);
      writeFileSync(file, bytes);
    }
    return true;
  } catch {
    return false;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function holds(file: number, bytes: Uint8Array): boolean {
  const old = Buffer.allocUnsafe(bytes.length);
  return readSync(file, old, 0, old.length, 0) === bytes.length && old.equals(bytes);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [lstatSync(one), lstatSync(other)];
  return a.ino === b.ino && a.dev === b.dev;
}

/** @returns whether it went well */
function tried(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
