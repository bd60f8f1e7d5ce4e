/** Decides whether a folder may be an output folder, and whether this program made it. */
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { asEnvironmentError, EnvironmentError } from '../../program/failures.ts';

/** A site is replaced as a whole; exports keep published files that are not written now. */
export type OutputKind = 'site' | 'exports';

/** Folders that no output may replace or be mixed with. */
export type ProtectedFolders = {
  /** The output may neither be one of them nor contain one. */
  whole: readonly string[];
  /** The output may not be inside one of them. */
  closed: readonly string[];
};

/** Folders of the project: everything under version control, and the dependencies. */
const CLOSED = [
  '.ci',
  '.git',
  '.github',
  '.vscode',
  'data',
  'docs',
  'node_modules',
  'pipeline',
  'schemas',
  'templates',
  'tests',
];

/**
 * @param data folder of the content
 * @param root folder of the program
 */
export function protectedFolders(data: string, root: string): ProtectedFolders {
  return { whole: [data, root], closed: [data, ...CLOSED.map((name) => join(root, name))] };
}

/** The paths of an output folder and its parts, with links above them resolved. */
export type OutputPlace = {
  /** The folder as the user named it. */
  out: string;
  real: string;
  /** The hidden folder beside it. A file in it, named after the kind, marks the output as made by this program. */
  work: string;
  /** The new files; after publication, the former files until they are removed. */
  fresh: string;
  /** The whole former site, between the two renames. */
  former: string;
  /** The list of files that earlier versions wrote instead of the marker. */
  formerList: string;
};

export function outputPlaceOf(out: string): OutputPlace {
  const real = join(resolveRealPath(dirname(out)), basename(out));
  const work = workFolder(real);
  const [fresh, former, formerList] = ['fresh', 'former', 'files'].map((name) => join(work, name));
  return { out, real, work, fresh: fresh!, former: former!, formerList: formerList! };
}

const workFolder = (out: string): string => join(dirname(out), `.${basename(out)}-builds`);

/** Files that desktops leave in viewed folders. */
const OF_DESKTOPS = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/**
 * Refuses a folder that this program did not make. Changes no file.
 * @throws EnvironmentError with the reason
 */
export function refuseForeignFolder(
  { out, real, work, formerList }: OutputPlace,
  kind: OutputKind,
): void {
  for (const [path, what] of [
    [real, 'it'],
    [work, work],
  ] as const) {
    const info = lstatSync(path, { throwIfNoEntry: false });
    if (info?.isSymbolicLink())
      throw refusal(
        out,
        `${what} is a link to ${resolve(dirname(path), readlinkSync(path))}. Name the folder itself`,
      );
    if (info?.isDirectory() === false) throw refusal(out, `${what} is a file`);
  }
  const names = existsSync(real) ? readdirSync(real) : [];
  if (names.includes('.git')) throw refusal(out, 'it contains a repository (.git)');
  const others = names.filter((name) => !OF_DESKTOPS.has(name)).sort();
  if (others.length === 0 || existsSync(join(work, kind)) || existsSync(formerList)) return;
  const isOfOtherKind = isWorkFolder(work);
  throw refusal(
    out,
    isOfOtherKind
      ? `it contains ${kind === 'site' ? 'exports, not a site' : 'a site, not exports'}. Choose another --out`
      : `it has files, and this program did not make it: ${others.slice(0, 5).join(', ')}${others.length > 5 ? ` and ${others.length - 5} more` : ''}. Choose another --out, or move them to another place`,
  );
}

