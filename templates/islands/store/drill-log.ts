/** Stores results of the sign drill and of hazard clips on pages that do not load the plan, which counts them later. */

import type { LoggedAnswer } from '../model/attempt.ts';
import { dayNumber, MINUTE_MS } from '../model/days.ts';
import {
  DRILL_REVISION,
  DRILL_RIGHT_CHOICE,
  DRILL_WRONG_CHOICE,
  withLoggedAnswers,
} from '../model/progress.ts';
import { deviceProgress, type ProgressStore } from './progress.ts';

/** A result as an entry of the answer log. */
export function drillLogEntry(id: string, right: boolean, now: number): LoggedAnswer {
  return [
    Math.trunc(now / MINUTE_MS),
    id,
    DRILL_REVISION,
    right ? DRILL_RIGHT_CHOICE : DRILL_WRONG_CHOICE,
  ];
}

/** Stores a result until the plan counts it, unless the log already has one for the same sign or clip from that day. */
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
    return progress.log.some(isSame)
      ? progress
      : withLoggedAnswers(progress, [drillLogEntry(id, right, now)]);
  });
}
