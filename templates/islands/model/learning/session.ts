/** A session, which chooses its items one at a time until its minutes are over. Pure. */
import { comingExam, MINUTE_MS } from '../days.ts';
import { PAIR } from '../drill-data.ts';
import type { QuizQuestion } from '../quiz-data.ts';
import { type Choice, newSeed } from '../shuffle.ts';
import { restDay } from './concept.ts';
import { standingOf } from './forms.ts';
import type { Material } from './plan-bank.ts';
import type { Opening } from './plan-data.ts';
import { usualMinutes, withPlan } from './plan-settings.ts';
import { type Answered, type AskedForm, nextForm } from './two-rounds.ts';
import {
  CARD,
  type Day,
  type Learning,
  LIMITS,
  type Minutes,
  type PlanSession,
  SECOND,
  type SessionItem,
} from './types.ts';

export type Start = {
  minutes: Minutes;
  /** «5 min más»: asks also what was asked today, if nothing else is left. */
  isExtra?: true;
  /** Ten questions, however long they take. */
  most?: number;
  /** A review, by forms. */
  only?: readonly string[];
};

/** Ten questions, mixed. */
export const TEN_MIXED = { minutes: 5, isExtra: true, most: 10 } as const satisfies Start;

/** The session that a press would start; undefined if there is nothing to ask. */
export function plannedSession(
  learning: Learning,
  material: Material,
  day: Day,
  { minutes, isExtra, most, only }: Start,
): PlanSession | undefined {
  const isBeside = isExtra === true || only !== undefined;
  const session = withNext(
    {
      id: newSeed().toString(36),
      day,
      minutes,
      spent: 0,
      items: [],
      results: [],
      // What comes after today's session leaves it done.
      ...(isBeside && !isDone(learning.session, day) ? { isAside: true } : {}),
      ...(isExtra ? { isExtra } : {}),
      ...(most === undefined ? {} : { most }),
      ...(only ? { only } : {}),
    },
    learning,
    material,
  );
  return session.isOver ? undefined : session;
}

/** The ten of a new device. One name for all: the page holds the options of its first question in the order of that name. */
export const openingSession = ({ questions: [first], ...ten }: Opening, day: Day): PlanSession => ({
  id: OPENING_ID,
  day,
  minutes: TEN_MIXED.minutes,
  spent: 0,
  items: [{ id: first.id, isNew: true }],
  results: [],
  isAside: true,
  isExtra: true,
  most: ten.most,
  ...(ten.only ? { only: ten.only } : {}),
});
const OPENING_ID = 'diez';

/** The session with the item to ask next, if the last one is answered; or over. */
export function withNext(
  session: PlanSession,
  learning: Learning,
  material: Material,
): PlanSession {
  const { items, results, spent, minutes, most } = session;
  if (session.isOver || items.length > results.length) return session;
  const isTimeUp = most === undefined && spent >= minutes * MINUTE_MS;
  const isAtEnd = isTimeUp || items.length >= (most ?? LIMITS.items);
  const form = isAtEnd ? undefined : formAfter(session, learning, material);
  if (!form) return { ...session, isOver: true };
  return { ...session, items: [...items, itemOf(form, learning)] };
}

const itemOf = ({ id, concept }: AskedForm, { memory }: Learning): SessionItem => ({
  id,
  isNew: !memory.has(concept),
});

type Clock = Pick<PlanSession, 'spent' | 'minutes' | 'most'>;
/** From this share of the minutes on a session ends. */
const ENDING = 0.9;

/** @returns what a session asks after its answers; a known concept again only where it is a review, or nothing else is left */
export function formAfter(
  session: Pick<PlanSession, 'day' | 'items' | 'results' | 'only' | 'isExtra'> & Partial<Clock>,
  { memory, plan }: Learning,
  { ready, forms }: Material,
): AskedForm | undefined {
  const { day, items, results, only, isExtra, spent = 0, minutes = 0, most } = session;
  const wanted = only && new Set(only.map((id) => forms.byId.get(id)?.concept));
  const asking = {
    concepts: wanted ? ready.filter(({ id }) => wanted.has(id)) : ready,
    memory,
    today: day,
    startDay: plan?.startDay ?? day,
    // What a learner asks for herself is asked on the eve and on the day too.
    examDay: only ? undefined : plan?.examDay,
    isEnding: most === undefined && spent >= ENDING * minutes * MINUTE_MS,
  };
  const answered = items.slice(0, results.length).flatMap(({ id, isNew }, at): Answered[] => {
    const form = forms.byId.get(id);
    return form ? [{ form, right: results[at]!, isNew }] : [];
  });
  const form = only ? undefined : nextForm(asking, answered);
  return form ?? (only || isExtra ? nextForm({ ...asking, isAgain: true }, answered) : undefined);
}

/** What a session would ask from here on, if every answer was right: its pictures are loaded while there is a connection. */
export function likelyNext(
  session: PlanSession,
  learning: Learning,
  material: Material,
  count: number,
): string[] {
  let items = session.items;
  for (let n = 0; n < count; n += 1) {
    const results = items.map((_, at) => session.results[at] ?? true);
    const form = formAfter({ ...session, items, results }, learning, material);
    if (!form) break;
    items = [...items, itemOf(form, learning)];
  }
  return items.slice(session.results.length).map(({ id }) => id);
}

