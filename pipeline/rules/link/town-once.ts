/** What "¿De qué pueblo eres?" leads to: each town stands once, and who comes to a closed centre is sent to an open one. */
import { placeOf } from '../../link/place.ts';
import { fold } from '../../text/fold.ts';
import type { Rule } from '../rule.ts';

export const linkTownOnce: Rule = {
  id: 'link/town-once',
  about:
    'A town stands twice in the list of towns, or a closed centre sends people to one that is closed.',
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
    for (const entry of entries.centres) {
      const { closed, name } = entry.data;
      if (closed?.moves === undefined) continue;
      const next = entries.centres.find(({ id }) => id === closed.moves);
      // link/missing-target reports a centre that does not exist.
      if (next === undefined || (next.id !== entry.id && next.data.closed === undefined)) continue;
      report({
        title: `${name} is closed and sends people to ${next.id === entry.id ? 'itself' : `${next.data.name}, which is closed`}`,
        at: placeOf(entry, ['closed', 'moves']),
        help: [
          'Name an open centre, or leave "moves" out: the page then names the nearest open ones.',
        ],
      });
    }
  },
};
