/**
 * The one queue: what is to be reviewed today, how much is unseen, and how many of each today's session asks. Every page that
 * prints such a number asks here. Imports nothing of FSRS: it needs the stored stabilities only.
 */
import { loggedAnswers } from '../attempt.ts';
import { isCount, isPlain } from '../checks.ts';
import { comingExam, dayNumber, isFuture } from '../days.ts';
import type { Progress } from '../progress.ts';
import { hash32 } from '../shuffle.ts';
import type { Day, MemoryRow, Minutes } from './types.ts';

/**
 * Days until recall falls to a target, as a multiple of the stability: FSRS-6 with its default weights, for 0.8, 0.9 and 0.95.
 * A test compares them with the library's own.
 */
export const DUE_AFTER = { review: 3.315_959_8, firm: 1, exam: 0.402_558_69 } as const;
const FINAL_DAYS = 2;

/** Items of a session: about 30 seconds for one with its reason. */
export const SIZES: Readonly<Record<Minutes, number>> = { 5: 10, 10: 20, 20: 40 };
/** Items of the sign drill among them: repeats and the pair that is confused take their places. */
const SIGNS: Readonly<Record<Minutes, number>> = { 5: 3, 10: 5, 20: 8 };
/** On the day of the exam nothing new is learned. */
const EXAM_DAY_SIZE = 6;
const DUE_SHARE = 0.6;
const MAX_NEW_SHARE = 0.8;

type Remembered = Pick<MemoryRow, 'lastDay' | 'stability'>;

/** The day on which its recall falls to a target of `DUE_AFTER`. */
export const dayOf = ({ lastDay, stability }: Remembered, target: keyof typeof DUE_AFTER): Day =>
  lastDay + Math.ceil(DUE_AFTER[target] * stability - 1e-6);

/** Whether memory asks for a question today; never one of today, and always one whose day has not come. */
export const isDue = (row: Remembered, today: Day): boolean =>
  isFuture(row.lastDay, today) || (row.lastDay < today && dayOf(row, 'review') <= today);

/**
 * Whether a question that is known is worth another answer, where a session has room and nothing new: its recall is below 0.9,
 * or, in the last two days, would be below 0.95 on the day of the exam.
 */
export const canFirm = (row: Remembered, daysLeft: number | undefined, today: Day): boolean =>
  row.lastDay < today &&
  (daysLeft !== undefined && daysLeft <= FINAL_DAYS
    ? dayOf(row, 'exam') <= today + daysLeft
    : dayOf(row, 'firm') <= today);

/** Questions kept for «Mide tu preparación», until it is measured or the exam is near. */
export const HOLD_OUT_SIZE = 20;
/** So many days before the exam they are asked like all others: what was never met cannot be known. */
const RELEASED_FROM = 6;
export const isReleased = (hasMeasure: boolean, daysLeft: number | undefined): boolean =>
  hasMeasure || (daysLeft !== undefined && daysLeft <= RELEASED_FROM);

/** Nothing new is left to ask. On the day of the exam nothing new is asked. */
export const hasRoomToFirm = (unseen: number, held: number, daysLeft: number | undefined) =>
  unseen === held || daysLeft === 0;

export type Share = { size: number; review: number; fresh: number; firm: number; signs: number };

/** What there is to ask: questions to review, never asked, held out of these, and known ones to make firm. */
export type Supply = { due: number; unseen: number; held: number; firm: number };

/**
 * How many items of each kind today's session has: what is due, at most 60 % while there are new ones; new ones as many as
 * the rest of the minutes holds, and enough to have met all by the day of the exam, up to 80 %. Known ones fill what is left.
 * @param daysLeft undefined: no exam ahead
 */
export function shareOf(
  minutes: Minutes,
  { due, unseen, held, firm }: Supply,
  daysLeft: number | undefined,
): Share {
  if (daysLeft === 0) {
    const review = Math.min(due, EXAM_DAY_SIZE);
    return {
      size: EXAM_DAY_SIZE,
      review,
      fresh: 0,
      firm: Math.min(firm, EXAM_DAY_SIZE - review),
      signs: 0,
    };
  }
  const size = SIZES[minutes];
  const needed = daysLeft === undefined ? 0 : Math.ceil(unseen / daysLeft);
  const room = size - SIGNS[minutes] - Math.min(due, Math.floor(size * DUE_SHARE));
  const fresh = Math.min(unseen - held, Math.max(room, Math.min(needed, size * MAX_NEW_SHARE)));
  // Where the new ones take more than their room, the signs give way first.
  const spared = fresh > room ? 0 : SIGNS[minutes];
  const review = Math.min(due, Math.max(0, size - fresh - spared));
  const toFirm = Math.min(firm, Math.max(0, size - fresh - review - spared));
  const signs = Math.min(SIGNS[minutes], size - fresh - review - toFirm);
  return { size, review, fresh, firm: toFirm, signs };
}

export type Queue = {
  /** Ids: those that were missed and not right since, oldest first, then what memory asks for. */
  review: string[];
  /** Asked before and not to review. With `review` and `unseen` it adds up to all questions. */
  known: number;
  unseen: number;
  daysLeft: number | undefined;
  /** What today's session asks. */
  today: Share;
  /** The session of today that is on the device. */
  session: StoredSession | undefined;
  /** Answers of earlier days are not in memory yet: `replayed` of store/learning.ts puts them there. */
  isStale: boolean;
};