/** Stores the session. @param start what was pressed: of the day's sessions the first makes the plan, and others its minutes */
export function withSession(
  learning: Learning,
  session: PlanSession,
  start: Start | undefined,
  now: number,
): Learning {
  const { minutes, isExtra, only } = session;
  const usual = learning.plan && usualMinutes(learning, session.day);
  const isChosen = start && !isExtra && !only && minutes !== usual;
  return { ...(isChosen ? withPlan(learning, { minutes }, now) : learning), session };
}

/** The session after an answer to its item; unchanged if that is another one: another tab was faster. */
export function answered(
  session: PlanSession,
  { id, right, choice, spent }: { id: string; right: boolean; choice: Choice; spent: number },
): PlanSession {
  const { results } = session;
  if (session.items[results.length]?.id !== id) return session;
  return {
    ...withPick(session, results.length, choice),
    results: [...results, right],
    spent: Math.max(session.spent, spent),
  };
}

/** The session with the choice of the item to answer; unchanged if that is another one: another tab was faster. */
export function withPick(session: PlanSession, at: number, pick: Choice): PlanSession {
  const { results, picks = [] } = session;
  if (at !== results.length) return session;
  return { ...session, picks: [...results.map((_, place) => picks[place] ?? null), pick] };
}

/** Stores a choice as soon as it is made. Another tab may have begun another session, or answered the item. */
export function withChoice(learning: Learning, id: string, at: number, choice: Choice): Learning {
  const { session } = learning;
  return session?.id === id ? { ...learning, session: withPick(session, at, choice) } : learning;
}

/** The session without an item that this page cannot load; another one is chosen in its place. */
export function withoutLost(learning: Learning, material: Material): Learning {
  const { session } = learning;
  if (!session) return learning;
  const items = session.items.slice(0, session.results.length);
  return { ...learning, session: withNext({ ...session, items }, learning, material) };
}

export const isOver = ({ isOver: isAtEnd }: PlanSession): boolean => isAtEnd === true;

/** Whether today's session is over. */
export const isDone = (session: PlanSession | undefined, today: Day): boolean =>
  session?.day === today && !session.isAside && isOver(session);

/** How far a session is: in minutes, or in questions where it asks so many. */
export function roadOf({ spent, minutes, most, results }: PlanSession): {
  done: number;
  total: number;
  unit?: 'min';
} {
  if (most !== undefined) return { done: results.length, total: most };
  return { done: Math.min(minutes, Math.floor(spent / MINUTE_MS)), total: minutes, unit: 'min' };
}

/** Of a session that is not over. */
export function underWayWords(session: PlanSession): string {
  const { done, total, unit } = roadOf(session);
  return `Llevas ${done} de ${total}${unit ? ' minutos' : ''}${session.isAside ? '' : ' de hoy'}.`;
}

/**
 * Today's session, if this site still has what it asked.
 * @param open id of the session on the screen, which keeps its day when the clock passes the end of it
 */
export function sessionOf(
  { session }: Learning,
  { forms }: Material,
  today: Day,
  open?: string,
): PlanSession | undefined {
  const isToday = session?.day === today || (session?.id === open && session?.day === today - 1);
  const isKnown = ({ id }: SessionItem) => forms.byId.has(id) || isOfPair(id);
  return isToday && session?.items.every(isKnown) ? session : undefined;
}

export const isOfPair = (id: string): boolean => id.startsWith(PAIR);
/** Whether the item is no answer that memory counts: the first steps of a pair. */
export const isStep = (id: string): boolean =>
  isOfPair(id) && (id.endsWith(CARD) || id.endsWith(SECOND));

/** Whether it was missed in this session before. */
export const isReturn = ({ items, results }: PlanSession, at: number, { forms }: Material) => {
  const concept = forms.byId.get(items[at]!.id)?.concept;
  const isSame = ({ id }: SessionItem, place: number) =>
    results[place] === false && forms.byId.get(id)?.concept === concept;
  return concept !== undefined && items.slice(0, at).some(isSame);
};

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

/** What was asked for the first time in this session, and how many of these were right. */
export function scoreOf({ items, results }: PlanSession): { asked: number; right: number } {
  const first = new Map<string, boolean>();
  for (const [at, right] of results.entries()) {
    const { id } = items[at]!;
    if (!isStep(id) && !first.has(id)) first.set(id, right);
  }
  return { asked: first.size, right: [...first.values()].filter(Boolean).length };
}

/** The next day on which something is to be asked; undefined after the exam, or if nothing ever is. */
export function nextDayOf(learning: Learning, { forms }: Material, day: Day): Day | undefined {
  const { known, once, review, unseen } = standingOf(learning, forms, day);
  const isAhead = comingExam(learning.plan?.examDay, day) !== undefined;
  if (isAhead || once.length + review.length + unseen.length > 0) return day + 1;
  const days = known.map(({ id }) => Math.max(day + 1, restDay(learning.memory.get(id)!)));
  return days.length > 0 ? Math.min(...days) : undefined;
}
