/** Hazards whose time line cannot be played: nobody moves, moments out of order, a window outside of the clip. */
import { timelineProblems } from '../../../templates/driver-view/problems.ts';
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

export const hazardTimeline: Rule = {
  id: 'hazard/timeline',
  about: 'The time line of a hazard moves nobody, or its moments do not fit each other.',
  severity: 'error',
  check({ site }, report) {
    for (const entry of site.entries.hazards)
      for (const { path, title, help } of timelineProblems(entry.data))
        report({ title: `${entry.id}: ${title}`, at: placeOf(entry, path), help: [help] });
  },
};
