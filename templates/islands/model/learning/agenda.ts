/**
 * Computes what a day's session will ask. It uses the function that chooses sessions, so that the session asks what was
 * announced. Pure.
 */
import { upcomingExamDay } from '../days.ts';
import { type ChooserInput, type ChosenForm, chooseSession, planPhase } from './choose-session.ts';
import type { StopRules } from './course.ts';
import type { RulesAndForms } from './forms.ts';
import { usualMinutes } from './plan-settings.ts';
import { isMissedRule, ruleStateOf } from './rule.ts';
import { type Day, LEARNING_LIMITS, type Learning, type PlanSession } from './types.ts';

export type CourseContent = {
  forms: RulesAndForms;
  weights: ChooserInput['weights'];
  stops: StopRules;
};

/** Seconds per answer until there are enough answers to know the learner's own pace. */
const PACE = 15;
const MIN_ANSWERS = 20;
const [FASTEST, SLOWEST] = [6, 60];
/** A remainder of at most this fraction of a minute is not rounded up. */
const SOME_SECONDS = 0.25;
/** Number of days after a failed exam during which the stops that were hard in it come first. */
const HARD_DAYS = 2;

/** Seconds that this learner needs for a question and its explanation. */
function paceOf({ counts: { pace } }: Pick<Learning, 'counts'>): number {
  const [answers, seconds] = pace;
  if (answers < MIN_ANSWERS) return PACE;
  return Math.min(SLOWEST, Math.max(FASTEST, seconds / answers));
}

/** Number of questions in a session of the given minutes. */
export const questionsInMinutes = (learning: Pick<Learning, 'counts'>, minutes: number): number =>
  Math.min(LEARNING_LIMITS.items, Math.max(1, Math.round((minutes * 60) / paceOf(learning))));

/** Minutes that the given number of questions takes, rounded up unless only a few seconds exceed a full minute. */
export const minutesForQuestions = (
  learning: Pick<Learning, 'counts'>,
  questions: number,
): number =>
  Math.max(Math.sign(questions), Math.ceil((questions * paceOf(learning)) / 60 - SOME_SECONDS));

export function chooserInputOn(
  learning: Learning,
  { forms, weights, stops }: CourseContent,
  day: Day,
): ChooserInput {
  const { memory, plan, session, days } = learning;
  const newToday =
    session?.day === day ? session.items.slice(0, session.results.length) : ([] as const);
  const hardRules = stops
    .filter(([id]) => plan?.hard?.stops.includes(id))
    .flatMap(([, rules]) => rules);
  return {
    rules: forms.rules,
    weights,
    memory,
    today: day,
    startDay: plan?.startDay ?? days[0] ?? day,
    examDay: plan?.examDay,
    perSession: questionsInMinutes(learning, usualMinutes(learning, day)),
    newToday: newToday.filter(({ isNew }) => isNew).length,
    hard: isAfterFailure(learning, day) ? new Set(hardRules) : undefined,
  };
}

/** True if a failed exam is so recent that its hard stops come first. */
export function isAfterFailure({ plan }: Pick<Learning, 'plan'>, day: Day): boolean {
  const { hard } = plan ?? {};
  return hard !== undefined && day - hard.day <= HARD_DAYS && day >= hard.day;
}

export type Agenda = ReturnType<typeof summed>;

/** @param minutes length of the session; by default, the usual minutes of the day */
export function agendaOn(
  learning: Learning,
  road: CourseContent,
  day: Day,
  minutes: number = usualMinutes(learning, day),
) {
  const asking = chooserInputOn(learning, road, day);
  const chosen = chooseSession(asking, questionsInMinutes(learning, minutes));
  return summed(
    chosen.map(({ form: { rule }, reason }) => ({ rule, reason })),
    { learning, road, asking },
  );
}

export function remainingAgenda(
  session: PlanSession,
  learning: Learning,
  road: CourseContent,
  day: Day,
) {
  const left = session.items.slice(session.results.length);
  const entries = left.map(({ id, isNew }): Entry => {
    const rule = road.forms.byId.get(id)?.rule ?? '';
    const isMiss = (learning.memory.get(rule)?.missedSince ?? 0) > 0;
    return { rule, reason: isNew ? 'new' : isMiss ? 'missed' : 'again' };
  });
  return summed(entries, { learning, road, asking: chooserInputOn(learning, road, day) });
}

type Entry = { rule: string; reason: ChosenForm['reason'] };
function summed(
  entries: readonly Entry[],
  { learning, road, asking }: { learning: Learning; road: CourseContent; asking: ChooserInput },
) {
  // A rule that was missed and then answered correctly on the same day is asked again, but no longer counts as a miss.
  const isMiss = ({ rule, reason }: Entry) =>
    reason === 'missed' && isMissedRule(learning.memory.get(rule));
  const fresh = entries.filter(({ reason }) => reason === 'new');
  const missed = entries.filter(isMiss);
  const again = entries.filter((each) => !fresh.includes(each) && !missed.includes(each));
  const freshRules = new Set(fresh.map(({ rule }) => rule));
  const forms = new Map(road.forms.rules.map((rule) => [rule.id, rule.forms]));
  const isFirming = ({ rule }: Entry) =>
    ruleStateOf(learning.memory.get(rule), forms.get(rule) ?? []) === 'right';
  return {
    round: planPhase(asking),
    size: entries.length,
    minutes: minutesForQuestions(learning, entries.length),
    missed: missed.length,
    fresh: fresh.length,
    again: again.length,
    /** Number of rules in `again` that were answered correctly but are not yet firm (rule.ts). */
    firming: again.filter(isFirming).length,
    /** True if stops that were hard in a failed exam come first. */
    isHard: asking.hard !== undefined && asking.hard.size > 0,
    /** Indices of the stops with new rules, in the order of the road. */
    stops: road.stops.flatMap(([, rules], at) =>
      rules.some((id) => freshRules.has(id)) ? [at] : [],
    ),
  };
}

/** Days to the exam; undefined without an upcoming exam. */
export const daysToExam = ({ plan }: Pick<Learning, 'plan'>, today: Day): number | undefined => {
  const exam = upcomingExamDay(plan?.examDay, today);
  return exam === undefined ? undefined : exam - today;
};

/** The forecast is shown if the exam is at most this many days away. */
const NEAR = 3;

/**
 * True if the exam forecast is shown: the first round is over, every tested rule was asked, or an exam is near or was
 * just failed.
 */
export function isReadinessDue(learning: Learning, road: CourseContent, today: Day): boolean {
  const left = daysToExam(learning, today);
  if ((left !== undefined && left <= NEAR) || isAfterFailure(learning, today)) return true;
  const isMet = road.forms.rules.every(({ isTested, id }) => !isTested || learning.memory.has(id));
  return isMet || planPhase(chooserInputOn(learning, road, today)) !== 'first';
}
