/**
 * The folder for all temporary files of a run of tests or of the bench, including those of the programs and browsers
 * that they start.
 */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { TEST_FOLDER } from './temporary-folder.ts';

/**
 * Creates the folder, sets it as TMPDIR for this process and its children, and removes it on exit.
 * Its name is short: a browser puts a socket into it, whose path has at most 107 characters.
 * @returns its path
 */
export function openRunFolder(): string {
  const name = `licencia-${process.pid}-`;
  // Vitest calls its set-up once for each project.
  if (basename(tmpdir()).startsWith(name)) return tmpdir();
  const folder = mkdtempSync(join(tmpdir(), name));
  openToAll(folder);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Gives the folder the mode of /tmp, because some tests run the program as another user. */
const openToAll = (folder: string): void => chmodSync(folder, 0o1777);

/** Creates an empty folder for the files of a step. Its name must be short too. @param step name of the step */
export function stepFolder(runFolder: string, step: string): string {
  const folder = join(runFolder, step.slice(0, 4).trim());
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  openToAll(folder);
  return folder;
}

/** @returns one sentence if there is anything in the folder */
export function describeLeftovers(folder: string): string | undefined {
  const names = readdirSync(folder).sort();
  if (names.length === 0) return undefined;
  const some = names.slice(0, 5).join(', ');
  const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
  return `left behind in TMPDIR: ${some}${more}. A test makes folders with temporaryFolder(), and ends what it starts.`;
}

/** Vitest calls this before its workers start. */
export function setup(): void {
  openRunFolder();
}

/** Vitest calls this after the last file. A folder that is left fails the run: such folders would fill the disk. */
export function teardown(): void {
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith(TEST_FOLDER));
  if (left.length === 0) return;
  console.error(
    `${left.length} temporary folders are left: tests/run/after-each-file.ts did not run`,
  );
  // An error thrown here would be printed, but the run would still exit with 0.
  process.exitCode = 1;
}
