/** Today's session: which questions, in which order, and when it ends. */
import { type Choice, hash32, shuffle } from '../quiz/shuffle.ts';
import { isFuture } from './days.ts';
import { dueOn, rowOf } from './due.ts';
import { dueDay, isFirm, recallOn } from './memory.ts';
import {
  CARD,
  type Day,
  type Learning,
  type Minutes,
  type PlanBank,
  type PlanQuestion,
  type PlanSession,
  type Reason,
  type SessionItem,
} from './types.ts';

/** Questions: about 30 seconds for one with its reason and the return of what was missed. */
const SIZES: Readonly<Record<Minutes, number>> = { 5: 9, 10: 18, 20: 36 };
/** Items of the sign drill besides: a few seconds for one. */
const SIGNS: Readonly<Record<Minutes, number>> = { 5: 3, 10: 4, 20: 5 };
const EASY = 2;
const DUE_SHARE = 0.6;
const MAX_NEW = 8;
const MAX_OF_TOPIC = 3;
/** Items between a miss and its return: five at least, more where there is room. */
const OTHERS_BETWEEN: Readonly<Record<Minutes, number>> = { 5: 5, 10: 8, 20: 8 };

export type SessionPlan = {
  learning: Learning;
  bank: PlanBank;
  day: Day;
  minutes: Minutes;
  /** From newSeed(). */
  id: string;
  /** «5 min más»: asks what is not due, too. */
  isExtra?: boolean;
};

type Chosen = { question: PlanQuestion; reason: Reason };

/** Chooses and orders the questions; undefined if there is nothing to ask. */
export function startSession(plan: SessionPlan): PlanSession | undefined {
  const { id, day, minutes, learning } = plan;
  const ordered = inOrder(chosenFor(plan), hash32(id));
  if (ordered.length === 0) return undefined;
  const items = ordered.map(({ question, reason }): SessionItem => {
    const row = rowOf(learning, question);
    const wasFirm = row !== undefined && isFirm(row, day, learning.plan?.examDay);
    return { id: question.id, reason, again: false, wasFirm };
  });
  return { id, day, minutes, items, results: [] };
}

/** In the order of their use. */
function chosenFor({ learning, bank, day, minutes, isExtra }: SessionPlan): Chosen[] {
  const { due, unseen, resting, signs } = dueOn(learning, bank, day);
  const size = SIZES[minutes];
  const taken = new Set<string>();
  const take = (questions: readonly PlanQuestion[], count: number, reason: Reason): Chosen[] => {
    const chosen: Chosen[] = [];
    for (const question of questions) {
      if (chosen.length >= count) break;
      const { id, twins = [] } = question;
      // Of two near-duplicates the first answer gives away the second; so does a question about the sign of a drill.
      if ([id, ...twins].some((one) => taken.has(one))) continue;
      taken.add(id);
      chosen.push({ question, reason });
    }
    return chosen;
  };

  const recall = (question: PlanQuestion) => recallOn(rowOf(learning, question)!, day);
  const easiest = [...due].sort((a, b) => recall(b) - recall(a));
  const known = take(easiest, EASY, 'easy');
  known.push(...take(due, Math.floor(size * DUE_SHARE) - known.length, 'due'));
  known.push(...take(unseen, Math.min(MAX_NEW, size - known.length), 'new'));
  known.push(...take(due, size - known.length, 'due'));
  if (isExtra) known.push(...take(resting, size - known.length, 'extra'));
  return [...known, ...take(signs, SIGNS[minutes], 'sign')];
}

/** Never more than three of a topic in a row; what cannot be placed so is left for another day. The rest is mixed. */
function inOrder(chosen: readonly Chosen[], seed: number): Chosen[] {
  const isEasy = ({ reason }: Chosen) => reason === 'easy';
  const topicOf = ({ question }: Chosen) => question.topic;
  const waiting = [
    ...chosen.filter(isEasy),
    ...shuffle(
      chosen.filter((one) => !isEasy(one)),
      seed || 1,
    ),
  ];
  const placed: Chosen[] = [];
  while (waiting.length > 0) {
    const fitting = waiting.filter((one) => hasNoLongRun([...placed, one].map(topicOf)));
    const crowded = placed.length < EASY ? undefined : crowdedTopic(waiting);
    const next = fitting.find((one) => topicOf(one) === crowded) ?? fitting[0];
    if (!next) break;
    placed.push(next);
    waiting.splice(waiting.indexOf(next), 1);
  }
  return placed;
}

