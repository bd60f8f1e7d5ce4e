/**
 * The learner's choices for the plan (exam day and minutes), each with its time, and the usual minutes of a day. Pure.
 */

import { dayNumber, MINUTE_MS, upcomingExamDay } from '../days.ts';
import { withoutUndefined } from '../stored-value-checks.ts';
import type { Day, Learning, PlanSettings, SessionMinutes } from './types.ts';

/**
 * Sets the exam day (undefined for none), the minutes, the time of the pass or the hard stops. A choice of day or
 * minutes is stored with its time.
 */
export function withPlanSettings(
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
      ? withoutUndefined({ examDay: chosen, examAt: chosen === undefined ? undefined : at })
      : withoutUndefined({ examDay, examAt });
  const time = minutes === undefined ? {} : { minutes, minutesAt: at };
  // A new plan starts on the day on which its exam date is set.
  const isNewWay = chosen !== undefined && upcomingExamDay(examDay, dayNumber(now)) === undefined;
  const start = isNewWay ? { startDay: dayNumber(now) } : {};
  return { ...learning, plan: { ...before, ...start, ...exam, ...time, ...rest } };
}

/** With fewer days than this before an exam, a session has the most minutes, unless the learner chose the minutes. */
const NEAR = 10;
const MOST_MINUTES: SessionMinutes = 20;
/** A plan that starts fewer days before the exam has no short session on the last evening. */
export const SHORT_PLAN_DAYS = 5;

/**
 * The usual minutes of a day's session: few on the exam day and, unless the plan is short, the day before; otherwise
 * the learner's choice, or else many near the exam.
 */
export function usualMinutes({ plan }: Pick<Learning, 'plan'>, day: Day): SessionMinutes {
  const exam = upcomingExamDay(plan?.examDay, day) ?? Number.POSITIVE_INFINITY;
  const left = exam - day;
  if (left === 0 || (left === 1 && exam - (plan?.startDay ?? day) >= SHORT_PLAN_DAYS)) return 5;
  if (plan && plan.minutesAt > 0) return plan.minutes;
  return left < NEAR ? MOST_MINUTES : 10;
}
