/** A session, whose questions are all chosen when it begins; a pair may be added later. Pure. */
import { PAIR_PREFIX } from '../drill-data.ts';
import type { QuizQuestion } from '../quiz-data.ts';
import { type Choice, newSeed, shuffle } from '../shuffle.ts';
import { chooserInputOn, questionsInMinutes } from './agenda.ts';
import { chooseReview, chooseSession } from './choose-session.ts';
import type { RulesAndForms } from './forms.ts';
import type { FirstSessionData } from './plan-data.ts';
import { courseContentOf, type Material } from './plan-material.ts';
import { usualMinutes, withPlanSettings } from './plan-settings.ts';
import { isMissedRule } from './rule.ts';
import {
  CARD_STEP_SUFFIX,
  type Day,
  type Learning,
  type PlanSession,
  type RuleRow,
  SECOND_STEP_SUFFIX,
  type SessionItem,
  type SessionMinutes,
  TEN_QUESTION_SESSION,
} from './types.ts';

export type SessionStart = {
  minutes: SessionMinutes;
  /** The kind of session: a name in types.ts or the id of a stop; absent for the session of the day. */
  of?: string;
  /** Number of questions, regardless of minutes. */
  most?: number;
  /** Forms of the rules to review; a review also asks rules that were asked today. */
  only?: readonly string[];
};

export const TEN_QUESTION_START = {
  minutes: 5,
  of: TEN_QUESTION_SESSION,
  most: 10,
} as const satisfies SessionStart;

/**
 * Number of misses of earlier days that the session of the day cleared. A right guess clears none. Other sessions may
 * ask rules that were missed today, so they give 0.
 */
export function countRecoveredMisses(
  { items, results, of }: PlanSession,
  { byId }: Pick<RulesAndForms, 'byId'>,
  { memory }: Pick<Learning, 'memory'>,
): number {
  if (of !== undefined) return 0;
  const rules = items.flatMap(({ id, wasMissed }, at) => {
    const rule = byId.get(id)?.rule ?? '';
    return wasMissed && results[at] && !isMissedRule(memory.get(rule)) ? [rule] : [];
  });
  return new Set(rules).size;
}

/** The session that the start button would begin; undefined if there is nothing to ask. */
export function plannedSession(
  learning: Learning,
  material: Pick<Material, 'forms' | 'bank' | 'file'>,
  day: Day,
  { minutes, of, most, only }: SessionStart,
): PlanSession | undefined {
  const { forms } = material;
  const asking = chooserInputOn(learning, courseContentOf(material), day);
  const size = most ?? questionsInMinutes(learning, minutes);
  const wanted = only && new Set(only.flatMap((id) => forms.byId.get(id)?.rule ?? []));
  const chosen = wanted
    ? chooseReview(asking, wanted).slice(0, size)
    : chooseSession(asking, size, of !== undefined);
  if (chosen.length === 0) return undefined;
  const isAfter = of !== undefined && isDayDone(learning.session, day);
  return {
    id: newSeed().toString(36),
    day,
    minutes,
    spent: 0,
    items: chosen.map(({ form: { id, rule } }) => itemOf(id, learning.memory.get(rule))),
    results: [],
    ...(of === undefined ? {} : { of }),
    ...(isAfter ? { isAfter } : {}),
  };
}

function itemOf(id: string, row: RuleRow | undefined): SessionItem {
  if (row === undefined) return { id, isNew: true };
  return {
    id,
    isNew: false,
    ...(row.wasRight ? {} : { wasUnlearned: true }),
    ...(isMissedRule(row) ? { wasMissed: true } : {}),
  };
}

/** Number of questions that every first session contains. The session begins with the first two. */
const FIXED = 4;

/**
 * The first ten questions of a new device. All devices use one session id, because the built page contains
 * the first question with its options in the order of that id.
 * @param seed draws the questions besides the fixed ones, so that two friends do not get the same ten; with 0,
 * they are the first ones of the list
 */
export function openingSession(
  { questions, of = TEN_QUESTION_SESSION }: Pick<FirstSessionData, 'questions' | 'of'>,
  day: Day,
  seed = 0,
): PlanSession {
  const ids = questions.map(({ id }) => id);
  const drawn = shuffle(ids.slice(FIXED), seed).slice(0, TEN_QUESTION_START.most - FIXED);
  const rest = shuffle([...ids.slice(2, FIXED), ...drawn], seed);
  return {
    id: TEN_QUESTION_SESSION,
    day,
    minutes: TEN_QUESTION_START.minutes,
    spent: 0,
    items: [...ids.slice(0, 2), ...rest].map((id) => ({ id, isNew: true })),
    results: [],
    of,
  };
}

