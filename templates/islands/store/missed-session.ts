/** A session of the questions that a result missed, as the result page stores it. Imports nothing of the plan's engine. */

import { dayNumber } from '../model/days.ts';
import { REVIEW_SESSION } from '../model/learning/types.ts';
import type { Progress } from '../model/progress.ts';
import { newSeed } from '../model/shuffle.ts';

/** @returns the progress with the session under way; it is beside today's, which is still to come @param now milliseconds since 1970 */
export const withMissedSession = (
  progress: Progress,
  ids: readonly string[],
  now: number,
): Progress => ({
  ...progress,
  learning: {
    ...progress.learning,
    session: {
      id: newSeed().toString(36),
      day: dayNumber(now),
      minutes: 10,
      spent: 0,
      items: ids.map((id) => [id, 0]),
      results: [],
      of: REVIEW_SESSION,
    },
  },
});
