/** What is dear to make is kept in files that may vanish at any time: a cache that cannot be written only costs time. */
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** @param root folder of this program */
export const cacheFolder = (root: string): string =>
  join(root, 'node_modules', '.cache', 'licencia');

export function readKept(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Written beside and renamed: whoever reads at the same time reads the old file or the new one. */
export function keep(path: string, content: string | Uint8Array): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch {
    // As above.
  }
}

/** Marks a file or folder as used now. */
export function touch(path: string): void {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // Not there yet.
  }
}

/** Removes all but the newest of what is meant. @param isMeant by its name in the folder */
export function keepNewest(
  folder: string,
  count: number,
  isMeant: (name: string) => boolean,
): void {
  try {
    const byAge = readdirSync(folder)
      .filter(isMeant)
      .map((name) => ({
        name,
        time: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
      }))
      .sort((a, b) => b.time - a.time);
    for (const { name } of byAge.slice(count))
      rmSync(join(folder, name), { recursive: true, force: true });
  } catch {
    // As above.
  }
}
