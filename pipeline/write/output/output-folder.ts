/**
 * Publishes a finished site or finished exports in one step. Everything is written into a fresh folder beside the published
 * one, and nothing is ever written over. A site is a symbolic link that is renamed over the old link: a rename is atomic, so
 * a reader sees the old site or the new one, also after a kill. Exports are a real folder, which the fresh one replaces.
 */
import {
  chmodSync,
  existsSync,
  lstatSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { EnvironmentError, environmentFailure } from '../../program/failures.ts';
import {
  type Build,
  inspectBuilds,
  type Kind,
  linkedBuild,
  listPath,
  NEW_LINK,
  problemsIn,
  readBuilds,
  realOutput,
  removeBuild,
} from './builds.ts';
import { FOLDER_MODE, type FreshBuild, freshBuild, makeFolder } from './fresh-build.ts';
import { type Lock, takeLock } from './lock.ts';
import { buildsFolder, type ProtectedFolders, refusePlace } from './output-place.ts';
import { type RefusedFiles, refusalOfFiles } from './refusal.ts';

export type OutputFolder = {
  /** The folder of the new files. */
  staging: string;
  write(path: string, content: string | Uint8Array): void;
  /** Makes the staged files the published ones. Of exports, files that were published before and not written now stay. */
  publish(): void;
  /** Removes the staged files, unless they are published. */
  discard(): void;
};

const MOVE_THEM = 'Move these files to another place, or delete them, and run the command again.';

/**
 * Locks an output folder, inspects it, removes older builds and makes a fresh one. Call it before expensive work.
 * @throws EnvironmentError if the folder is dangerous, holds files that this program did not write, is locked by another
 * command, or cannot be written
 */
export function openOutputFolder(
  out: string,
  folders: ProtectedFolders,
  kind: Kind = 'site',
): OutputFolder {
  refusePlace(out, folders);
  const lock = lockOutput(out, kind);
  try {
    const builds = readBuilds(out);
    const { published, others } = inspectBuilds(out, kind, builds);
    refuseFiles(out, problemsIn([...others, ...(published === undefined ? [] : [published])]));
    for (const { name } of others) removeBuild(builds.folder, name);
    const current = published?.name;
    for (const name of builds.lists.keys())
      if (name !== current) rmSync(listPath(builds.folder, name), { force: true });
    const numbers = [...builds.lists.keys(), current ?? ''].map(
      (name) => Number(name.slice(6)) || 0,
    );
    const name = `build-${Math.max(0, ...numbers) + 1}`;
    const place = { real: realOutput(out), kind, builds: builds.folder, published, lock };
    return writerInto(freshBuild(builds.folder, name, place.real, published), place);
  } catch (error) {
    lock.release();
    throw environmentError(error, 'the output folder cannot be made ready');
  }
}

type Place = {
  real: string;
  kind: Kind;
  /** The hidden folder. */
  builds: string;
  published: Build | undefined;
  lock: Lock;
};

function writerInto(fresh: FreshBuild, place: Place): OutputFolder {
  const { real, kind, builds, published, lock } = place;
  let isOpen = true;
  const keepOthers = ({ folder, inspection }: Build) => {
    for (const [path, { hash }] of inspection.owned)
      if (hash !== '' && !fresh.has(path)) fresh.write(path, readFileSync(join(folder, path)));
  };
  const discard = () => {
    if (!isOpen) return;
    isOpen = false;
    try {
      fresh.close();
      // The rename may have succeeded in spite of its error.
      const name = basename(fresh.folder);
      if (linkedBuild(real, kind) !== name && existsSync(fresh.folder)) removeBuild(builds, name);
    } catch {
      // Ignore: the list names every file that is left, and the next build removes them.
    }
    lock.release();
  };
  const attempt = (doing: string, task: () => void) => {
    try {
      task();
    } catch (error) {
      throw environmentError(error, `the ${kind} cannot be ${doing}`);
    }
  };
  return {
    staging: fresh.folder,
    write: (path, content) =>
      attempt('written', () =>
        fresh.write(
          path.replace(/^\/+/, ''),
          typeof content === 'string' ? Buffer.from(content) : content,
        ),
      ),
    publish() {
      try {
        attempt('published', () => {
          if (kind === 'exports' && published !== undefined) keepOthers(published);
          fresh.finish();
          if (kind === 'site') swapLink(fresh.folder, place);
          else swapFolder(fresh.folder, place);
        });
      } finally {
        discard();
      }
    },
    discard,
  };
}

function refuseFiles(out: string, problems: RefusedFiles): void {
  if (problems.unknown.length + problems.altered.length > 0)
    throw refusalOfFiles(out, problems, MOVE_THEM);
}

function environmentError(error: unknown, doing: string): Error {
  return error instanceof EnvironmentError ? error : environmentFailure(error, doing);
}

/**
 * Makes the hidden folder beside the output and locks it; nothing is made before what is there is recognised by name. The
 * release removes the folders that it made, if they are empty.
 */
function lockOutput(out: string, kind: Kind): Lock {
  const folder = buildsFolder(realOutput(out));
  let made: string[];
  try {
    linkedBuild(out, kind);
    refuseFiles(out, { unknown: readBuilds(out).unknown, altered: [] });
    made = makeFolders(folder);
    if ((lstatSync(folder).mode & 0o777) !== FOLDER_MODE) chmodSync(folder, FOLDER_MODE);
  } catch (error) {
    throw environmentError(error, 'the output folder cannot be made');
  }
  const lock = takeLock(join(folder, 'lock'), out);
  return {
    release() {
      lock.release();
      try {
        for (const path of new Set([folder, ...made.reverse()])) rmdirSync(path);
      } catch {
        // It is not empty.
      }
    },
  };
}

/**
 * Makes one folder after the other. Node's recursive mode never ends where none can be made, as in /proc.
 * @returns those that were not there
 */
function makeFolders(path: string): string[] {
  if (existsSync(path)) return [];
  const above = makeFolders(dirname(path));
  try {
    makeFolder(path);
  } catch (error) {
    // Another command may have made it in between.
    if (!existsSync(path)) throw error;
  }
  return [...above, path];
}

function swapLink(staging: string, { real, builds }: Place): void {
  const link = join(builds, NEW_LINK);
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(real), staging), link);
  // Look again: another program may have put a file there.
  linkedBuild(real, 'site');
  if (lstatSync(real, { throwIfNoEntry: false })?.isDirectory()) rmdirSync(real);
  renameSync(link, real);
}

function swapFolder(staging: string, { real, builds, published }: Place): void {
  if (published === undefined) {
    renameSync(staging, real);
    return;
  }
  const former = join(builds, published.name);
  renameSync(real, former);
  try {
    renameSync(staging, real);
  } catch (error) {
    renameSync(former, real);
    throw error;
  }
  try {
    removeBuild(builds, published.name);
  } catch {
    // Ignore: the next command removes them, or names the files of others that came into them.
  }
}
