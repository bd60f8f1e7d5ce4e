/** A closing has begun, and the centre that takes its place is another one, which is open. */
import { placeOf } from '../../../link/place.ts';
import type { DayRule } from '../../rule.ts';

export const linkBadClosing: DayRule = {
  id: 'link/missing-target',
  about: 'A centre is closed from a day to come, or moves to itself or to a closed centre.',
  severity: 'error',
  checkOnDay({ site, today }, report) {
    const { centres } = site.entries;
    for (const centre of centres) {
      const { closed } = centre.data;
      if (closed === undefined) continue;
      const { since, moves } = closed;
      if (since > today)
        report({
          title: `${centre.id} closes on ${since}, but its page already says that it is closed`,
          at: placeOf(centre, ['closed', 'since']),
          help: ['Announce it in "notice", and add "closed" on that day.'],
        });
      const next = centres.find(({ id }) => id === moves);
      if (next?.data.closed === undefined) continue;
      report({
        title:
          next === centre
            ? `${centre.id} moves to itself`
            : `${centre.id} moves to ${next.id}, which is closed`,
        at: placeOf(centre, ['closed', 'moves']),
        help: ['Name the open centre that takes its place, or leave "moves" out.'],
      });
    }
  },
};
