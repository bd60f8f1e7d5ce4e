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
  unlinkSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { renamed, writeFileWhole } from './atomic.ts';
import { isList, type List, listText, parseList, pathsIn, type Written } from './list.ts';
import { isLock, LOCK_NAME, takeLock } from './lock.ts';
import { LIST_NAME, OLD_BUILD, OLD_LIST, realOf, workFolder } from './output-place.ts';
import { COUNTED, type RefusedFiles, refusal, refusalOfFiles } from './refusal.ts';

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
  const { out, real, work, list } = place;
  const info = lstatSync(real, { throwIfNoEntry: false });
  if (info?.isSymbolicLink() && oldBuild(place) === undefined)
    throw refusal(
      out,
      `it is a link to ${resolve(dirname(real), readlinkSync(real))}. Name the folder itself`,
    );
  if (info !== undefined && !info.isSymbolicLink() && !info.isDirectory())
    throw refusal(out, 'it is a file');
  const folder = lstatSync(work, { throwIfNoEntry: false });
  if (folder !== undefined && !folder.isDirectory())
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
  const isListed = existsSync(list) || oldLists(work).length > 0;
  if (info?.isDirectory() && !isListed) {
    const unknown = namedFiles(dirname(real), basename(real));
    // A folder of empty folders holds nothing that could be lost.
    if (unknown.some((path) => !path.endsWith('/')))
      throw refusalOfFiles(out, { unknown, altered: [] }, CHOOSE_ANOTHER);
  }
}

export function refuseFiles(out: string, problems: RefusedFiles): void {
  if (problems.unknown.length + problems.altered.length > 0)
    throw refusalOfFiles(
      out,
      problems,
      'Move these files to another place, or delete them, and run the command again.',
    );
}

function isRecognised(path: string): boolean {
  const name = basename(path);
  const info = lstatSync(path);
  if (LOCK_NAME.test(name)) return isLock(path);
  if (name === 'fresh' || name === 'former' || OLD_BUILD.test(name)) return info.isDirectory();
  if (name === 'new') return info.isSymbolicLink() && OLD_BUILD.test(basename(readlinkSync(path)));
  if (!LISTS.test(name) && !OLD_LIST.test(name)) return false;
  if (!info.isFile()) return false;
  const text = readFileSync(path, 'utf8');
  return OLD_LIST.test(name) ? text === '' || text.startsWith('{"licencia":1,') : isList(text);
}

/** The list, and drafts of it that were cut off. */
const LISTS = new RegExp(`^${LIST_NAME}(\\.\\d+(-\\d+)?\\.tmp)?$`);

/** The files of a folder to name in a refusal. */
function namedFiles(parent: string, name: string): string[] {
  if (!lstatSync(join(parent, name)).isDirectory()) return [name];
  const found: string[] = [];
  for (const path of pathsIn(parent, name)) {
    found.push(path);
    if (found.length > COUNTED) break;
  }
  return found;
}

export function readList({ list }: Place): List {
  return existsSync(list) ? parseList(readFileSync(list, 'utf8')) : new Map();
}

/** Replaces the list by one of these files. */
export function writeList({ work, list }: Place, files: ReadonlyMap<string, Written>): void {
  if (files.size > 0) writeFileWhole(list, listText(files));
  else rmSync(list, { force: true });
  for (const name of readdirSync(work))
    if (name !== LIST_NAME && LISTS.test(name)) rmSync(join(work, name), { force: true });
}

/** Puts the former site back if a kill came between the two renames. The place must be locked. */
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
    takeOver(place);
    putBack(place);
  } finally {
    lock.release();
  }
}

/** Folders of files that this program wrote and needs no more. */
export const leftovers = ({ work, fresh, former }: Place): string[] => [
  fresh,
  former,
  ...readdirSync(work)
    .filter((name) => OLD_BUILD.test(name))
    .map((name) => join(work, name)),
];

const oldLists = (work: string): string[] =>
  existsSync(work) ? readdirSync(work).filter((name) => OLD_LIST.test(name)) : [];

/** @returns the build that a link of an earlier version leads to, whether or not it is there */
function oldBuild({ real, work }: Place): string | undefined {
  if (!lstatSync(real, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  const target = resolve(dirname(real), readlinkSync(real));
  return dirname(target) === work && OLD_BUILD.test(basename(target)) ? target : undefined;
}

/**
 * Earlier versions published a link to a build, each with a list of its own. Joins the lists, and makes the build the
 * former site, which is then put back in the place of the link.
 */
export function takeOver(place: Place): void {
  const { real, work, list, former } = place;
  const lists = oldLists(work);
  if (lists.length > 0) {
    const files = lists.flatMap((name) =>
      readFileSync(join(work, name), 'utf8')
        .split('\n')
        .slice(1)
        .map((line) => line.split('\t', 3).join('\t')),
    );
    const own = existsSync(list) ? readFileSync(list, 'utf8') : listText(new Map());
    writeFileWhole(list, [own, ...files].join('\n'));
    for (const name of lists) rmSync(join(work, name), { force: true });
  }
  rmSync(join(work, 'new'), { force: true });
  const build = oldBuild(place);
  if (build === undefined) return;
  if (existsSync(build)) renamed(build, former);
  unlinkSync(real);
}
