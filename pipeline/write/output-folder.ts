/**
 * Publishes a finished site in one step: it is built in a folder beside the published one, and a symbolic link is
 * renamed over the old link. One rename is atomic, so whoever looks or kills us sees the old site or the new one.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { EnvironmentError, environmentFailure } from '../program/failures.ts';
import { MARKER, openStaging, type Staging } from './staging.ts';

export type OutputFolder = {
  /** Where the new site is put together. */
  staging: string;
  write(path: string, content: string | Uint8Array): void;
  /** Gives a file that is kept elsewhere, and never written to again, a second name here; across file systems a copy. */
  adopt(path: string, from: string): void;
  /** Makes the staged site the published one. */
  publish(): void;
  /** Throws the staged site away. */
  discard(): void;
};

/**
 * @param out the published folder; @param untouchable folders that it may neither hold nor be; @param closed folders that it may not be inside
 * @throws EnvironmentError if the folder is dangerous, foreign, locked by another build, or cannot be written
 */
export function openOutputFolder(
  out: string,
  untouchable: readonly string[],
  closed: readonly string[] = [],
): OutputFolder {
  try {
    refuseDangerous(out, untouchable, closed);
  } catch (error) {
    throw error instanceof EnvironmentError
      ? error
      : environmentFailure(error, 'the output folder cannot be looked at');
  }
  const parent = dirname(out);
  const name = basename(out);
  const builds = join(parent, `.${name}-builds`);
  try {
    makeFolders(builds);
  } catch (error) {
    throw environmentFailure(error, 'the output folder cannot be made');
  }
  const lock = takeLock(join(builds, 'lock'));
  let staging: Staging;
  let former: string | undefined;
  try {
    recover(builds, out);
    former = published(out);
    const spare = readdirSync(builds).find((name) => name.startsWith('build-') && name !== former);
    sweep(builds, [former, spare]);
    staging = openStaging(builds, spare);
  } catch (error) {
    lock.release();
    throw environmentFailure(error, 'the output folder cannot be made ready');
  }
  let isPublished = false;
  const inStaging = (put: () => void) => {
    try {
      put();
    } catch (error) {
      throw environmentFailure(error, 'the site cannot be written');
    }
  };
  return {
    staging: staging.folder,
    write: (path, content) => inStaging(() => staging.write(path, content)),
    adopt: (path, from) => inStaging(() => staging.adopt(path, from)),
    publish() {
      try {
        staging.finish();
        flush(staging.folder);
        swap(out, staging.folder, builds);
        isPublished = true;
      } catch (error) {
        throw environmentFailure(error, 'the site cannot be published');
      } finally {
        try {
          // The site that was published until now is what the next build writes over.
          if (isPublished) sweep(builds, [basename(staging.folder), former]);
        } catch {
          // The site is out; what is left over goes with the next build.
        }
        lock.release();
      }
    },
    discard() {
      if (isPublished) return;
      rmSync(staging.folder, { recursive: true, force: true });
      lock.release();
    },
  };
}

/** One after the other: where none can be made, as in /proc, Node's own recursive way never ends. */
function makeFolders(path: string): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another build may have made it in between.
    if (!existsSync(path)) throw error;
  }
}

function refuseDangerous(
  out: string,
  untouchable: readonly string[],
  closed: readonly string[],
): void {
  const refuse = (why: string) => {
    throw new EnvironmentError(`the output folder ${out} is refused: ${why}`);
  };
  const real = realOf(out);
  if (dirname(out) === out) refuse('it is the root of the file system');
  for (const [folder, what] of [
    [homedir(), 'your home folder'],
    [process.cwd(), 'the folder you are in'],
    ...untouchable.map((each) => [each, 'the content or the program itself']),
  ] as [string, string][]) {
    const other = realOf(folder);
    if (real === other || other.startsWith(real + sep)) refuse(`it is or holds ${what}`);
  }
  for (const folder of closed)
    if (real.startsWith(realOf(folder) + sep))
      refuse('it lies inside the content or the program itself');
  const info = lstatSync(out, { throwIfNoEntry: false });
  if (info === undefined) return;
  if (info.isSymbolicLink()) {
    const target = resolve(dirname(out), readlinkSync(out));
    const ours = dirname(target) === join(dirname(out), `.${basename(out)}-builds`);
    if (!ours) refuse(`it is a link to ${target}, which no build made`);
  } else if (!info.isDirectory()) refuse('it is a file');
  else if (readdirSync(out).length > 0 && !existsSync(join(out, MARKER)))
    refuse('it is not empty, and no build of this program made it');
}

/** The real path, also of what does not exist yet. */
export function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realOf(parent), basename(path));
  }
}

function swap(out: string, staging: string, builds: string): void {
  const link = join(builds, 'new');
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(out), staging), link);
  const info = lstatSync(out, { throwIfNoEntry: false });
  if (info?.isDirectory()) {
    // A real folder: empty, or a copy of an earlier build. A link cannot be renamed over a folder, so it steps aside first.
    if (readdirSync(out).length === 0) rmdirSync(out);
    else renameSync(out, join(builds, `former-${process.pid}`));
  }
  renameSync(link, out);
}

/** A build that was killed while it replaced a real folder left that folder aside: it goes back first. */
function recover(builds: string, out: string): void {
  if (lstatSync(out, { throwIfNoEntry: false }) !== undefined) return;
  const former = readdirSync(builds).find((name) => name.startsWith('former-'));
  if (former !== undefined) renameSync(join(builds, former), out);
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

/** Name of the build that the link leads to. */
function published(out: string): string | undefined {
  return lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink()
    ? basename(readlinkSync(out))
    : undefined;
}

/** Removes what interrupted builds left behind. */
function sweep(builds: string, kept: readonly (string | undefined)[]): void {
  for (const name of readdirSync(builds))
    if (!name.startsWith('lock') && !kept.includes(name))
      rmSync(join(builds, name), { recursive: true, force: true });
}

/** The lock is a link that names the process: made in one step, so nobody ever reads half of it. */
function takeLock(path: string): { release(): void } {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      symlinkSync(String(process.pid), path);
      return { release: () => releaseLock(path) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
        throw environmentFailure(error, 'the output folder cannot be locked');
      const owner = ownerOf(path);
      if (isRunning(owner))
        throw new EnvironmentError(
          `another build (process ${owner}) is writing there; wait for it to end`,
        );
      removeStale(path, owner);
    }
  }
  throw new EnvironmentError('the output folder cannot be locked');
}

/** Two builds may find the same old lock. Whoever moves it away looks again: it may be the other's new one by then. */
function removeStale(path: string, owner: number): void {
  const aside = `${path}-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    // The other build was first.
    return;
  }
  if (Object.is(ownerOf(aside), owner)) {
    rmSync(aside, { force: true });
    return;
  }
  try {
    renameSync(aside, path);
  } catch (error) {
    throw environmentFailure(error, 'the output folder cannot be locked');
  }
}

/** A lock that stays behind is taken over by the next build: no reason to call a published site a failure. */
function releaseLock(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // As above.
  }
}

function ownerOf(path: string): number {
  try {
    return Number(readlinkSync(path));
  } catch {
    return Number.NaN;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
