/**
 * Reports films that cannot be played: nobody moves, a road user is not in the scene, or two users are in one place.
 */
import { filmProblems } from '../../../../templates/diagrams/film-problems.ts';
import { placeOf } from '../../../link/place.ts';
import type { Rule } from '../../rule.ts';

export const unplayableFilm: Rule = {
  id: 'item/scene',
  part: 'film-of-manoeuvre',
  about:
    'The film of a manoeuvre cannot be played: nobody moves, a road user does not exist, or two are in the same place.',
  severity: 'error',
  check({ site }, report) {
    for (const entry of site.entries.manoeuvres)
      entry.data.items.forEach((manoeuvre, index) => {
        for (const { path, title, help } of filmProblems(manoeuvre, site.scenes))
          report({
            title: `${manoeuvre.id}: ${title}`,
            at: placeOf(entry, ['items', index, ...path]),
            help: [help],
          });
      });
  },
};
