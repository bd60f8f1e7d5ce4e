/**
 * A plain folder for exported files. Files with the right bytes are not written. Only files that the folder's list names,
 * and that are unchanged since, are overwritten; nothing is removed.
 */
import {
  appendFileSync,
  chmodSync,
  lstatSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DRAFT, draftList, listPath, placeOf, readBuilds, realOutput } from './builds.ts';
import {
  emptyInventory,
  FILE_MODE,
  type FileState,
  type FileVersion,
  fileLine,
  hashOf,
  headerLine,
  type Inspection,
  inspectFolder,
  stateOf,
} from './inventory.ts';
import {
  environmentError,
  lockOutput,
  MOVE_THEM,
  makeFolders,
  refuseProblems,
} from './output-folder.ts';
import { type ProtectedFolders, refusePlace } from './output-place.ts';
import { type RefusedFiles, refusal, refusalOfFiles } from './refusal.ts';
import { isUnchanged } from './staging.ts';

export type ExportFolder = {
  /** @returns whether the file was written: it was not if it had the same bytes */
  write(path: string, content: string | Uint8Array): boolean;
  /** Writes the list. Call it in any case. */
  close(): void;
};

/**
 * Refuses a folder that is dangerous or holds anything that no export wrote. Reads only.
 * @throws EnvironmentError with the reason, the files and what to do
 */
export function checkExportFolder(out: string, folders: ProtectedFolders): void {
  refusePlace(out, folders);
  refuseProblems(out, () => inspectExports(out).problems);
}

/** @throws EnvironmentError as checkExportFolder does, if another command writes there, or if it cannot be written */
export function openExportFolder(out: string, folders: ProtectedFolders): ExportFolder {
  refusePlace(out, folders);
  const lock = lockOutput(out, () => refuseOther(out));
  try {
    const { problems, found } = inspectExports(out);
    if (problems.unknown.length + problems.altered.length > 0)
      throw refusalOfFiles(out, problems, MOVE_THEM);
    return writer(realOutput(out), found, lock);
  } catch (error) {
    lock.release();
    throw environmentError(error, 'the exports cannot be written');
  }
}

function writer(real: string, { owned }: Inspection, lock: { release(): void }): ExportFolder {
  const { folder } = readBuilds(real);
  const place = placeOf(folder, real);
  const list = listPath(folder, 'export');
  makeFolders(real);
  if (!lstatSync(list, { throwIfNoEntry: false })?.size) writeFileSync(list, headerLine(place));
  const files = new Map<string, FileVersion>(
    [...owned].map(([path, file]) => [path, versionOf(file, file.hash)]),
  );
  const put = (path: string, bytes: Uint8Array): boolean => {
    const file = join(real, path);
    const hash = hashOf(bytes);
    const before = owned.get(path);
    const isThere = before !== undefined && isUnchanged(file, before);
    if (isThere && before.hash === hash && before.mode === FILE_MODE) return false;
    // List the file first, so that a killed export leaves no file that the list does not name.
    appendFileSync(list, fileLine(path, { size: bytes.length, hash }));
    makeFolders(dirname(file));
    const draft = join(folder, DRAFT);
    rmSync(draft, { force: true });
    writeFileSync(draft, bytes, { flag: 'wx' });
    chmodSync(draft, FILE_MODE);
    if (!isThere && lstatSync(file, { throwIfNoEntry: false }) !== undefined)
      throw refusalOfFiles(
        real,
        { unknown: [`${basename(real)}/${path}`], altered: [] },
        MOVE_THEM,
      );
    renameSync(draft, file);
    files.set(path, versionOf(stateOf(lstatSync(file)), hash));
    return true;
  };
  return {
    write(path, content) {
      try {
        return put(
          path.replace(/^\/+/, ''),
          typeof content === 'string' ? Buffer.from(content) : content,
        );
      } catch (error) {
        throw environmentError(error, 'the exports cannot be written');
      }
    },
    close() {
      try {
        const lines = [...files].map(([path, version]) => fileLine(path, version));
        renameSync(draftList(folder, place, lines), list);
      } catch {
        // Ignore: the old list names every file, too. It is only longer.
      }
      lock.release();
    },
  };
}

const versionOf = ({ size, inode, changed }: FileState, hash: string): FileVersion => ({
  size,
  hash,
  inode,
  changed,
});

function inspectExports(out: string): { problems: RefusedFiles; found: Inspection } {
  const { lists, unknown } = readBuilds(out);
  refuseOther(out);
  const real = realOutput(out);
  const found: Inspection = isFolder(real)
    ? inspectFolder(real, lists.get('export') ?? emptyInventory())
    : { unknown: [], altered: [], owned: new Map(), folders: [] };
  const below = (path: string) => `${basename(real)}/${path}`;
  return {
    found,
    problems: {
      unknown: [...unknown, ...found.unknown.map(below)],
      altered: found.altered.map(below),
    },
  };
}

const isFolder = (path: string) =>
  lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** @throws EnvironmentError if a link or a file is in the folder's place, or the folder cannot be listed */
function refuseOther(out: string): void {
  const real = realOutput(out);
  const info = lstatSync(real, { throwIfNoEntry: false });
  if (info === undefined) return;
  if (info.isSymbolicLink())
    throw refusal(out, 'it is a link, and exports go into a real folder. Name the folder itself');
  if (!info.isDirectory()) throw refusal(out, 'it is a file');
  readdirSync(real);
}