/** Makes an error with escaped control characters: file names may contain them, and a terminal would obey them. */
const refusal = (out: string, why: string) =>
  new EnvironmentError(
    `the output folder ${out} is refused: ${why}`.replace(
      /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
      (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`,
    ),
  );

/**
 * Refuses an unsafe output folder, such as the home folder or one inside the content. Changes no file.
 * @throws EnvironmentError with the reason
 */
export function refuseUnsafePlace(out: string, { whole, closed }: ProtectedFolders): void {
  try {
    if (dirname(out) === out) throw refusal(out, 'it is the root of the file system');
    for (const [folder, what] of [
      [homedir(), 'your home folder'],
      [process.cwd(), 'the current folder'],
      ...whole.map((folder) => [folder, 'the content or the program itself']),
    ] as [string, string][])
      if (isInside(folder, out)) throw refusal(out, `it is or contains ${what}`);
    refuseProtectedPlace(out, closed);
    refuseMounts(out);
    refuseReadOnly(out);
  } catch (error) {
    throw asEnvironmentError(error, `the output folder ${out} cannot be checked`);
  }
}

/**
 * Refuses a place inside the content, the program or a published site.
 * @throws EnvironmentError with the reason
 */
export function refuseProtectedPlace(out: string, closed: readonly string[]): void {
  for (const folder of closed)
    if (isInside(out, folder)) throw refusal(out, 'it is inside the content or the program itself');
  const parent = resolveRealPath(dirname(out));
  const above = [join(parent, basename(out)), ...ancestors(parent)];
  const published = above.find(
    (path, index) => isWorkFolder(path) || (index > 0 && isWorkFolder(workFolder(path))),
  );
  if (published !== undefined)
    throw refusal(out, `it is inside a published site or its builds (${published})`);
  // The name is reserved for the hidden folder of a site. An existing folder further up may have it.
  const named = above.find(
    (path) => WORK_NAME.test(basename(path)) && (path === above[0] || !existsSync(path)),
  );
  if (named !== undefined)
    throw refusal(out, `${named} is reserved for builds. Choose a name without "-builds"`);
}

/**
 * Refuses a path of the program if a link leads from it to another place: files would be written there.
 * @throws EnvironmentError with the reason
 */
export function refuseLinkedPath(path: string, root: string): void {
  if (resolveRealPath(path) !== join(resolveRealPath(root), relative(root, path)))
    throw refusal(path, `a link leads from there to ${resolveRealPath(path)}. Remove the link`);
}

const WORK_NAME = /^\..+-builds$/;

/** A hidden folder with a marker of this program. */
const isWorkFolder = (folder: string): boolean =>
  WORK_NAME.test(basename(folder)) &&
  ['site', 'exports', 'files'].some((name) => existsSync(join(folder, name)));

/** The real path, even of a file that does not exist yet. */
export function resolveRealPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(resolveRealPath(parent), basename(path));
  }
}

function ancestors(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [path, ...ancestors(parent)];
}

/**
 * True if a path is a folder or inside it: by name, and by inode, because a folder has another name through a mount or
 * on a file system that ignores case.
 */
function isInside(path: string, folder: string): boolean {
  const [real, realFolder] = [resolveRealPath(path), resolveRealPath(folder)];
  if (real === realFolder || real.startsWith(realFolder === sep ? sep : realFolder + sep))
    return true;
  const wanted = identity(realFolder);
  return wanted !== undefined && ancestors(real).some((above) => identity(above) === wanted);
}

function identity(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

/** A mounted folder cannot be replaced, and a folder mounted below it belongs to another place. */
function refuseMounts(out: string): void {
  const real = join(resolveRealPath(dirname(out)), basename(out));
  const mount = mountPoints().find((point) =>
    [real, workFolder(real)].some((folder) => point === folder || point.startsWith(folder + sep)),
  );
  if (mount !== undefined)
    throw refusal(
      out,
      `${mount} is a mount point. ${mount === real ? 'Name a folder inside it instead' : 'Unmount it first'}`,
    );
}

/** The mount points that Linux lists; empty on other systems, where replacing a mounted folder fails. */
function mountPoints(): string[] {
  try {
    return readFileSync('/proc/self/mountinfo', 'utf8')
      .split('\n')
      .flatMap((line) => line.split(' ').slice(4, 5))
      .map((point) =>
        point.replace(/\\([0-7]{3})/g, (_, code: string) =>
          String.fromCharCode(Number.parseInt(code, 8)),
        ),
      );
  } catch {
    return [];
  }
}

/** Reports a read-only place before the content is read. */
function refuseReadOnly(out: string): void {
  const parent = ancestors(dirname(out)).find((folder) => existsSync(folder));
  if (parent !== undefined) accessSync(parent, constants.W_OK | constants.X_OK);
}
