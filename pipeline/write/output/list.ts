/**
 * The list of the files that this program wrote into an output folder. It proves ownership: only a file that the list
 * names, with the bytes that the list names, is ever removed.
 */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { removed } from './atomic.ts';

/** A file as it was written. */
export type Written = {
  size: number;
  hash: string;
  /** Time of the last change of the file's state (milliseconds): while it is the same, the file need not be read. */
  changed?: number;
};

/** Path below the folder → the file, as the last builds wrote it: those that were cut off may have left it too. */
export type List = ReadonlyMap<string, readonly Written[]>;

/** First line of every list. */
const HEADER = '{"licencia":2}';

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');

/** Of SHA-256 in base64url. */
const HASH_LENGTH = 43;

/** One line of a list. It starts with a line end, because the line before may have been cut off. */
export function fileLine(path: string, { size, hash, changed }: Written): string {
  if (/[\t\n]/.test(path)) throw new Error(`a published path has a tab or a line end: ${path}`);
  return `\n${[path, size, hash, ...(changed === undefined ? [] : [changed])].join('\t')}`;
}

/** The whole list, sorted: a build that is discarded leaves the same bytes. */
export const listText = (files: ReadonlyMap<string, Written>): string =>
  HEADER +
  [...files.keys()]
    .sort()
    .map((path) => fileLine(path, files.get(path)!))
    .join('');

/** Whether a text is a list of this program, or the beginning of one. */
export const isList = (text: string): boolean => HEADER.startsWith(text.slice(0, HEADER.length));

/** Parses the lines of a list. A line that was cut off is left out: its file was not written yet. */
export function parseList(text: string): List {
  const list = new Map<string, Written[]>();
  for (const line of text.split('\n').slice(1)) {
    const [path, size, hash, changed] = line.split('\t') as [string, ...string[]];
    if (hash?.length !== HASH_LENGTH) continue;
    const time = changed === undefined ? {} : { changed: Number(changed) };
    list.set(path, [...(list.get(path) ?? []), { size: Number(size), hash, ...time }]);
  }
  return list;
}

export type Inspection = {
  /** Paths of files that no list names, and with them those of empty folders, which end with "/". */
  unknown: string[];
  /** Listed paths with other bytes than this program wrote. */
  altered: string[];
  /** Listed files with the bytes that the list names; the hash is empty if the file was cut off. */
  owned: Map<string, Written & { modified: Date }>;
};

/**
 * Compares a folder with the list.
 * @param isUnfinished whether a file in it may have been cut off
 * @throws the error of the system call if the folder or a file whose bytes must be compared cannot be read
 */
export function inspectFolder(folder: string, list: List, isUnfinished: boolean): Inspection {
  const found: Inspection = { unknown: [], altered: [], owned: new Map() };
  if (!existsSync(folder)) return found;
  const empty: string[] = [];
  for (const path of pathsIn(folder)) {
    const written = list.get(path);
    if (path.endsWith('/')) empty.push(path);
    else if (written === undefined) found.unknown.push(path);
    else {
      const owned = ownedFile(join(folder, path), written, isUnfinished);
      if (owned === undefined) found.altered.push(path);
      else found.owned.set(path, owned);
    }
  }
  // An empty folder alone is no obstacle.
  if (found.unknown.length > 0) found.unknown.push(...empty);
  return found;
}

/** A link in the place of a listed file is altered, too. */
function ownedFile(path: string, written: readonly Written[], isUnfinished: boolean) {
  const info = lstatSync(path);
  if (!info.isFile()) return undefined;
  const { size, ctimeMs: changed, mtime: modified } = info;
  const likely = written.filter((one) => one.size === size);
  const untouched = likely.find((one) => one.changed === changed);
  if (untouched !== undefined) return { ...untouched, modified };
  const hash = likely.length === 0 ? '' : hashOf(readFileSync(path));
  if (likely.some((one) => one.hash === hash)) return { size, hash, changed, modified };
  const isCutOff = isUnfinished && written.some((one) => size < one.size && !('changed' in one));
  return isCutOff ? { size, hash: '', modified } : undefined;
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

/**
 * Removes what this program wrote into a folder, and the folder. Killed in between, what is left can still be recognised.
 * @throws the error of the system call if a file of others is in it: that file stays
 */
export function removeListed(folder: string, list: List): void {
  if (!existsSync(folder)) return;
  for (const path of inspectFolder(folder, list, true).owned.keys()) removed(join(folder, path));
  removeFolders(folder);
}

function removeFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeFolders(join(folder, entry.name));
  rmdirSync(folder);
}
