/**
 * Finds ids that occur twice: in two records of the same kind, or in two items of records, such as questions of tests.
 */
import type { Finding, Place } from '../findings/finding.ts';
import type { Entries, Entry } from '../validate/index.ts';
import { placeOf } from './place.ts';
import { questionSets } from './question-sets.ts';

type Identified = { id: string; place: () => Place };

export function findDuplicateIds(entries: Entries): Finding[] {
  const { facts, scenes, tests, signs, home } = entries;
  return [
    ...duplicates(
      'fact',
      facts.map((entry) => ({ id: entry.id, place: () => placeOf(entry, [], 'key') })),
    ),
    ...duplicates(
      'scene',
      scenes.map((entry) => ({ id: entry.id, place: () => placeOf(entry, [], 'key') })),
    ),
    ...duplicates(
      'test',
      tests.map((entry) => ({ id: entry.id, place: () => placeOf(entry, ['id']) })),
    ),
    ...duplicates('question', itemsOf(questionSets(entries), 'questions')),
    ...duplicates('sign', itemsOf(signs, 'items')),
    ...duplicates('testimonial', itemsOf(home, 'testimonials')),
  ];
}

const itemsOf = <K extends string>(
  entries: readonly Entry<{ [key in K]: readonly { id: string }[] }>[],
  list: K,
): Identified[] =>
  entries.flatMap((entry) =>
    entry.data[list].map(({ id }, index) => ({
      id,
      place: () => placeOf(entry, [list, index, 'id']),
    })),
  );

function duplicates(what: string, items: readonly Identified[]): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string, () => Place>();
  for (const { id, place } of items) {
    const first = seen.get(id);
    if (first === undefined) seen.set(id, place);
    else
      findings.push({
        rule: 'link/duplicate-id',
        severity: 'error',
        title: `duplicate id "${id}": another ${what} has it`,
        at: place(),
        related: [{ at: first(), says: 'the first one' }],
        help: [
          'If one is a copy, delete it. Otherwise give the newer one another id: links and progress stored on devices refer to the older one.',
        ],
      });
  }
  return findings;
}
