/**
 * The hidden folder beside an output folder: the list of what this program wrote, the lock, the site that is being made and
 * the former one. What it does not recognise there is a person's, and stops every command.
 */
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { renamed, writeFileWhole } from './atomic.ts';
import { isList, type List, listText, parseList, pathsIn, type Written } from './list.ts';
import { isLock, LOCK_NAME, takeLock } from './lock.ts';
import { LIST_NAME, LISTS, realOf, workFolder } from './output-place.ts';
import { type RefusedFiles, refusal, refusalOfFiles } from './refusal.ts';

/** Where an output folder and its parts are, all links above them resolved. */
export type Place = {
  /** As the user named it. */
  out: string;
  real: string;
  work: string;
  list: string;
  /** The new files; after they are out, the former ones until they are removed. */
  fresh: string;
  /** The whole former site, between the two renames. */
  former: string;
};

export function placeOf(out: string): Place {
  const real = join(realOf(dirname(out)), basename(out));
  const work = workFolder(real);
  return {
    out,
    real,
    work,
    list: join(work, LIST_NAME),
    fresh: join(work, 'fresh'),
    former: join(work, 'former'),
  };
}

const CHOOSE_ANOTHER =
  'Only a folder that is empty, or that this program made and has its list of, is written to. Choose another --out, or move these files to another place.';

/**
 * Refuses what this program did not make, by name. Reads only.
 * @throws EnvironmentError with the reason
 */
export function refuseStrangers(place: Place): void {
  const { out, real, work } = place;
  const info = lstatSync(real, { throwIfNoEntry: false });
  if (info?.isSymbolicLink())
    throw refusal(
      out,
      `it is a link to ${resolve(dirname(real), readlinkSync(real))}. Name the folder itself`,
    );
  if (info?.isDirectory() === false) throw refusal(out, 'it is a file');
  const folder = lstatSync(work, { throwIfNoEntry: false });
  if (folder?.isDirectory() === false)
    throw refusal(
      out,
      `${work} is a ${folder.isSymbolicLink() ? 'link' : 'file'}, and the new files would be made there. Rename or remove it, or choose another --out`,
    );
  if (folder !== undefined) {
    accessSync(work, constants.R_OK | constants.W_OK | constants.X_OK);
    const unknown = readdirSync(work)
      .filter((name) => !isRecognised(join(work, name)))
      .flatMap((name) => namedFiles(dirname(work), `${basename(work)}/${name}`));
    refuseFiles(out, { unknown, altered: [] });
  }
  if (info === undefined || inWork(place, LISTS).length > 0) return;
  const unknown = namedFiles(dirname(real), basename(real));
  // A folder of empty folders holds nothing that could be lost.
  if (unknown.some((path) => !path.endsWith('/')))
    throw refusalOfFiles(out, { unknown, altered: [] }, CHOOSE_ANOTHER);
}

export function refuseFiles(out: string, problems: RefusedFiles): void {
  if (problems.unknown.length + problems.altered.length > 0)
    throw refusalOfFiles(
      out,
      problems,
      'Move these files to another place, or delete them, and run the command again.',
    );
}

/** The new and the former site. */
const FOLDERS = /^(fresh|former)$/;

function isRecognised(path: string): boolean {
  const name = basename(path);
  if (LOCK_NAME.test(name)) return isLock(path);
  const info = lstatSync(path);
  if (FOLDERS.test(name)) return info.isDirectory();
  return LISTS.test(name) && info.isFile() && isList(readFileSync(path, 'utf8'));
}

/** The files of a folder to name in a refusal. */
const namedFiles = (parent: string, name: string): string[] =>
  lstatSync(join(parent, name)).isDirectory() ? [...pathsIn(parent, name)] : [name];

const inWork = ({ work }: Place, wanted: RegExp): string[] =>
  existsSync(work)
    ? readdirSync(work).flatMap((name) => (wanted.test(name) ? [join(work, name)] : []))
    : [];

/** Folders of files that this program wrote and needs no more. */
export const leftovers = (place: Place): string[] => inWork(place, FOLDERS);

/** All that any list names, also one that was cut off. */
export const readList = (place: Place): List =>
  parseList(
    inWork(place, LISTS)
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n'),
  );

/** Replaces every list by one of these files. */
export function writeList(place: Place, files: ReadonlyMap<string, Written>): void {
  if (files.size > 0) writeFileWhole(place.list, listText(files));
  for (const path of inWork(place, LISTS))
    if (files.size === 0 || path !== place.list) rmSync(path, { force: true });
}

/**
 * Puts the former site back if a kill came between the two renames. The place must be locked.
 */
export function putBack({ real, former }: Place): void {
  if (!existsSync(former)) return;
  if (existsSync(real)) {
    // A folder that is not empty is the new site, or a person's.
    if (readdirSync(real).length > 0) return;
    rmdirSync(real);
  }
  renamed(former, real);
}

/**
 * The same for a command that only reads.
 * @throws EnvironmentError if another command is writing there
 */
export function restoreOutput(out: string): void {
  const place = placeOf(out);
  if (existsSync(place.real) || !existsSync(place.former)) return;
  const lock = takeLock(join(place.work, 'lock'), out);
  try {
    putBack(place);
  } finally {
    lock.release();
  }
}
