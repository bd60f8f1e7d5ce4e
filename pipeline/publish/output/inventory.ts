/**
 * The list of the files that this program wrote into an output folder. It proves ownership: only a file that a list
 * names, with the bytes that the list names, is ever overwritten or removed.
 */
import { createHash } from 'node:crypto';
import { type Dirent, lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** A file as it was written. */
export type FileVersion = {
  size: number;
  hash: string;
  /** Inode and time of the last change (milliseconds): while both are the same, the file need not be read. */
  inode?: number;
  changed?: number;
};

export type Inventory = {
  /** Path below the folder → the versions that this program wrote there, newest last. */
  files: Map<string, FileVersion[]>;
  /** The file that was announced last and may have been cut off: a shorter file there is ours, too. */
  unfinished?: string;
};

/** Where a list is valid. A copy of the list and of the folder has other inodes. */
export type Place = { output: string; parent: number; folder: number; device: number };

/** What is published can be read by every user, such as that of a server, whatever the umask of the command. */
export const FILE_MODE = 0o644;
export const FOLDER_MODE = 0o755;

/** Every list starts with this name: `{"licencia":1, …}`. */
const FORMAT = 1;

export const emptyInventory = (): Inventory => ({ files: new Map() });

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');

/** Of SHA-256 in base64url. */
const HASH_LENGTH = 43;

/** First line of a list. */
export const headerLine = (place: Place): string =>
  `${JSON.stringify({ licencia: FORMAT, ...place })}\n`;

/**
 * One line of a list: path, size, hash, and the state of the file once it is written. It starts with a line end, because
 * the line before may have been cut off.
 */
export function fileLine(path: string, { size, hash, inode, changed }: FileVersion): string {
  if (/[\t\n]/.test(path)) throw new Error(`a published path has a tab or a line end: ${path}`);
  return `\n${[path, size, hash, ...(inode === undefined ? [] : [inode, changed])].join('\t')}`;
}

/** Parses a list. @returns undefined if it is not a list of this program */
export function parseInventory(
  text: string,
): { place: Place | undefined; inventory: Inventory } | undefined {
  const inventory = emptyInventory();
  // A process that was killed before it wrote the first line.
  if (text === '') return { place: undefined, inventory };
  const [first, ...lines] = text.split('\n');
  const header = parsedHeader(first!);
  if (header?.licencia !== FORMAT) return undefined;
  for (const line of lines) {
    const [path, size, hash, inode, changed] = line.split('\t') as [string, ...string[]];
    // A line that was cut off: its file was not written yet.
    if (hash?.length !== HASH_LENGTH) continue;
    const state = inode === undefined ? {} : { inode: Number(inode), changed: Number(changed) };
    const version = { size: Number(size), hash, ...state };
    const versions = inventory.files.get(path);
    if (versions === undefined) inventory.files.set(path, [version]);
    else versions.push(version);
    if (inode === undefined) inventory.unfinished = path;
    else delete inventory.unfinished;
  }
  const { output, parent, folder, device } = header;
  return { place: { output, parent, folder, device }, inventory };
}

function parsedHeader(line: string): ({ licencia?: unknown } & Place) | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * A list is valid in the folder where it was made: same inodes, and same device. A device gets another number when the
 * machine restarts, so there the path decides; a folder that was moved has the same device and another path.
 */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.parent === other.parent &&
  one.folder === other.folder &&
  (one.device === other.device || one.output === other.output);

/** Identity of an inspected file. Not a whole `Stats`: there are thousands of them. */
export type FileState = {
  inode: number;
  device: number;
  /** Its permissions. */
  mode: number;
  size: number;
  /** Milliseconds. */
  modified: number;
  changed: number;
  links: number;
};

/** A file that a list names and that has the bytes that the list names; the hash is empty if it was cut off. */
export type OwnedFile = FileState & { hash: string };

export const stateOf = ({ ino, dev, mode, size, mtimeMs, ctimeMs, nlink }: Stats): FileState => ({
  inode: ino,
  device: dev,
  mode: mode & 0o777,
  size,
  modified: mtimeMs,
  changed: ctimeMs,
  links: nlink,
});

export type Inspection = {
  /** Paths of files that no list names; beside a file, an empty folder, which ends with "/". */
  unknown: string[];
  /** Listed paths with other bytes than this program wrote. */
  altered: string[];
  owned: Map<string, OwnedFile>;
  /** Folders below, parents first: those of listed files, and those without any file. */
  folders: string[];
};

/**
 * Compares a folder with its list.
 * @throws the error of the system call if the folder or a file whose bytes must be compared cannot be read
 */
export function inspectFolder(folder: string, inventory: Inventory): Inspection {
  const found: Inspection = { unknown: [], altered: [], owned: new Map(), folders: [] };
  const parents = parentsOf(inventory.files.keys());
  const visit = (under: string) => {
    for (const entry of readdirSync(join(folder, under), { withFileTypes: true })) {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      if (!entry.isDirectory()) inspectEntry(entry, path);
      else if (parents.has(path)) {
        found.folders.push(path);
        visit(path);
      } else inspectOther(path);
    }
  };
  /** A folder that no listed file is in. */
  const inspectOther = (path: string) => {
    const empty = emptyFolders(folder, path);
    if (empty === undefined) found.unknown.push(...everythingIn(folder, path));
    else found.folders.push(...empty);
  };
  /** A link in the place of a listed file is altered, too. */
  const inspectEntry = (entry: Dirent, path: string) => {
    if (!inventory.files.has(path)) return void found.unknown.push(path);
    const owned = entry.isFile() ? ownedFile(folder, path, inventory) : undefined;
    if (owned === undefined) found.altered.push(path);
    else found.owned.set(path, owned);
  };
  visit('');
  return found;
}

/** @returns a folder and all below it, if no file is in any of them */
function emptyFolders(folder: string, path: string): string[] | undefined {
  const found = [path];
  const entries = entriesOf(join(folder, path));
  for (const entry of entries ?? []) {
    const below = entry.isDirectory() ? emptyFolders(folder, `${path}/${entry.name}`) : undefined;
    if (below === undefined) return undefined;
    found.push(...below);
  }
  return entries && found;
}

function parentsOf(paths: Iterable<string>): Set<string> {
  const parents = new Set<string>();
  for (const path of paths)
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const parent = path.slice(0, end);
      if (parents.has(parent)) break;
      parents.add(parent);
    }
  return parents;
}

