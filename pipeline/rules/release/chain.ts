/** Each release names the hash of the one before it, and its file is named by its date. */
import type { Release } from '../../../schemas/release.ts';
import { placeOf } from '../../link/place.ts';
import { releaseName } from '../../link/releases.ts';
import type { Entry } from '../../validate/index.ts';
import type { Report, Rule } from '../rule.ts';

export const releaseChain: Rule = {
  id: 'release/chain',
  about: 'The releases are not one chain: one is missing, out of order or misnamed.',
  severity: 'error',
  needsWhole: true,
  check({ site }, report) {
    const releases = site.entries.releases;
    for (const [index, entry] of releases.entries()) {
      checkName(entry, report);
      checkLink(entry, releases[index - 1], releases, report);
    }
  },
};

function checkName(entry: Entry<Release>, report: Report): void {
  const { date } = entry.data;
  if (releaseName(entry.id)?.date === date) return;
  report({
    title: `the release of ${date} is in a file named ${entry.id}.json`,
    at: placeOf(entry, ['date']),
    help: [
      `Name the file ${date}.json, or ${date}-2.json if it is the second release of that day.`,
    ],
  });
}

function checkLink(
  entry: Entry<Release>,
  before: Entry<Release> | undefined,
  releases: readonly Entry<Release>[],
  report: Report,
): void {
  const { previous } = entry.data;
  if (previous === before?.data.hash) return;
  const named = releases.find(({ data }) => data.hash === previous);
  const problem =
    before === undefined
      ? 'is the first one here, but names one before it'
      : previous === undefined
        ? `names no release before it; the one before it is ${before.id}`
        : named === undefined
          ? 'names a release before it that is not here'
          : `was recorded after ${named.id}, but is sorted after ${before.id}`;
  report({
    title: `the release ${entry.id} ${problem}`,
    at: placeOf(entry, previous === undefined ? [] : ['previous']),
    related: before === undefined ? [] : [{ at: placeOf(before, ['hash']), says: before.id }],
    help: [
      'Restore the missing or changed file of data/releases from git.',
      'If two branches each recorded a release, keep the one that was published, delete the other, and record again.',
    ],
  });
}
