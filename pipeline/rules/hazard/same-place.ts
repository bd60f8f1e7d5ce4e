/** Hazards in which two users are in one place. */
import { placeProblems } from '../../../templates/driver-view/problems.ts';
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

export const hazardSamePlace: Rule = {
  id: 'hazard/same-place',
  about: 'Two road users of a hazard are in the same place at one moment.',
  severity: 'error',
  check({ site }, report) {
    for (const entry of site.entries.hazards)
      for (const { path, title, help } of placeProblems(entry.data))
        report({ title: `${entry.id}: ${title}`, at: placeOf(entry, path), help: [help] });
  },
};