function ownedFile(
  folder: string,
  path: string,
  { files, unfinished }: Inventory,
): OwnedFile | undefined {
  const file = stateOf(lstatSync(join(folder, path)));
  const versions = files.get(path)!;
  const untouched = versions.find(
    ({ size, inode, changed }) =>
      inode === file.inode && changed === file.changed && size === file.size,
  );
  if (untouched !== undefined) return { ...file, hash: untouched.hash };
  if (versions.some(({ size }) => size === file.size)) {
    const hash = hashOf(readFileSync(join(folder, path)));
    if (versions.some((version) => version.hash === hash)) return { ...file, hash };
  }
  return path === unfinished && file.size < versions.at(-1)!.size
    ? { ...file, hash: '' }
    : undefined;
}

/** More files than this are not counted. */
export const COUNTED = 10_000;

/** Every file below a folder that no list names; of an empty folder its own name. */
export function everythingIn(folder: string, under: string): string[] {
  const files: string[] = [];
  const visit = (path: string) => {
    if (files.length > COUNTED) return;
    // An unreadable folder is named like an empty one.
    const entries = entriesOf(join(folder, path)) ?? [];
    if (entries.length === 0) files.push(`${path}/`);
    for (const entry of entries) {
      const below = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) visit(below);
      else files.push(below);
    }
  };
  visit(under);
  return files;
}

/** @returns undefined for a folder that cannot be read */
function entriesOf(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}
