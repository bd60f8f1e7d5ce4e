/**
 * The hidden folder beside an output folder: builds, the list of the files of each, the lock. A command is refused unless
 * everything in it is recognised by name and content.
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
  rmdirSync,
  rmSync,
  unlinkSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import {
  type Inspection,
  inspectFolder,
  isSamePlace,
  type List,
  type Place,
  parseList,
  pathsIn,
} from './list.ts';
import { isLock } from './lock.ts';
import { BUILD_NAME, buildsFolder, LIST_NAME, realOf } from './output-place.ts';
import { COUNTED, type RefusedFiles, refusal, refusalOfFiles } from './refusal.ts';

/** A site is a link to a build; exports are a build in a real folder. */
export type Kind = 'site' | 'exports';

/** The link that is renamed over the published one. */
export const NEW_LINK = 'new';

const CHOOSE_ANOTHER =
  'Only a folder that is empty, or that this program made and has its list of, is written to. Choose another --out, or move these files to another place.';

/** A folder that this program wrote. Its list has the same name. */
export type Build = {
  name: string;
  folder: string;
  /** How messages name the folder. */
  label: string;
  inspection: Inspection;
};

export type Builds = {
  /** Path of the hidden folder, all links above it resolved. */
  folder: string;
  /** Names of the builds in it. */
  names: string[];
  lists: Map<string, List>;
  /** Entries that this program did not make, as paths below the folder that holds the output. */
  unknown: string[];
};

/** The same output folder with all links above it resolved. */
export const realOutput = (out: string): string => join(realOf(dirname(out)), basename(out));

export const listPath = (builds: string, name: string): string => join(builds, `${name}.files`);

/** Identity of an output folder's place. The hidden folder must exist. */
export function listPlace(builds: string, out: string): Place {
  const { ino, dev } = lstatSync(builds);
  return { output: out, parent: lstatSync(dirname(builds)).ino, folder: ino, device: dev };
}

/**
 * Reads the hidden folder of an output folder, if there is one.
 * @throws EnvironmentError if it is a link or a file, or was copied from another place
 */
export function readBuilds(out: string): Builds {
  const folder = buildsFolder(realOutput(out));
  const builds: Builds = { folder, names: [], lists: new Map(), unknown: [] };
  const info = lstatSync(folder, { throwIfNoEntry: false });
  if (info === undefined) return builds;
  if (!info.isDirectory())
    throw refusal(
      out,
      `${folder} is a ${info.isSymbolicLink() ? 'link' : 'file'}, and the builds would be written there. Rename or remove it, or choose another --out`,
    );
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (!isRecognised(builds, entry, out))
      builds.unknown.push(...namedFiles(dirname(folder), `${basename(folder)}/${entry.name}`));
  return builds;
}

/** Whether this program made the entry. A build or a list is added to the builds. */
function isRecognised(builds: Builds, entry: Dirent, out: string): boolean {
  const path = join(builds.folder, entry.name);
  const listed = LIST_NAME.exec(entry.name)?.[1];
  if (listed !== undefined) {
    const list = entry.isFile() ? readList(path, builds.folder, out) : undefined;
    if (list !== undefined) builds.lists.set(listed, list);
    return list !== undefined;
  }
  if (BUILD_NAME.test(entry.name)) {
    builds.names.push(entry.name);
    return entry.isDirectory();
  }
  if (/^lock(-\d+)?$/.test(entry.name)) return isLock(path);
  return (
    entry.name === NEW_LINK &&
    entry.isSymbolicLink() &&
    BUILD_NAME.test(basename(readlinkSync(path)))
  );
}

function readList(path: string, folder: string, out: string): List | undefined {
  const parsed = parseList(readFileSync(path, 'utf8'));
  if (parsed?.place !== undefined && !isSamePlace(parsed.place, listPlace(folder, realOutput(out))))
    throw refusal(
      out,
      `${folder} was copied or moved here from ${buildsFolder(parsed.place.output)}, so its files are not certain to be this program's. Look whether anything in it is yours, delete it and ${out}, and run the command again`,
    );
  return parsed?.list;
}

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

/**
 * Looks at what is in the place of the output.
 * @returns name of the build that the link of a site leads to
 * @throws EnvironmentError if there is anything but a link to a build or an empty folder; of exports, but a folder
 */
export function linkedBuild(out: string, kind: Kind): string | undefined {
  const real = realOutput(out);
  const info = lstatSync(real, { throwIfNoEntry: false });
  if (info === undefined) return undefined;
  if (!info.isSymbolicLink() && !info.isDirectory()) throw refusal(out, 'it is a file');
  if (kind === 'exports') {
    if (info.isSymbolicLink())
      throw refusal(out, 'it is a link, and exports go into a real folder. Name the folder itself');
    return undefined;
  }
  if (info.isSymbolicLink()) {
    const target = resolve(dirname(real), readlinkSync(real));
    if (dirname(target) === buildsFolder(real) && BUILD_NAME.test(basename(target)))
      return basename(target);
    throw refusal(out, `it is a link to ${target}, which no build of this program made`);
  }
  if (readdirSync(real).length === 0) return undefined;
  const unknown = namedFiles(dirname(real), basename(real));
  throw refusalOfFiles(out, { unknown, altered: [] }, CHOOSE_ANOTHER);
}

/**
 * Compares every build, and a folder of exports, with its list.
 * @returns the published build and the others
 */
export function inspectBuilds(
  out: string,
  kind: Kind,
  { folder, names, lists }: Builds,
): { published: Build | undefined; others: Build[] } {
  const real = realOutput(out);
  const linked = linkedBuild(out, kind);
  const inspect = (name: string, path = join(folder, name)): Build => {
    accessSync(path, constants.W_OK | constants.X_OK);
    const isPublished = name === linked || path === real;
    return {
      name,
      folder: path,
      label: isPublished ? basename(real) : `${basename(folder)}/${name}`,
      inspection: inspectFolder(path, lists.get(name) ?? { files: new Map() }),
    };
  };
  const others = names.filter((name) => name !== linked).map((name) => inspect(name));
  if (kind === 'site')
    return {
      published: linked !== undefined && names.includes(linked) ? inspect(linked) : undefined,
      others,
    };
  // The folder of published exports is not among the builds, but its list is.
  const own = [...lists.keys()].find((name) => !names.includes(name)) ?? basename(real);
  return { published: existsSync(real) ? inspect(own, real) : undefined, others };
}

/** The files in builds that this program did not write. */
export function problemsIn(builds: readonly Build[]): RefusedFiles {
  const below = (kind: 'unknown' | 'altered') =>
    builds.flatMap(({ label, inspection }) => inspection[kind].map((path) => `${label}/${path}`));
  return { unknown: below('unknown'), altered: below('altered') };
}

/**
 * Removes a build by its list. Killed in between, what is left can still be recognised.
 * @throws the error of the system call if a file of others is in it: that file stays
 */
export function removeBuild(builds: string, name: string): void {
  const [folder, list] = [join(builds, name), listPath(builds, name)];
  const parsed = existsSync(list) ? parseList(readFileSync(list, 'utf8')) : undefined;
  if (parsed !== undefined)
    for (const path of inspectFolder(folder, parsed.list).owned.keys())
      unlinkSync(join(folder, path));
  rmSync(list, { force: true });
  removeFolders(folder);
}

function removeFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeFolders(join(folder, entry.name));
  rmdirSync(folder);
}
