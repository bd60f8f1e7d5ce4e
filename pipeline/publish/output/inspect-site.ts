/** Inspects the place of a site before a build: the link, both builds, their lists, and files of other people. */
import { accessSync, constants, existsSync, lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import {
  type Builds,
  inspectBuild,
  isBuildName,
  listPath,
  otherSlot,
  problemsIn,
  readBuilds,
  realOutput,
  SLOTS,
  type Slot,
} from './builds.ts';
import { everythingIn, type Inspection } from './inventory.ts';
import { buildsFolder } from './output-place.ts';
import { type RefusedFiles, refusal, refusalOfFiles } from './refusal.ts';

const CHOOSE_ANOTHER =
  'Only a folder that is empty, or that this program made and has its list of, is written to. Choose another --out, or move these files to another place.';

/** The state of an output folder's place. */
export type Situation = {
  builds: Builds;
  /** Changes with every list that is written. */
  state: string;
  /** The build that is overwritten or made. */
  spare: Slot;
  found: Inspection;
  /** The files of the published build. */
  published: Inspection['owned'];
  problems: RefusedFiles;
};

/** @throws EnvironmentError if anything but a published site or an empty folder is in the place of the output */
export function inspectSite(out: string): Situation {
  const state = stateOfLists(out);
  const builds = readBuilds(out);
  const published = publishedBuild(out);
  const spare = otherSlot(published);
  const problems: { unknown: string[]; altered: string[] } = {
    unknown: [...builds.unknown],
    altered: [],
  };
  const [spareFound, publishedFound] = [spare, published]
    .filter((name): name is Slot => SLOTS.includes(name as Slot))
    .map((slot) => {
      const inspection = inspectBuild(builds, slot);
      const label = slot === published ? basename(out) : `${basename(builds.folder)}/${slot}`;
      const { unknown, altered } = problemsIn(inspection, label);
      problems.unknown.push(...unknown);
      problems.altered.push(...altered);
      return inspection;
    });
  const spareFolder = join(builds.folder, spare);
  if (existsSync(spareFolder)) accessSync(spareFolder, constants.W_OK | constants.X_OK);
  return {
    builds,
    state,
    spare,
    found: spareFound!,
    published: publishedFound?.owned ?? new Map(),
    problems,
  };
}

/** Inode, size and time of everything that a build changes: the link, the lists. */
export function stateOfLists(out: string): string {
  const real = realOutput(out);
  return [real, ...SLOTS.map((slot) => listPath(buildsFolder(real), slot))]
    .map((path) => {
      try {
        const { ino, size, ctimeMs } = lstatSync(path);
        return `${ino} ${size} ${ctimeMs}`;
      } catch {
        return 'none';
      }
    })
    .join();
}

/**
 * Name of the build that the link leads to; undefined if there is none or an empty folder.
 * @throws EnvironmentError if there is anything else
 */
export function publishedBuild(out: string): string | undefined {
  const real = realOutput(out);
  const info = lstatSync(real, { throwIfNoEntry: false });
  if (info === undefined) return undefined;
  if (info.isSymbolicLink()) {
    const target = resolve(dirname(real), readlinkSync(real));
    if (dirname(target) === buildsFolder(real) && isBuildName(basename(target)))
      return basename(target);
    throw refusal(out, `it is a link to ${target}, which no build of this program made`);
  }
  if (!info.isDirectory()) throw refusal(out, 'it is a file');
  if (readdirSync(real).length > 0)
    throw refusalOfFiles(
      out,
      { unknown: everythingIn(dirname(real), basename(real)), altered: [] },
      CHOOSE_ANOTHER,
    );
  return undefined;
}
