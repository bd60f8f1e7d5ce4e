/** What the learner chose for the plan: the day of the exam and the minutes, each with when it was chosen. Pure. */
import { withoutAbsent } from '../checks.ts';
import { dayNumber } from '../days.ts';
import type { Day, Learning, PlanSettings } from './types.ts';

const MINUTE_MS = 60_000;

/** Sets the day of the exam (undefined: none), the minutes, or when it was passed, and notes when each was chosen. */
export function withPlan(
  learning: Learning,
  change: { examDay?: Day | undefined; minutes?: PlanSettings['minutes']; passedAt?: number },
  now: number,
): Learning {
  const at = Math.floor(now / MINUTE_MS);
  const { examDay, examAt, ...before } = learning.plan ?? {
    minutes: 10,
    minutesAt: 0,
    startDay: dayNumber(now),
  };
  const { examDay: chosen, minutes, ...rest } = change;
  const exam =
    'examDay' in change
      ? withoutAbsent({ examDay: chosen, examAt: chosen === undefined ? undefined : at })
      : withoutAbsent({ examDay, examAt });
  const time = minutes === undefined ? {} : { minutes, minutesAt: at };
  return { ...learning, plan: { ...before, ...exam, ...time, ...rest } };
}
