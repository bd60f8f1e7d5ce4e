/**
 * The list of the files that this program wrote into a folder. It proves ownership: only a file that the list names, with
 * the bytes that the list names, is ever removed.
 */
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file as it was written. */
export type Listed = {
  size: number;
  hash: string;
  /** Inode and time of the last change (milliseconds): while both are the same, the file need not be read. */
  inode?: number;
  changed?: number;
};

export type List = {
  /** Path below the folder → the file. */
  files: Map<string, Listed>;
  /** The file that was announced last and may have been cut off: a shorter file there is ours, too. */
  unfinished?: string;
};

/** Where a list is valid. A copy of the list and of the folder has other inodes. */
export type Place = { output: string; parent: number; folder: number; device: number };

/** Every list starts with this name: `{"licencia":1, …}`. */
const FORMAT = 1;

/** Of SHA-256 in base64url. */
const HASH_LENGTH = 43;

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');

/** First line of a list. */
export const headerLine = (place: Place): string => JSON.stringify({ licencia: FORMAT, ...place });

/** One line of a list. It starts with a line end, because the line before may have been cut off. */
export function fileLine(path: string, { size, hash, inode, changed }: Listed): string {
  if (/[\t\n]/.test(path)) throw new Error(`a published path has a tab or a line end: ${path}`);
  return `\n${[path, size, hash, ...(inode === undefined ? [] : [inode, changed])].join('\t')}`;
}

/** Parses a list. @returns undefined if it is not a list of this program */
export function parseList(text: string): { place: Place | undefined; list: List } | undefined {
  const list: List = { files: new Map() };
  // A process that was killed before it wrote the first line.
  if (text === '') return { place: undefined, list };
  const [first, ...lines] = text.split('\n');
  const header = parsedHeader(first!);
  if (header?.licencia !== FORMAT) return undefined;
  for (const line of lines) {
    const [path, size, hash, inode, changed] = line.split('\t') as [string, ...string[]];
    // A line that was cut off: its file was not written yet.
    if (hash?.length !== HASH_LENGTH) continue;
    const state = inode === undefined ? {} : { inode: Number(inode), changed: Number(changed) };
    list.files.set(path, { size: Number(size), hash, ...state });
    if (inode === undefined) list.unfinished = path;
    else delete list.unfinished;
  }
  const { output, parent, folder, device } = header;
  return { place: { output, parent, folder, device }, list };
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

export type Inspection = {
  /** Paths of files that no list names, and with them those of empty folders, which end with "/". */
  unknown: string[];
  /** Listed paths with other bytes than this program wrote. */
  altered: string[];
  /** Listed files with the bytes that the list names; the hash is empty if it was cut off. */
  owned: Map<string, { hash: string; modified: Date }>;
};

/**
 * Compares a folder with its list.
 * @throws the error of the system call if the folder or a file whose bytes must be compared cannot be read
 */
export function inspectFolder(folder: string, list: List): Inspection {
  const found: Inspection = { unknown: [], altered: [], owned: new Map() };
  const empty: string[] = [];
  for (const path of pathsIn(folder))
    if (path.endsWith('/')) empty.push(path);
    else if (!list.files.has(path)) found.unknown.push(path);
    else {
      const owned = ownedFile(folder, path, list);
      if (owned === undefined) found.altered.push(path);
      else found.owned.set(path, owned);
    }
  // An empty folder alone is no obstacle.
  if (found.unknown.length > 0) found.unknown.push(...empty);
  return found;
}

/** A link in the place of a listed file is altered, too. */
function ownedFile(folder: string, path: string, { files, unfinished }: List) {
  const listed = files.get(path)!;
  const file = lstatSync(join(folder, path));
  if (!file.isFile()) return undefined;
  if (path === unfinished && file.size < listed.size) return { hash: '', modified: file.mtime };
  if (file.size !== listed.size) return undefined;
  const isUntouched = file.ino === listed.inode && file.ctimeMs === listed.changed;
  if (!isUntouched && hashOf(readFileSync(join(folder, path))) !== listed.hash) return undefined;
  return { hash: listed.hash, modified: file.mtime };
}

/** Every file below a folder; of an empty folder its own name and "/". */
export function* pathsIn(folder: string, under = ''): Generator<string> {
  const entries = readdirSync(join(folder, under), { withFileTypes: true });
  if (entries.length === 0 && under !== '') yield `${under}/`;
  for (const entry of entries) {
    const path = under === '' ? entry.name : `${under}/${entry.name}`;
    if (entry.isDirectory()) yield* pathsIn(folder, path);
    else yield path;
  }
}
