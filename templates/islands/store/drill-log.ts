/** Results of the sign drill and of clips for the memory of the plan, stored by a page that does not load the plan. */

import type { LoggedAnswer } from '../model/attempt.ts';
import { dayNumber, MINUTE_MS } from '../model/days.ts';
import {
  DRILL_REVISION,
  DRILL_RIGHT_CHOICE,
  DRILL_WRONG_CHOICE,
  withLog,
} from '../model/progress.ts';
import { deviceProgress, type ProgressStore } from './progress.ts';

/** A result in the format of the log of answers. */
export function drillLog(id: string, right: boolean, now: number): LoggedAnswer {
  return [
    Math.trunc(now / MINUTE_MS),
    id,
    DRILL_REVISION,
    right ? DRILL_RIGHT_CHOICE : DRILL_WRONG_CHOICE,
  ];
}

/**
 * Stores a result until the plan counts it. A result is not stored if the log already has one for the same sign or clip
 * and day.
 */
export function logDrill(
  id: string,
  right: boolean,
  now = Date.now(),
  store: ProgressStore = deviceProgress,
): void {
  const today = dayNumber(now);
  store.update((progress) => {
    const isSame = ([at, other]: LoggedAnswer) =>
      other === id && dayNumber(at * MINUTE_MS) === today;
    return progress.log.some(isSame) ? progress : withLog(progress, [drillLog(id, right, now)]);
  });
}
