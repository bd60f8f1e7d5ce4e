/** A folder for the duration of one task, in the system's folder for temporary files (TMPDIR). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asEnvironmentError } from './failures.ts';

/**
 * Removes the folder when the task ends, even if it fails.
 * @param purpose part of the folder's name
 * @throws EnvironmentError if there is no folder for temporary files, or it is full or not writable
 */
export function withTemporaryFolder<T>(purpose: string, task: (folder: string) => T): T {
  let folder: string;
  try {
    folder = mkdtempSync(join(tmpdir(), `licencia-${purpose}-`));
  } catch (error) {
    throw asEnvironmentError(error, `no temporary folder can be made in ${tmpdir()} (TMPDIR)`);
  }
  try {
    return task(folder);
  } finally {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Ignore: the result does not depend on it, and the system clears its temporary files.
    }
  }
}
