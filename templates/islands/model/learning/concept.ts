/**
 * What is remembered of one concept (a rule, a sign, a figure), and the one rule of what is known, half known, to be reviewed
 * and not seen. Pure: an answer and a day go in, a row comes out.
 */
import { isFuture } from '../days.ts';
import { hash32 } from '../shuffle.ts';
import type { ConceptState, Day } from './types.ts';

export type { ConceptMemory, ConceptState } from './types.ts';

/** One way to ask a concept: a question, the drill of a sign or a figure, a clip. */
export type Form = {
  readonly id: string;
  readonly revision: number;
  /** Two letters for this revision of it, by `marked`. Of two forms of a concept they are alike once in 4,096. */
  readonly mark: string;
};

/** `sure`: false if the learner said that it was a guess. */
export type Given = { concept: string; form: Form; right: boolean; sure?: boolean; day: Day };

/** `once`: right on one day. `review`: to be asked again. */
export type Stand = 'known' | 'once' | 'review' | 'unseen';

const MOST_DAYS = 9;
/** Days after which what was right on so many days is asked again; without an exam ahead, two rounds have no end. */
const RESTS = [1, 1, 7, 16, 35, 70] as const;
const MARK = 2;
/** Of marks. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The form with its mark. Made once: each choice of a session compares every form of the bank. */
export function marked<const T extends Omit<Form, 'mark'>>(form: T): T & Form {
  const hash = hash32(`${form.id}@${form.revision}`) % LETTERS.length ** MARK;
  const [first, second] = [Math.floor(hash / LETTERS.length), hash % LETTERS.length];
  return { ...form, mark: LETTERS[first]! + LETTERS[second]! };
}

/** The place of a form among those asked, the longest ago first; -1: this revision of it was never asked. */
export function placeSeen(seen: string, form: Form): number {
  for (let at = 0; at < seen.length; at += MARK)
    if (seen.startsWith(form.mark, at)) return at / MARK;
  return -1;
}

/**
 * The row after an answer. A right one counts once a day, a miss always; a guess keeps what was there. A row of the future was
 * written by a clock that was wrong: what it counts is forgotten, its forms were seen. One of tomorrow keeps its day.
 */
export function withGiven(row: ConceptState | undefined, given: Given): ConceptState {
  const { concept: id, form, right, sure = true } = given;
  const before = row && !isFuture(row.lastDay, given.day) ? row : undefined;
  const day = Math.max(given.day, before?.lastDay ?? 0);
  const marks = (row?.seen ?? '').match(/../g) ?? [];
  const seen = [...marks.filter((other) => other !== form.mark), form.mark].join('');
  if (!right) return { id, lastDay: day, daysRight: 0, lastWrong: day, seen };
  const { daysRight = 0, lastWrong = 0 } = before ?? {};
  const isCounted = before?.lastDay === day && daysRight > 0;
  return {
    id,
    lastDay: day,
    daysRight: sure && !isCounted ? Math.min(MOST_DAYS, daysRight + 1) : daysRight,
    lastWrong,
    seen,
  };
}

/** Whether the last answer was wrong; a guess that was right leaves it so. */
export const isMissed = ({ lastWrong, daysRight }: ConceptState): boolean =>
  lastWrong > 0 && daysRight === 0;

/** The day on which what is known is asked again. */
export const restDay = ({ lastDay, daysRight }: ConceptState): Day =>
  lastDay + RESTS[Math.min(daysRight, RESTS.length - 1)]!;

/** Whether the days that a known concept rests are over. */
export const isRested = (row: ConceptState, today: Day): boolean =>
  isFuture(row.lastDay, today) || today >= restDay(row);

/**
 * The one rule: known is right on two days, and in two forms where there are two; to be reviewed is what was missed and not
 * right since, and what was known when its rest is over.
 * @param forms those that can be asked today: a form that was retired, or that moved to another concept, is not among them
 */
export function standOf(row: ConceptState | undefined, forms: readonly Form[], today: Day): Stand {
  if (row === undefined) return 'unseen';
  if (isFuture(row.lastDay, today) || isMissed(row)) return 'review';
  const inForms = forms.filter((form) => placeSeen(row.seen, form) >= 0).length;
  if (row.daysRight < 2 || inForms < Math.min(2, forms.length)) return 'once';
  return isRested(row, today) ? 'review' : 'known';
}

/** The word that stands for it on every page. */
export const STAND_WORDS: Readonly<Record<Stand, string>> = {
  known: 'Te sabes',
  once: 'Una vez',
  review: 'A repasar',
  unseen: 'Sin ver',
};

/** The mark that stands for it on every page. */
export const MARKS: Readonly<Record<Stand, string>> = {
  known: '●',
  once: '◐',
  review: '↻',
  unseen: '○',
};

const ROW = /^([a-z0-9.-]+) ([a-z0-9]+) ([0-9]) ([a-z0-9]+)(?: ((?:[\w-]{2})+))?$/;
const LAST_DAY = 100_000_000;

/** The row as the device keeps it: id, days in base 36, forms. The last miss as days before `lastDay`, and one more: 0 is never. */
export function packRow({ id, lastDay, daysRight, lastWrong, seen }: ConceptState): string {
  const ago = lastWrong === 0 ? 0 : lastDay - lastWrong + 1;
  const words = [id, lastDay.toString(36), daysRight, ago.toString(36), seen];
  return words.filter((word) => word !== '').join(' ');
}

/** @returns undefined for anything that `packRow` never wrote */
export function unpackRow(text: unknown): ConceptState | undefined {
  if (typeof text !== 'string') return undefined;
  const [, id, day = '', days, back = '', seen = ''] = ROW.exec(text) ?? [];
  if (id === undefined) return undefined;
  const [lastDay, ago] = [Number.parseInt(day, 36), Number.parseInt(back, 36)];
  const isSound = lastDay > 0 && lastDay <= LAST_DAY && ago <= lastDay;
  if (!isSound) return undefined;
  const lastWrong = ago === 0 ? 0 : lastDay - ago + 1;
  return { id, lastDay, daysRight: Number(days), lastWrong, seen };
}
