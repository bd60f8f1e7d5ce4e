/** A session under way as the screen shows it. Pure. */
import type { Attempt } from '../quiz/attempt.ts';
import type { QuizQuestion } from '../quiz/quiz-data.ts';
import { type Choice, hash32, newSeed } from '../quiz/shuffle.ts';
import type { Material } from './plan-bank.ts';
import { startSession, summaryOf, withPick } from './session.ts';
import { withPlan } from './store.ts';
import type { Day, Learning, Minutes, PlanSession, SessionItem } from './types.ts';

export type Start = { minutes: Minutes; isExtra?: boolean };

/** The session that a press would start; undefined if there is nothing to ask. */
export function plannedSession(
  learning: Learning,
  material: Material,
  day: Day,
  { minutes, isExtra = false }: Start,
): PlanSession | undefined {
  return startSession({
    learning,
    bank: material.bank,
    day,
    minutes,
    id: newSeed().toString(36),
    isExtra,
  });
}

/** Stores the session; the first one makes the plan. */
export function withSession(learning: Learning, session: PlanSession, now: number): Learning {
  const { minutes, predicted } = session;
  const isChosen = learning.plan?.minutes === minutes || predicted !== undefined;
  return {
    ...(learning.plan && isChosen ? learning : withPlan(learning, { minutes }, now)),
    session,
  };
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

export const isOver = ({ items, results }: PlanSession): boolean => results.length >= items.length;

/**
 * Today's session whose questions are all known; others are no longer asked.
 * @param open id of the session on the screen, which keeps its day when the clock passes the end of it
 */
export function sessionOf(
  { session }: Learning,
  { byId }: Material,
  today: Day,
  open?: string,
): PlanSession | undefined {
  const isToday = session?.day === today || (session?.id === open && session?.day === today - 1);
  return isToday && session?.items.every(({ id }) => byId.has(id)) ? session : undefined;
}

/** Without the steps of a pair that this page does not have: without a connection the session goes on without it. */
export function withoutPair(learning: Learning, { byId }: Material): Learning {
  const { session } = learning;
  if (!session) return learning;
  const isKnown = ({ id, reason }: SessionItem) => reason !== 'pair' || byId.has(id);
  const items = session.items.filter(isKnown);
  const isKept = (_: unknown, at: number) => isKnown(session.items[at]!);
  const results = session.results.filter(isKept);
  const picks = session.picks && { picks: session.picks.filter(isKept) };
  if (items.length > 0) return { ...learning, session: { ...session, items, results, ...picks } };
  const { session: _, ...rest } = learning;
  return rest;
}

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

/** The session as an attempt, for the screen of a question. Its places are the ids: a question may come twice. */
export function attemptOf(session: PlanSession, at: number, choice: Choice | undefined): Attempt {
  const { items, results, id } = session;
  const answers: Attempt['answers'] = new Map([
    ...results.map((_, place) => [String(place), { choice: 0, revealed: true }] as const),
    ...(choice === undefined
      ? []
      : [[String(at), { choice, revealed: at < results.length }] as const]),
  ]);
  return {
    id,
    kind: 'repaso',
    ref: 'plan',
    bankRevision: '',
    seed: hash32(id) || 1,
    startedAt: 0,
    order: items.map((_, place) => ({ id: String(place), revision: 0 })),
    answers,
    flagged: [],
    position: at,
    usedMs: 0,
  };
}

export const questionAt = (
  { items }: PlanSession,
  at: number,
  { byId }: Material,
): QuizQuestion | undefined => byId.get(items[at]?.id ?? '');
