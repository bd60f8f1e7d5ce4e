/** The landmarks of the road: those of its stops, and that of the exam centre. */
import { EXAM_PLACE, type Road } from '../../schemas/road.ts';
import type { Place } from '../findings/finding.ts';
import type { Entry } from '../validate/index.ts';
import { placeOf } from './place.ts';

/** @returns the landmarks in order; `at` is the place in the content that names the landmark, or the list of stops */
export const roadLandmarks = (
  entry: Entry<Road>,
): { landmark: string; what: string; at: Place }[] => [
  ...entry.data.stops.map(({ landmark }, index) => ({
    landmark,
    what: `the place ${landmark}`,
    at: placeOf(entry, ['stops', index, 'landmark']),
  })),
  { ...EXAM_PLACE, what: 'the place of the exam', at: placeOf(entry, ['stops']) },
];
