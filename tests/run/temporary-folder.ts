/** Temporary folders of the unit tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The prefix of the folders' names. */
export const TEST_FOLDER = 'licencia-test-';

const made: string[] = [];

/** An empty temporary folder, removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), TEST_FOLDER));
  made.push(folder);
  return folder;
}

/** after-each-file.ts calls this. */
export function removeTemporaryFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