/** `isAside`: besides the session of the day, which is still to come. */
export type StoredSession = { answered: number; of: number; isAside: boolean };

type Asked = { id: string; revision: number };

/** The queue from what the device stores; damaged parts count as absent. @param now milliseconds since 1970 */
export function queueOf(
  { learning, log, finished, running, mistakes }: Progress,
  questions: readonly Asked[],
  now: number,
): Queue {
  const today = dayNumber(now);
  const rows = rowsOf(learning?.memory);
  const counted = new Set(listOf(learning?.counted));
  const byId = new Map(questions.map((question) => [question.id, question]));
  const answeredToday = new Set<string>();
  let isStale = false;
  let last = [0, 0] as [at: number, day: Day];
  for (const [at, id, revision] of [
    ...log,
    ...finished.filter(({ id }) => !counted.has(hash32(id))).flatMap(loggedAnswers),
    ...running.flatMap(({ attempt }) => loggedAnswers(attempt)),
  ]) {
    if (byId.get(id)?.revision !== revision) continue;
    if (at !== last[0]) last = [at, dayNumber(at * 60_000)];
    const day = last[1];
    if (day === today) answeredToday.add(id);
    else if (day < today && !((rows.get(id)?.lastDay ?? -1) >= day)) isStale = true;
  }
  const seen = questions.flatMap(({ id, revision }) => {
    const row = rows.get(id);
    const isKnown = row !== undefined && row.revision >= revision;
    return isKnown || answeredToday.has(id) || mistakes.has(id) ? [{ id, row }] : [];
  });
  const unseen = questions.length - seen.length;
  const daysLeft = daysLeftOf(learning?.plan, today);
  const missed = [...mistakes].filter((id) => byId.has(id));
  const rested = seen.flatMap(({ id, row }) =>
    row && !mistakes.has(id) && !answeredToday.has(id) ? [{ id, row }] : [],
  );
  const due = rested.filter(({ row }) => isDue(row, today));
  const review = [...missed, ...due.map(({ id }) => id)];
  const held = isReleased(learning?.measure !== undefined, daysLeft)
    ? 0
    : Math.min(HOLD_OUT_SIZE, unseen);
  const firm = hasRoomToFirm(unseen, held, daysLeft)
    ? rested.filter(({ row }) => !isDue(row, today) && canFirm(row, daysLeft, today)).length
    : 0;
  return {
    review,
    unseen,
    known: seen.length - review.length,
    daysLeft,
    today: shareOf(minutesOf(learning?.plan), { due: review.length, unseen, held, firm }, daysLeft),
    session: storedSession(learning?.session, today),
    isStale,
  };
}

/** The one number, in the same words on every page. */
export const todayCount = (review: number): string => `A repasar ${review}`;

/** The three numbers of every page, which add up to all questions. */
export const memoryWords = (known: number, review: number, unseen: number): string =>
  [`Te sabes ${known}`, todayCount(review), `Sin ver ${unseen}`]
    .map((part) => part.replaceAll(' ', '\u00A0'))
    .join(' · ');

/** What today's session asks: «5 a repasar, 11 nuevas y 4 señales»; empty if it asks nothing. */
export function todayWords({
  review,
  fresh,
  firm,
  signs = 0,
}: Pick<Share, 'review' | 'fresh' | 'firm'> & { signs?: number }): string {
  const parts = [
    review > 0 && `${review} a repasar`,
    fresh > 0 && `${fresh} ${fresh === 1 ? 'nueva' : 'nuevas'}`,
    firm > 0 && `${firm} para afianzar`,
    signs > 0 && `${signs} ${signs === 1 ? 'señal' : 'señales'}`,
  ]
    .filter((part) => part !== false)
    .map((part) => part.replaceAll(' ', '\u00A0'));
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} y ${last}` : last;
}

/** Of a session that is not over. */
export const underWayWords = ({ answered, of, isAside }: StoredSession): string =>
  `Llevas ${answered} de ${of}${isAside ? '' : ' de hoy'}.`;

function storedSession(session: unknown, today: Day): StoredSession | undefined {
  if (!isPlain(session) || session.day !== today) return undefined;
  const [of, answered] = [listOf(session.items).length, listOf(session.results).length];
  return of > 0 ? { of, answered, isAside: session.isAside === true } : undefined;
}

/** The minutes that the learner chose last. */
export function minutesOf(plan: unknown): Minutes {
  const minutes = isPlain(plan) ? plan.minutes : undefined;
  return minutes === 5 || minutes === 20 ? minutes : 10;
}

/** Days until the exam of the stored plan; undefined without one ahead. */
export function daysLeftOf(plan: unknown, today: Day): number | undefined {
  const day = isPlain(plan) && isCount(plan.examDay) ? plan.examDay : undefined;
  const coming = comingExam(day, today);
  return coming === undefined ? undefined : coming - today;
}

/** Of the rows as store/plan.ts packs them. */
function rowsOf(memory: unknown) {
  return new Map(
    listOf(memory).flatMap((row) => {
      if (!Array.isArray(row)) return [];
      const [id, revision, lastDay, tenths] = row as unknown[];
      const isSound =
        typeof id === 'string' && isCount(revision) && isCount(lastDay) && isCount(tenths);
      return isSound ? [[id, { revision, lastDay, stability: tenths / 10 }] as const] : [];
    }),
  );
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
