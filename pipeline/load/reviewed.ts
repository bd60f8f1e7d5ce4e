/** The folder `reviewed` of the content: the texts that a person accepted, and when. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { asEnvironmentError } from '../program/failures.ts';

/** The acceptance of a text: its day, and the number of the unit's earlier acceptances on that day. */
export type AcceptanceRecord = { day: string; times: number };
/** The file of a unit, without its last line. @property accepted absent if accepted before the program recorded days */
type ReviewedUnit = { text: string; accepted?: AcceptanceRecord };

export type ReviewedFolder = {
  units: ReadonlyMap<string, ReviewedUnit>;
  /**
   * Text of the folder's README.md.
   * @see REVIEWED_README_TEXT
   */
  readme: string | undefined;
  /** Files in the folder that the program did not write, by their paths below it. */
  strays: readonly string[];
};

/** Path of the folder, below the data folder. */
export const REVIEWED_FOLDER = 'reviewed';
export const REVIEWED_README_NAME = 'README.md';
const ENDING = '.txt';
/** The file of a unit, below the data folder. */
export const reviewedFilePath = (unit: string): string => `${REVIEWED_FOLDER}/${unit}${ENDING}`;

/**
 * The last line of a file: the day of the acceptance and, from the second acceptance on that day on, a counter. The
 * day never goes back, even if the clock does.
 */
const ACCEPTED = /(?<=\n)accepted: (\d{4}-\d{2}-\d{2})(?: \+(\d+))?\n?$/;

/** Splits the file of a unit into its text and its acceptance. */
export function parseUnitFile(file: string): ReviewedUnit {
  const text = file.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const [line, day, times = '0'] = ACCEPTED.exec(text) ?? [];
  if (line === undefined || day === undefined) return { text };
  return { text: text.slice(0, -line.length), accepted: { day, times: Number(times) } };
}

/** A changed text gets a later acceptance than the one before, even on the same day or if the clock is behind. */
export function nextAcceptance(
  before: ReviewedUnit | undefined,
  text: string,
  today: string,
): AcceptanceRecord {
  const { accepted } = before ?? {};
  if (accepted === undefined) return { day: today, times: 0 };
  if (before?.text === text) return accepted;
  return accepted.day < today
    ? { day: today, times: 0 }
    : { ...accepted, times: accepted.times + 1 };
}

export const unitFileText = (text: string, { day, times }: AcceptanceRecord): string =>
  `${text}accepted: ${day}${times === 0 ? '' : ` +${times}`}\n`;

/** @returns undefined if the folder does not exist, because nothing was ever reviewed */
export function readReviewedFolder(data: string): ReviewedFolder | undefined {
  const folder = join(data, REVIEWED_FOLDER);
  const units = new Map<string, ReviewedUnit>();
  const strays: string[] = [];
  let readme: string | undefined;
  try {
    for (const found of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (found.isDirectory() || found.name.startsWith('.')) continue;
      const file = join(found.parentPath, found.name);
      const path = file.slice(folder.length + 1).replaceAll(sep, '/');
      if (path === REVIEWED_README_NAME) readme = readFileSync(file, 'utf8');
      else if (!path.endsWith(ENDING) || !found.isFile()) strays.push(path);
      else {
        units.set(path.slice(0, -ENDING.length), parseUnitFile(readFileSync(file, 'utf8')));
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw asEnvironmentError(error, 'what was reviewed cannot be read');
  }
  return { units, readme, strays: strays.sort() };
}
