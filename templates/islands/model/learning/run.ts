/** A session under way as the screen shows it. Pure. */
import type { QuizQuestion } from '../quiz-data.ts';
import { type Choice, newSeed } from '../shuffle.ts';
import type { Material } from './plan-bank.ts';
import type { Opening } from './plan-data.ts';
import { withPlan } from './plan-settings.ts';
import type { StoredSession } from './queue.ts';
import { type SessionPlan, startSession, summaryOf, withPick } from './session.ts';
import type { Day, Learning, PlanSession, Reason, SessionItem } from './types.ts';

export type Start = Pick<SessionPlan, 'minutes' | 'isExtra' | 'only'>;

/** The session that a press would start; undefined if there is nothing to ask. */
export function plannedSession(
  learning: Learning,
  { bank }: Material,
  day: Day,
  start: Start,
): PlanSession | undefined {
  const id = newSeed().toString(36);
  const session = startSession({ ...start, learning, bank, day, id });
  if (!session || isToday(start) || isDone(learning.session, day)) return session;
  return { ...session, isAside: true };
}

/** The ten mixed of a new device. One name for all: the page holds the options of its first question in the order of that name. */
export const openingSession = ({ items }: Opening, day: Day): PlanSession => ({
  id: OPENING_ID,
  day,
  minutes: 5,
  items,
  results: [],
  isAside: true,
});
export const OPENING_ID = 'diez';

/** Whether a press starts the session of the day, and not one besides it. */
export const isToday = ({ isExtra, only }: Start): boolean => !isExtra && !only;

/** Whether today's session is over. */
export const isDone = (session: PlanSession | undefined, today: Day): boolean =>
  session?.day === today && !session.isAside && isOver(session);

/** Stores the session. @param start what was pressed: of the day's sessions the first makes the plan, and others its minutes */
export function withSession(
  learning: Learning,
  session: PlanSession,
  start: Start | undefined,
  now: number,
): Learning {
  const isChosen = start && isToday(start) && learning.plan?.minutes !== start.minutes;
  const { minutes } = session;
  return { ...(isChosen ? withPlan(learning, { minutes }, now) : learning), session };
}

/** Stores a choice as soon as it is made. Another tab may have begun another session, or answered the item. */
export function withChoice(learning: Learning, id: string, at: number, choice: Choice): Learning {
  const { session } = learning;
  return session?.id === id ? { ...learning, session: withPick(session, at, choice) } : learning;
}

/** What was measured, once the last of its questions is answered. */
export function withMeasure(
  learning: Learning,
  { bank }: Pick<Material, 'bank'>,
  day: Day,
): Learning {
  const { session } = learning;
  if (session?.predicted === undefined || !isOver(session)) return learning;
  const { right, asked } = summaryOf(session, learning, bank, day);
  return { ...learning, measure: { day, right, asked, predicted: session.predicted } };
}

/** As the device tells it to other pages. */
export const storedOf = ({ items, results, isAside }: PlanSession): StoredSession => ({
  answered: results.length,
  of: items.length,
  isAside: isAside ?? false,
});

export const isOver = ({ items, results }: PlanSession): boolean => results.length >= items.length;

/**
 * Today's session whose questions are all known; others are no longer asked. What is loaded later is awaited.
 * @param open id of the session on the screen, which keeps its day when the clock passes the end of it
 */
export function sessionOf(
  { session }: Learning,
  { byId }: Material,
  today: Day,
  open?: string,
): PlanSession | undefined {
  const isToday = session?.day === today || (session?.id === open && session?.day === today - 1);
  return isToday && session?.items.every(({ id, reason }) => byId.has(id) || isLoadedLater(reason))
    ? session
    : undefined;
}

/** Without the signs and the steps of a pair that this page could not load: the session goes on without them. */
export function withoutLost(learning: Learning, { byId }: Material): Learning {
  const { session } = learning;
  if (!session) return learning;
  const isKnown = ({ id, reason }: SessionItem) => !isLoadedLater(reason) || byId.has(id);
  const items = session.items.filter(isKnown);
  const isKept = (_: unknown, at: number) => isKnown(session.items[at]!);
  const results = session.results.filter(isKept);
  const picks = session.picks && { picks: session.picks.filter(isKept) };
  if (items.length > 0) return { ...learning, session: { ...session, items, results, ...picks } };
  const { session: _, ...rest } = learning;
  return rest;
}

/** Whether the page loads the item when a session asks it. */
export const isLoadedLater = (reason: Reason): boolean => reason === 'pair' || reason === 'sign';

/** The choice of an answered item, or of the one to answer; undefined if the device does not know it. */
export const choiceAt = ({ picks }: PlanSession, at: number): Choice | undefined =>
  picks?.[at] ?? undefined;

/**
 * The item that an address leads to: an answered one whose choice is known, else the one to answer; undefined if the session
 * is over.
 */
export function reachedAt(session: PlanSession, wanted: number): number | undefined {
  const { items, results } = session;
  if (wanted < results.length && choiceAt(session, wanted) !== undefined) return wanted;
  return results.length < items.length ? results.length : undefined;
}

export const questionAt = (
  { items }: PlanSession,
  at: number,
  { byId }: Material,
): QuizQuestion | undefined => byId.get(items[at]?.id ?? '');
