/** Temporary folders of the unit tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How their names begin. */
export const TEST_FOLDER = 'licencia-test-';

const made: string[] = [];

/** An empty temporary folder, removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), TEST_FOLDER));
  made.push(folder);
  return folder;
}

/** For after-each-file.ts. */
export function removeTemporaryFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
