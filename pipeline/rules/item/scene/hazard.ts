/** Reports hazard clips that cannot be played, for example because nobody moves or two road users are in one place. */
import {
  collisionProblems,
  timelineProblems,
} from '../../../../templates/driver-view/hazard-problems.ts';
import { placeOf } from '../../../link/place.ts';
import type { Rule } from '../../rule.ts';

export const unplayableHazardClip: Rule = {
  id: 'item/scene',
  part: 'hazard-clip',
  about:
    'The clip of a hazard cannot be played: nobody moves, its moments do not fit each other, or two road users are in the same place.',
  severity: 'error',
  check({ site }, report) {
    for (const entry of site.entries.hazards)
      for (const { path, title, help } of [
        ...collisionProblems(entry.data),
        ...timelineProblems(entry.data),
      ])
        report({ title: `${entry.id}: ${title}`, at: placeOf(entry, path), help: [help] });
  },
};
