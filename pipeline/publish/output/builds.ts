/**
 * The hidden folder beside an output folder: the builds of a site, the lists of written files, the lock. A command is
 * refused unless everything in it is recognised by name and content.
 */
import {
  accessSync,
  constants,
  type Dirent,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  emptyInventory,
  everythingIn,
  headerLine,
  type Inspection,
  type Inventory,
  inspectFolder,
  isSamePlace,
  type Place,
  parseInventory,
} from './inventory.ts';
import { isLock } from './lock.ts';
import { buildsFolder, realOf } from './output-place.ts';
import { type RefusedFiles, refusal } from './refusal.ts';

/** The two builds of a site: the published one, and the one that the next build overwrites. */
export const SLOTS = ['build-1', 'build-2'] as const;
export type Slot = (typeof SLOTS)[number];
export const otherSlot = (slot: string | undefined): Slot =>
  slot === 'build-1' ? 'build-2' : 'build-1';
/** Name of a list without its ending. */
export type ListName = Slot | 'export';

/** Name of a list or an exported file until it is complete. */
export const DRAFT = '.licencia-draft';
/** The link that is renamed over the published one. */
export const NEW_LINK = 'new';

/** Builds of earlier versions of this program had other names and this file in them, and no list. */
const FORMER = /^(build-[A-Za-z0-9]{6}|former-\d+)$/;
const FORMER_MARKER = '.built-by-licencia';

export type Builds = {
  /** Path of the hidden folder, all links above it resolved. */
  folder: string;
  lists: Map<ListName, Inventory>;
  /** Builds that an earlier version of this program left: never touched. */
  former: string[];
  /** Entries that this program did not make, as paths below the folder that holds the output. */
  unknown: string[];
};

export const listPath = (builds: string, name: ListName): string => join(builds, `${name}.files`);

/** Identity of an output folder's place. The hidden folder must exist. */
export function placeOf(builds: string, out: string): Place {
  const { ino, dev } = lstatSync(builds);
  return { output: out, parent: lstatSync(dirname(builds)).ino, folder: ino, device: dev };
}

/** The same output folder with all links above it resolved. */
export const realOutput = (out: string): string => join(realOf(dirname(out)), basename(out));

/**
 * Reads the hidden folder of an output folder, if there is one.
 * @throws EnvironmentError if it is a link or a file, or was copied from another place
 */
export function readBuilds(out: string): Builds {
  const folder = buildsFolder(realOutput(out));
  const builds: Builds = { folder, lists: new Map(), former: [], unknown: [] };
  const info = lstatSync(folder, { throwIfNoEntry: false });
  if (info === undefined) return builds;
  if (!info.isDirectory())
    throw refusal(
      out,
      `${folder} is a ${info.isSymbolicLink() ? 'link' : 'file'}, and the builds would be written there. Rename or remove it, or choose another --out`,
    );
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (FORMER.test(entry.name) && isFormer(folder, entry)) builds.former.push(entry.name);
    else if (!isRecognised(builds, entry, out))
      builds.unknown.push(
        ...(entry.isDirectory()
          ? everythingIn(dirname(folder), `${basename(folder)}/${entry.name}`)
          : [`${basename(folder)}/${entry.name}`]),
      );
  }
  return builds;
}

function isFormer(folder: string, entry: Dirent): boolean {
  return entry.isDirectory() && existsSync(join(folder, entry.name, FORMER_MARKER));
}

/** Whether this program made the entry. Its list, if it is one, is read. */
function isRecognised(builds: Builds, entry: Dirent, out: string): boolean {
  const path = join(builds.folder, entry.name);
  const list = /^(build-1|build-2|export)\.files$/.exec(entry.name)?.[1] as ListName | undefined;
  if (list !== undefined) {
    const inventory = entry.isFile() ? readList(path, builds.folder, out) : undefined;
    if (inventory !== undefined) builds.lists.set(list, inventory);
    return inventory !== undefined;
  }
  if (SLOTS.includes(entry.name as Slot)) return entry.isDirectory();
  if (entry.name === DRAFT) return entry.isFile();
  if (/^lock(-\d+)?$/.test(entry.name)) return isLock(path);
  return entry.name === NEW_LINK && entry.isSymbolicLink() && isBuildName(linkedName(path));
}

const linkedName = (path: string): string => basename(readlinkSync(path));
export const isBuildName = (name: string): boolean =>
  SLOTS.includes(name as Slot) || FORMER.test(name);

function readList(path: string, folder: string, out: string): Inventory | undefined {
  const list = parseInventory(readFileSync(path, 'utf8'));
  if (list?.place === undefined) return list?.inventory;
  if (!isSamePlace(list.place, placeOf(folder, realOutput(out))))
    throw refusal(
      out,
      `${folder} was copied or moved here from ${buildsFolder(list.place.output)}, so its files are not certain to be this program's. Look whether anything in it is yours, delete it and ${out}, and run the command again`,
    );
  return list.inventory;
}

/** The files of a build; none if it does not exist. */
export function inspectBuild({ folder, lists }: Builds, slot: Slot): Inspection {
  if (!existsSync(join(folder, slot)))
    return { unknown: [], altered: [], owned: new Map(), folders: [] };
  return inspectFolder(join(folder, slot), lists.get(slot) ?? emptyInventory());
}

/** @param label name of the folder in messages */
export function problemsIn(inspection: Inspection, label: string): RefusedFiles {
  const below = (paths: readonly string[]) => paths.map((path) => `${label}/${path}`);
  return { unknown: below(inspection.unknown), altered: below(inspection.altered) };
}

/** Writes a complete list as a draft. Renamed over the old list, it replaces that in one step. @returns its path */
export function draftList(builds: string, place: Place, lines: Iterable<string>): string {
  const draft = join(builds, DRAFT);
  rmSync(draft, { force: true });
  writeFileSync(draft, headerLine(place) + [...lines].join(''), { flag: 'wx' });
  return draft;
}
