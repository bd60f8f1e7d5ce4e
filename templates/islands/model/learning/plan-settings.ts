/** What the learner chose for the plan, the day of the exam and the minutes, each with when it was chosen; and the minutes that time asks for. Pure. */
import { withoutAbsent } from '../checks.ts';
import { comingExam, dayNumber, MINUTE_MS } from '../days.ts';
import type { Standing } from './forms.ts';
import type { Day, Learning, Minutes, PlanSettings } from './types.ts';

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

/** Those of a day's session: on the day of the exam it is a short one. */
export const usualMinutes = ({ plan }: Learning, day: Day): Minutes =>
  plan?.examDay === day ? 5 : (plan?.minutes ?? 10);

/** Questions with their reasons that fit in a minute. */
const A_MINUTE = 2;
export const MOST_MINUTES: Minutes = 20;

/** Whether so many questions fit in so many days at so many minutes a day. */
export const fits = (questions: number, days: number, minutes: Minutes): boolean =>
  questions <= days * minutes * A_MINUTE;

/**
 * Whether what was never seen does not fit in the days that are left. On the eve and on the day itself nobody adds days, and
 * before the first answer nobody has been slow: then to say so would only take courage away.
 */
export function isShortOfTime(learning: Learning, { unseen }: Standing, today: Day): boolean {
  const exam = comingExam(learning.plan?.examDay, today);
  if (exam === undefined || exam - today < 2 || learning.memory.size === 0) return false;
  return !fits(unseen.length, exam - today, usualMinutes(learning, today));
}

/** The minutes that every page offers: those that she chose, and all that a day may have where time is short. */
export const minutesOn = (learning: Learning, standing: Standing, today: Day): Minutes =>
  isShortOfTime(learning, standing, today) ? MOST_MINUTES : usualMinutes(learning, today);
