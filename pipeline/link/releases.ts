/** The chain of releases: file names, their order, and the hash that links each release to the next. */
import { createHash } from 'node:crypto';
import type { Release } from '../../schemas/release.ts';
import { compareText } from '../findings/finding.ts';

/** The name of a release's file: its date, and a number from the second of one date on. */
const NAME = /^(\d{4}-\d{2}-\d{2})(?:-([1-9]\d*))?$/;

export type ReleaseName = { date: string; number: number };

/** @returns undefined if the name is no date with a number, such as 2026-11-20 or 2026-11-20-2 */
export function releaseName(id: string): ReleaseName | undefined {
  const [, date, number = '1'] = NAME.exec(id) ?? [];
  return date === undefined ? undefined : { date, number: Number(number) };
}

export const formatReleaseName = ({ date, number }: ReleaseName): string =>
  number === 1 ? date : `${date}-${number}`;

/** Oldest first; the tenth release of a day is after the second. */
export function compareReleases(a: string, b: string): number {
  const [left, right] = [releaseName(a), releaseName(b)];
  if (left === undefined || right === undefined) return compareText(a, b);
  return compareText(left.date, right.date) || left.number - right.number;
}

/** Hash of all fields but `hash` itself and the hint for editors. The order of keys does not matter. */
export function releaseHash(release: Omit<Release, 'hash'> & { hash?: string }): string {
  const { $schema: _hint, hash: _hash, ...content } = release;
  return createHash('sha256')
    .update(JSON.stringify(sortedKeys(content)))
    .digest('hex');
}

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const sorted: Record<string, unknown> = {};
  // JSON leaves undefined values out. A release has thousands of keys, so nothing is made for each of them.
  for (const key of Object.keys(value).sort())
    sorted[key] = sortedKeys(value[key as keyof typeof value]);
  return sorted;
}
