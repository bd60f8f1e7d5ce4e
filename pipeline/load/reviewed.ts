/** The folder `reviewed` of the content: what a person has looked at. It is compared with the content and never parsed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { environmentFailure } from '../program/failures.ts';

/** A unit as it was reviewed: its printed text and its drawing. */
export type ReviewedUnit = { text?: string; drawing?: string };
export type Reviewed = {
  /** By the id of the unit. */
  units: ReadonlyMap<string, ReviewedUnit>;
  /** What the first lines of its README say; @see README_OF_REVIEWED */
  readme: string | undefined;
  /** Files that the program does not write there, by their paths below the folder. */
  strays: readonly string[];
};

/** Below the data folder. */
export const REVIEWED_FOLDER = 'reviewed';
export const REVIEWED_README = 'README.md';
/** The ending of the files of a unit, by their field. */
export const REVIEWED_ENDINGS = { text: '.txt', drawing: '.svg' } as const;

/** @returns undefined if nothing was ever reviewed: there is no such folder */
export function readReviewed(data: string): Reviewed | undefined {
  const folder = join(data, REVIEWED_FOLDER);
  const units = new Map<string, ReviewedUnit>();
  const strays: string[] = [];
  let readme: string | undefined;
  try {
    for (const found of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (found.isDirectory() || found.name.startsWith('.')) continue;
      const file = join(found.parentPath, found.name);
      const path = file.slice(folder.length + 1).replaceAll(sep, '/');
      const field = fieldOf(path);
      if (path === REVIEWED_README) readme = readFileSync(file, 'utf8');
      else if (field === undefined || !found.isFile()) strays.push(path);
      else {
        const id = path.slice(0, -REVIEWED_ENDINGS[field].length);
        const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
        units.set(id, { ...units.get(id), [field]: text });
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw environmentFailure(error, 'what was reviewed cannot be read');
  }
  return { units, readme, strays: strays.sort() };
}

const fieldOf = (path: string): keyof ReviewedUnit | undefined =>
  (Object.keys(REVIEWED_ENDINGS) as (keyof ReviewedUnit)[]).find((field) =>
    path.endsWith(REVIEWED_ENDINGS[field]),
  );
