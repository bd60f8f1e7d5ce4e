/**
 * Builds a review session from the questions missed in a result. It imports none of the plan's functions, because the
 * result page uses it.
 */

import { dayNumber } from '../model/days.ts';
import { REVIEW_SESSION } from '../model/learning/types.ts';
import type { Progress } from '../model/progress.ts';
import { newSeed } from '../model/shuffle.ts';

/**
 * Makes the missed questions the current session. It does not count as today's session, which can still follow.
 * @param now milliseconds since 1970
 */
export const withMissReview = (
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
