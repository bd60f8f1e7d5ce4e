/** A folder of one's own for a moment, for libraries that can only write files. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentError, environmentFailure } from './failures.ts';

/** What SQLite says of the disk; whatever else it says is a bug. */
const DISK = /^(disk I\/O error|database or disk is full|unable to open database file)$/;

/** @throws EnvironmentError if the machine has no folder for it, or no room in it */
export function inTemporaryFolder<T>(use: (folder: string) => T): T {
  const doing = `the temporary folder ${tmpdir()} cannot be used`;
  let folder: string | undefined;
  try {
    folder = mkdtempSync(join(tmpdir(), 'licencia-'));
    return use(folder);
  } catch (error) {
    if (error instanceof Error && DISK.test(error.message))
      throw new EnvironmentError(`${doing}: ${error.message}`);
    throw environmentFailure(error, doing);
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}
