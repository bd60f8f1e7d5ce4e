/**
 * Moves files out of the way until the bench has ended. On ext4 without a journal thousands of deleted files make new ones
 * slow for minutes: what is measured next would pay for it.
 */
import { lstatSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';

/** @param path of a file or folder that may be there @param attic a folder of the same file system, made if need be */
export function putAway(path: string, attic: string): void {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return;
  mkdirSync(attic, { recursive: true });
  renameSync(path, join(mkdtempSync(join(attic, 'old-')), basename(path)));
}
