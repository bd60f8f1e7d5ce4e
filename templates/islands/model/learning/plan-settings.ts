/** What the learner chose for the plan, the day of the exam and the minutes, each with when it was chosen; and the minutes that time asks for. Pure. */
import { withoutAbsent } from '../checks.ts';
import { comingExam, dayNumber, MINUTE_MS } from '../days.ts';
import type { Day, Learning, Minutes, PlanSettings } from './types.ts';

/** Sets the day of the exam (undefined: none), the minutes, or when it was passed, and notes when each was chosen. */
export function withPlan(
  learning: Learning,
  change: { examDay?: Day | undefined } & Partial<
    Pick<PlanSettings, 'minutes' | 'passedAt' | 'hard'>
  >,
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
  // A new way to an exam begins on the day on which its date is set.
  const isNewWay = chosen !== undefined && comingExam(examDay, dayNumber(now)) === undefined;
  const start = isNewWay ? { startDay: dayNumber(now) } : {};
  return { ...learning, plan: { ...before, ...start, ...exam, ...time, ...rest } };
}

/** So near to an exam a day takes the most minutes that it may have. */
const NEAR = 10;
const MOST_MINUTES: Minutes = 20;
/** Whoever began fewer days before the exam has no evening to rest. */
export const SHORT = 5;

/** Those of a day's session: on the last two days it is a short one, and near the exam a long one unless the learner chose. */
export function usualMinutes({ plan }: Pick<Learning, 'plan'>, day: Day): Minutes {
  const exam = comingExam(plan?.examDay, day) ?? Number.POSITIVE_INFINITY;
  const left = exam - day;
  if (left === 0 || (left === 1 && exam - (plan?.startDay ?? day) >= SHORT)) return 5;
  if (plan && plan.minutesAt > 0) return plan.minutes;
  return left < NEAR ? MOST_MINUTES : 10;
}
