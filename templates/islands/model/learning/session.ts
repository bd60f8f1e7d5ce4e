/** Today's session: which questions, in which order, and when it ends. */
import { type Choice, hash32, shuffle } from '../shuffle.ts';
import { dueOn, rowOf } from './due.ts';
import { recallOn } from './memory.ts';
import { dayOf, daysLeftOf, shareOf } from './queue.ts';
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

const EASY = 2;
/** Short reviews get finished, and learners come back for the next one. */
export const REVIEW_SIZE = 20;
/** Missed questions that come back in one session; the others are in the queue of tomorrow. */
const MAX_AGAIN = 4;
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
  /** A review: asks these of what is due, and nothing else. */
  only?: ((id: string) => boolean) | undefined;
};

type Chosen = { question: PlanQuestion; reason: Reason };

/** Chooses and orders the questions; undefined if there is nothing to ask. */
export function startSession(plan: SessionPlan): PlanSession | undefined {
  const { id, day, minutes } = plan;
  const ordered = inOrder(chosenFor(plan), hash32(id));
  if (ordered.length === 0) return undefined;
  const items = ordered.map(
    ({ question, reason }): SessionItem => ({ id: question.id, reason, again: false }),
  );
  return { id, day, minutes, items, results: [] };
}

/** In the order of their use. */
function chosenFor({ learning, bank, day, minutes, isExtra, only }: SessionPlan): Chosen[] {
  const { due, unseen, notMet, resting, firm, signs } = dueOn(learning, bank, day);
  const held = notMet - unseen.length;
  const share = shareOf(
    minutes,
    { due: due.length, unseen: notMet, held, firm: firm.length },
    daysLeftOf(learning.plan, day),
  );
  const { size } = share;
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

  if (only)
    return take(
      due.filter(({ id }) => only(id)),
      REVIEW_SIZE,
      'due',
    );
  const recall = (question: PlanQuestion) => recallOn(rowOf(learning, question)!, day);
  const missed = new Set(learning.missed);
  const easiest = due
    .filter(({ id }) => !missed.has(id))
    .sort((a, b) => recall(b) - recall(a))
    .slice(0, share.review);
  const known = take(easiest, EASY, 'easy');
  known.push(...take(due, share.review - known.length, 'due'));
  known.push(...take(unseen, share.fresh, 'new'));
  known.push(...take(due, size - share.signs - known.length, 'due'));
  known.push(...take(isExtra ? resting : firm, size - share.signs - known.length, 'extra'));
  return [...known, ...take(signs, Math.min(share.signs, size - known.length), 'sign')];
}

/** Never more than three of a topic in a row while there are others. The rest is mixed. */
function inOrder(chosen: readonly Chosen[], seed: number): Chosen[] {
  const isEasy = ({ reason }: Chosen) => reason === 'easy';
  const isSpare = ({ reason }: Chosen) => reason === 'sign';
  const topicOf = ({ question }: Chosen) => question.topic;
  const waiting = [
    ...chosen.filter(isEasy),
    ...shuffle(
      chosen.filter((one) => !isEasy(one) && !isSpare(one)),
      seed || 1,
    ),
  ];
  // Towards the end: a repeat or the pair takes their places.
  const spare = chosen.filter(isSpare);
  const half = Math.ceil(0.6 * waiting.length);
  for (const [place, one] of spare.entries())
    waiting.splice(
      half + Math.round(((place + 1) * (waiting.length - half)) / spare.length),
      0,
      one,
    );
  const placed: Chosen[] = [];
  while (waiting.length > 0) {
    const fitting = waiting.filter((one) => hasNoLongRun([...placed, one].map(topicOf)));
    const crowded = placed.length < EASY ? undefined : crowdedTopic(waiting);
    const next = fitting.find((one) => topicOf(one) === crowded) ?? fitting[0];
    // Nearly all that is to be asked is of one topic.
    if (!next) return [...placed, ...waiting];
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
 * comes back once after at least five others, at most four in a session, in the place of an item that can wait: the end of
 * the session stays where it is.
 */
export function advanced(
  session: PlanSession,
  { id, right }: { id: string; right: boolean },
  { questions }: Pick<PlanBank, 'questions'>,
): PlanSession {
  const item = currentItem(session);
  if (item?.id !== id) return session;
  const results = [...session.results, right];
  const repeats = session.items.filter((each) => each.again && each.reason !== 'pair').length;
  if (right || item.again || repeats >= MAX_AGAIN) return { ...session, results };
  const topics = new Map(questions.map((question) => [question.id, question.topic]));
  const back: SessionItem = { ...item, again: true };
  for (
    let at = results.length + OTHERS_BETWEEN[session.minutes];
    at < session.items.length;
    at += 1
  ) {
    // The card of a pair asks nothing, and its question follows at once.
    if (session.items[at - 1]?.id.endsWith(CARD)) continue;
    const items = inPlaceOf(session.items, [back], at, at);
    const isGood = (list: readonly SessionItem[]) =>
      hasNoLongRun(
        list.flatMap((each) => (each.id.endsWith(CARD) ? [] : (topics.get(each.id) ?? []))),
      );
    if (items && (isGood(items) || !isGood(session.items))) return { ...session, results, items };
  }
  return { ...session, results };
}

/**
 * The items with others put in at a place, and as many taken out that can wait: signs, and what is due anyway; new ones
 * stay, so that all are met in time. Until the pair of the session has come, three are kept for it.
 * @param from the first item that may be taken out @returns undefined if too few can wait
 */
export function inPlaceOf(
  items: readonly SessionItem[],
  others: readonly SessionItem[],
  at: number,
  from: number,
): SessionItem[] | undefined {
  const isPair = others.length > 1;
  // The pair takes three places, of signs if it can.
  const kept = isPair || items.length < 15 || items.some(({ reason }) => reason === 'pair') ? 0 : 3;
  // Never between a miss, or the first step of the pair, and its return.
  const last = items.findLastIndex(({ again, reason }) => again || reason === 'pair');
  const first = ({ reason }: SessionItem) => Number((reason === 'sign') === isPair);
  const list = items
    .filter(({ reason }, place) => place >= from && place > last && reason !== 'new')
    .reverse()
    .sort((a, b) => first(b) - first(a));
  const canWait = list.slice(0, Math.max(0, Math.min(others.length, list.length - kept)));
  if (canWait.length < others.length) return undefined;
  const isKept = (item: SessionItem) => !canWait.includes(item);
  return [...items.slice(0, at).filter(isKept), ...others, ...items.slice(at).filter(isKept)];
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
    ...(nextDay === undefined ? {} : { nextDay }),
  };
}

function nextDayOf(learning: Learning, bank: PlanBank, day: Day): Day | undefined {
  const { unseen, due, firm } = dueOn(learning, bank, day);
  if (unseen.length > 0 || due.length > 0 || firm.length > 0) return day + 1;
  // Nothing new is left: sessions go on with what can be made firmer.
  const days = bank.questions.flatMap((question) => {
    const row = rowOf(learning, question);
    return row ? [Math.max(day + 1, dayOf(row, 'firm'))] : [];
  });
  return days.length > 0 ? Math.min(...days) : undefined;
}
