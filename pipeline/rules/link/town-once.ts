/** "¿De qué pueblo eres?" has one answer: each town stands once. */
import { placeOf } from '../../link/place.ts';
import { fold } from '../../text/fold.ts';
import type { Rule } from '../rule.ts';

export const linkTownOnce: Rule = {
  id: 'link/town-once',
  about: 'A town stands twice in the list of towns.',
  severity: 'error',
  check({ site: { entries } }, report) {
    const towns = new Map<string, (typeof entries.municipalities)[number]>();
    for (const entry of entries.municipalities) {
      const name = fold(entry.data.name);
      const first = towns.get(name);
      if (first === undefined) towns.set(name, entry);
      else
        report({
          title: `the town "${entry.data.name}" stands twice, as ${first.id} and ${entry.id}`,
          at: placeOf(entry, ['name']),
          related: [{ at: placeOf(first, ['name']), says: 'the same name' }],
          help: ['Delete one of them, or correct its name.'],
        });
    }
  },
};
