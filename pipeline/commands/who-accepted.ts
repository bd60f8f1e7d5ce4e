/** The commits since another one → who edited and also accepted what harms most when it is wrong: nobody else has looked at it. */
import { reviewedFile } from '../load/reviewed.ts';
import type { Change } from '../review/changes.ts';
import type { Harm } from '../review/harm.ts';
import type { Unit } from '../review/units.ts';
import { git } from './git.ts';

const GRAVE: ReadonlySet<Harm> = new Set<Harm>(['right answer', 'figure', 'law', 'drawing']);

type Since = {
  reference: string;
  /** The data folder, and its name in places. */
  data: string;
  label: string;
};

/** @returns a remark for each person, with the units; none without git, or where another person accepted */
export function acceptedByEditors(
  { reference, data, label }: Since,
  changes: readonly Change[],
  placeOf: (unit: string) => Unit['place'] | undefined,
): string[] {
  const authors = authorsSince(reference, data);
  const byName = new Map<string, string[]>();
  for (const { unit, from, harm } of changes) {
    const file = (placeOf(unit) ?? placeOf(from ?? unit))?.().file.slice(label.length + 1);
    if (!GRAVE.has(harm) || file === undefined) continue;
    const accepted = authors.get(reviewedFile(unit)) ?? new Set();
    for (const name of authors.get(file) ?? [])
      if (accepted.has(name)) byName.set(name, [...(byName.get(name) ?? []), `${unit} (${harm})`]);
  }
  return [...byName].map(
    ([person, units]) =>
      // Without the address, which the summary would publish.
      `${person.slice(person.indexOf(' ') + 1)} both edited and accepted, so somebody else should look: ${units.join(', ')}`,
  );
}

/** Who changed each file in the commits since then, by its path below the data folder. */
function authorsSince(reference: string, data: string): ReadonlyMap<string, ReadonlySet<string>> {
  const authors = new Map<string, Set<string>>();
  const log = git(
    [
      '-c',
      'core.quotePath=false',
      'log',
      '--relative',
      '--name-only',
      '--format=%x00%aE %aN',
      `${reference}..HEAD`,
      '--',
      '.',
    ],
    data,
  );
  for (const commit of log.toString().split('\0').slice(1)) {
    const [name = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) authors.set(file, (authors.get(file) ?? new Set()).add(name));
  }
  return authors;
}