/**
 * Stores the session.
 * @param start the learner's request; minutes other than the usual ones are stored as a choice
 */
export function withSession(
  learning: Learning,
  session: PlanSession,
  start: SessionStart | undefined,
  now: number,
): Learning {
  const { minutes, of, day } = session;
  const isChosen = start && of === undefined && minutes !== usualMinutes(learning, day);
  return { ...(isChosen ? withPlanSettings(learning, { minutes }, now) : learning), session };
}

/** The session after an answer to its current item; unchanged if another tab has already answered the item. */
export function sessionAfterAnswer(
  session: PlanSession,
  { id, right, choice, spent }: { id: string; right: boolean; choice: Choice; spent: number },
): PlanSession {
  const { results } = session;
  if (session.items[results.length]?.id !== id) return session;
  return {
    ...withSessionChoice(session, results.length, choice),
    results: [...results, right],
    spent: Math.max(session.spent, spent),
  };
}

/** The session with the choice for its current item; unchanged if another tab has already answered the item. */
export function withSessionChoice(session: PlanSession, at: number, pick: Choice): PlanSession {
  const { results, picks = [] } = session;
  if (at !== results.length) return session;
  return { ...session, picks: [...results.map((_, place) => picks[place] ?? null), pick] };
}

/** Stores a choice at once, unless another tab has begun another session or answered the item. */
export function withChoice(learning: Learning, id: string, at: number, choice: Choice): Learning {
  const { session } = learning;
  return session?.id === id
    ? { ...learning, session: withSessionChoice(session, at, choice) }
    : learning;
}

/** Drops a session item that the page cannot load. */
export function withoutCurrentItem(learning: Learning, id: string): Learning {
  const { session } = learning;
  if (!session || session.items[session.results.length]?.id !== id) return learning;
  const { results, picks } = session;
  const items = session.items.filter((_, at) => at !== results.length);
  return {
    ...learning,
    session: { ...session, items, ...(picks ? { picks: picks.slice(0, results.length) } : {}) },
  };
}

export const isSessionOver = ({ items, results }: PlanSession): boolean =>
  results.length >= items.length;

export const isDayDone = (session: PlanSession | undefined, today: Day): boolean =>
  session?.day === today &&
  (session.isAfter === true || (session.of === undefined && isSessionOver(session)));

export const sessionProgress = ({
  results,
  items,
}: PlanSession): { done: number; total: number } => ({
  done: results.length,
  total: items.length,
});

export function sessionProgressText(session: PlanSession): string {
  const { done, total } = sessionProgress(session);
  return `Llevas ${done} de ${total}${session.of === undefined ? ' de hoy' : ''}.`;
}

/**
 * Today's session, if the bank still has its questions.
 * @param open id of the session on the screen, which continues past the end of its day
 */
export function currentSessionOf(
  { session }: Learning,
  { forms }: Material,
  today: Day,
  open?: string,
): PlanSession | undefined {
  const isToday = session?.day === today || (session?.id === open && session?.day === today - 1);
  const isKnown = ({ id }: SessionItem) => forms.byId.has(id) || isPairStep(id);
  return isToday && session?.items.every(isKnown) ? session : undefined;
}

export const isPairStep = (id: string): boolean => id.startsWith(PAIR_PREFIX);
/** The answers to planned items. The steps of a pair are only an aid and do not count. */
export const plannedResults = ({ items, results }: PlanSession): boolean[] =>
  results.filter((_, at) => !isPairStep(items[at]?.id ?? ''));
/** True for the first two steps of a pair, which do not change the memory. */
export const isUncountedStep = (id: string): boolean =>
  isPairStep(id) && (id.endsWith(CARD_STEP_SUFFIX) || id.endsWith(SECOND_STEP_SUFFIX));

/** The choice of an answered item, or of the current one; undefined if it is not stored. */
export const choiceAt = ({ picks }: PlanSession, at: number): Choice | undefined =>
  picks?.[at] ?? undefined;

/**
 * Index of the item that an address leads to: an answered one whose choice is known, otherwise the current one;
 * undefined after the end.
 */
export function reachableIndex(session: PlanSession, wanted: number): number | undefined {
  const { items, results } = session;
  if (wanted < results.length && choiceAt(session, wanted) !== undefined) return wanted;
  return results.length < items.length ? results.length : undefined;
}

export const questionAt = (
  { items }: PlanSession,
  at: number,
  { byId }: Material,
): QuizQuestion | undefined => byId.get(items[at]?.id ?? '');
