/**
 * Publishes a finished site in one step: it is written to a folder beside the published one, and a symbolic link is
 * renamed over the old link. A rename is atomic, so a reader sees the old site or the new one, also after a kill. A real
 * folder is never replaced by a link: that would take two steps.
 */
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { EnvironmentError, environmentFailure } from '../../program/failures.ts';
import { NEW_LINK, placeOf, readBuilds, realOutput } from './builds.ts';
import { inspectSite, publishedBuild, type Situation, stateOfLists } from './inspect-site.ts';
import { FOLDER_MODE } from './inventory.ts';
import { isHeld, type Lock, takeLock } from './lock.ts';
import { buildsFolder, type ProtectedFolders, refusePlace } from './output-place.ts';
import { type RefusedFiles, refusalOfFiles } from './refusal.ts';
import { openStaging } from './staging.ts';

export type OutputFolder = {
  /** The folder of the new site. */
  staging: string;
  /** Builds of an earlier version of this program, which are left alone. */
  former: readonly string[];
  write(path: string, content: string | Uint8Array): void;
  /** Makes the staged site the published one. */
  publish(): void;
  /** Removes the staged site, unless it is published. */
  discard(): void;
};

export const MOVE_THEM =
  'Move these files to another place, or delete them, and run the command again.';

/**
 * Refuses an output folder that is dangerous or holds anything that this program did not write. Only reads: call it before
 * expensive work.
 * @returns the state of the place, for openOutputFolder
 * @throws EnvironmentError with the reason, the files and what to do
 */
export function checkOutputFolder(out: string, folders: ProtectedFolders): Situation | undefined {
  refusePlace(out, folders);
  let situation: Situation | undefined;
  refuseProblems(out, () => {
    situation = inspectSite(out);
    return situation.problems;
  });
  return situation;
}

/**
 * @param inspect finds the files of other people. Files of a command that is writing there look like them: then the lock
 * refuses, or the other command has ended and the second inspection is right.
 * @throws EnvironmentError that names them
 */
export function refuseProblems(out: string, inspect: () => RefusedFiles): void {
  const hasProblems = ({ unknown, altered }: RefusedFiles) => unknown.length + altered.length > 0;
  const lock = join(buildsFolder(realOutput(out)), 'lock');
  try {
    if (!hasProblems(inspect()) || isHeld(lock)) return;
    const problems = inspect();
    if (hasProblems(problems) && !isHeld(lock)) throw refusalOfFiles(out, problems, MOVE_THEM);
  } catch (error) {
    throw environmentError(error, `the output folder ${out} cannot be read`);
  }
}

/**
 * @param checked result of checkOutputFolder: the place is not inspected again if no other build wrote there since
 * @throws EnvironmentError if the folder is dangerous, holds files of others, is locked by another command, or cannot
 * be written
 */
export function openOutputFolder(
  out: string,
  folders: ProtectedFolders,
  checked?: Situation,
): OutputFolder {
  refusePlace(out, folders);
  const lock = lockOutput(out, () => publishedBuild(out));
  let situation: Situation;
  let staging: ReturnType<typeof openStaging>;
  try {
    situation = checked?.state === stateOfLists(out) ? checked! : inspectSite(out);
    const { problems, builds, spare, found, published } = situation;
    if (problems.unknown.length + problems.altered.length > 0)
      throw refusalOfFiles(out, problems, MOVE_THEM);
    staging = openStaging(builds, spare, placeOf(builds.folder, realOutput(out)), found, published);
  } catch (error) {
    lock.release();
    throw environmentError(error, 'the output folder cannot be made ready');
  }
  const { builds } = situation;
  let isOpen = true;
  const discard = () => {
    if (!isOpen) return;
    isOpen = false;
    try {
      // The rename may have succeeded in spite of its error.
      if (publishedBuild(out) !== basename(staging.folder)) staging.discard();
    } catch {
      // Ignore: the list names every file that is left, and the next build removes them.
    }
    lock.release();
  };
  return {
    staging: staging.folder,
    former: builds.former.map((name) => join(builds.folder, name)),
    write(path, content) {
      try {
        staging.write(path, content);
      } catch (error) {
        throw environmentError(error, 'the site cannot be written');
      }
    },
    publish() {
      try {
        staging.finish();
        flush(staging.folder);
        swap(out, staging.folder, builds.folder);
      } catch (error) {
        discard();
        throw environmentError(error, 'the site cannot be published');
      }
      isOpen = false;
      lock.release();
    },
    discard,
  };
}

export function environmentError(error: unknown, doing: string): Error {
  return error instanceof EnvironmentError ? error : environmentFailure(error, doing);
}

/**
 * Makes the hidden folder beside the output and locks it; the lock's release removes the folder if it is empty.
 * @param check refuses a place with anything else in it; nothing is made before it has passed
 */
export function lockOutput(out: string, check: () => void): Lock {
  const folder = buildsFolder(realOutput(out));
  try {
    check();
    const { unknown } = readBuilds(out);
    if (unknown.length > 0) throw refusalOfFiles(out, { unknown, altered: [] }, MOVE_THEM);
    makeFolders(folder);
  } catch (error) {
    throw environmentError(error, 'the output folder cannot be made');
  }
  const lock = takeLock(join(folder, 'lock'), out);
  return {
    release() {
      lock.release();
      try {
        rmdirSync(folder);
      } catch {
        // It is not empty.
      }
    },
  };
}

/** Makes one folder after the other. Node's recursive mode never ends where none can be made, as in /proc. */
export function makeFolders(path: string): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  try {
    mkdirSync(path);
    // What is published below can be read by every user.
    chmodSync(path, FOLDER_MODE);
  } catch (error) {
    // Another command may have made it in between.
    if (!existsSync(path)) throw error;
  }
}

function swap(out: string, staging: string, builds: string): void {
  const link = join(builds, NEW_LINK);
  const real = realOutput(out);
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(real), staging), link);
  // Look again: another program may have put a file there.
  publishedBuild(out);
  if (lstatSync(real, { throwIfNoEntry: false })?.isDirectory()) rmdirSync(real);
  renameSync(link, real);
}

/** Flushes the staged folder's entries to disk before it is published. */
function flush(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