/** The topic that must be next, because too few questions of other topics are left to go between its own. */
function crowdedTopic(waiting: readonly Chosen[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { question } of waiting)
    counts.set(question.topic, (counts.get(question.topic) ?? 0) + 1);
  return [...counts].find(([, count]) => count > MAX_OF_TOPIC * (waiting.length - count))?.[0];
}

/** At most three of a topic in a row. */
export function hasNoLongRun(topics: readonly (string | undefined)[]): boolean {
  let run = 0;
  return topics.every((topic, i) => {
    run = i > 0 && topics[i - 1] === topic ? run + 1 : 1;
    return run <= MAX_OF_TOPIC;
  });
}

/** The item to ask; undefined: the session has ended. */
export function currentItem({ items, results }: PlanSession): SessionItem | undefined {
  return items[results.length];
}

/**
 * The session after an answer to `id`; unchanged if that is not the current item: another tab was faster. A missed question
 * comes back once after at least five others, if so many are left.
 */
export function advanced(
  session: PlanSession,
  { id, right }: { id: string; right: boolean },
  { questions }: Pick<PlanBank, 'questions'>,
): PlanSession {
  const item = currentItem(session);
  if (item?.id !== id) return session;
  const results = [...session.results, right];
  if (right || item.again) return { ...session, results };
  const topics = new Map(questions.map((question) => [question.id, question.topic]));
  const back: SessionItem = { ...item, again: true };
  for (
    let at = results.length + OTHERS_BETWEEN[session.minutes];
    at <= session.items.length;
    at += 1
  ) {
    const items = [...session.items.slice(0, at), back, ...session.items.slice(at)];
    // The card of a pair asks nothing, and its question follows at once.
    if (session.items[at - 1]?.id.endsWith(CARD)) continue;
    const known = items.flatMap((each) =>
      each.id.endsWith(CARD) ? [] : (topics.get(each.id) ?? []),
    );
    if (hasNoLongRun(known)) return { ...session, results, items };
  }
  return { ...session, results };
}

/** The session with the choice of the item to answer; unchanged if that is another one: another tab was faster. */
export function withPick(session: PlanSession, at: number, pick: Choice): PlanSession {
  const { results, picks = [] } = session;
  if (at !== results.length) return session;
  return { ...session, picks: [...results.map((_, place) => picks[place] ?? null), pick] };
}

export type SessionSummary = {
  /** Graded asks, and how many of them were right. */
  asked: number;
  right: number;
  /** Ids that are firm now and were not before. */
  firm: string[];
  /** The next day on which something is due; undefined if nothing ever is. */
  nextDay?: Day;
};

/** @param day today */
export function summaryOf(
  session: PlanSession,
  learning: Learning,
  bank: PlanBank,
  day: Day,
): SessionSummary {
  const graded = session.items
    .slice(0, session.results.length)
    .flatMap((item, i) => (item.again ? [] : [{ item, right: session.results[i] }]));
  const nextDay = nextDayOf(learning, bank, day);
  return {
    asked: graded.length,
    right: graded.filter(({ right }) => right).length,
    firm: graded.flatMap(({ item: { id, wasFirm } }) => {
      const row = learning.memory.get(id);
      return !wasFirm && row && isFirm(row, day, learning.plan?.examDay) ? [id] : [];
    }),
    ...(nextDay === undefined ? {} : { nextDay }),
  };
}

function nextDayOf(learning: Learning, bank: PlanBank, day: Day): Day | undefined {
  const { unseen, target } = dueOn(learning, bank, day);
  if (unseen.length > 0) return day + 1;
  const days = bank.questions.flatMap((question) => {
    const row = rowOf(learning, question);
    if (!row) return [];
    return [isFuture(row.lastDay, day) ? day + 1 : Math.max(day + 1, dueDay(row, target))];
  });
  return days.length > 0 ? Math.min(...days) : undefined;
}
