/** The folder `reviewed` of the content: what a person has looked at. It is compared with the content and never parsed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { environmentFailure } from '../program/failures.ts';

export type Reviewed = {
  /** The printed text of each unit, by its id. */
  units: ReadonlyMap<string, { text: string }>;
  /** What the first lines of its README say; @see README_OF_REVIEWED */
  readme: string | undefined;
  /** Files that the program does not write there, by their paths below the folder. */
  strays: readonly string[];
};

/** Below the data folder. */
export const REVIEWED_FOLDER = 'reviewed';
export const REVIEWED_README = 'README.md';
const ENDING = '.txt';
/** The file of a unit, below the data folder. */
export const reviewedFile = (unit: string): string => `${REVIEWED_FOLDER}/${unit}${ENDING}`;

/** @returns undefined if nothing was ever reviewed: there is no such folder */
export function readReviewed(data: string): Reviewed | undefined {
  const folder = join(data, REVIEWED_FOLDER);
  const units = new Map<string, { text: string }>();
  const strays: string[] = [];
  let readme: string | undefined;
  try {
    for (const found of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (found.isDirectory() || found.name.startsWith('.')) continue;
      const file = join(found.parentPath, found.name);
      const path = file.slice(folder.length + 1).replaceAll(sep, '/');
      if (path === REVIEWED_README) readme = readFileSync(file, 'utf8');
      else if (!path.endsWith(ENDING) || !found.isFile()) strays.push(path);
      else {
        const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
        units.set(path.slice(0, -ENDING.length), { text });
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw environmentFailure(error, 'what was reviewed cannot be read');
  }
  return { units, readme, strays: strays.sort() };
}
