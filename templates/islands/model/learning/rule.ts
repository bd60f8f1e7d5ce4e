/** The memory of one rule, and the only function that determines its state. Pure. */
import { isAfterTomorrow } from '../days.ts';
import { hash32 } from '../shuffle.ts';
import type { Day, RuleRow } from './types.ts';

export type { RuleMemory, RuleRow } from './types.ts';

/** One way to ask a rule: a question, the drill of a sign or a figure, or a clip. */
export type Form = {
  readonly id: string;
  readonly revision: number;
  /** Two letters that identify this revision of the form. Two forms share a mark with a chance of 1 in 4,096. */
  readonly mark: string;
};

/** `sure` is false if the learner said that the answer was a guess. */
type Given = { rule: string; form: Form; right: boolean; sure?: boolean; day: Day };

const MOST_DAYS = 9;
/** Days until a known rule is due again, by its number of days with a right answer. Used if no exam is ahead. */
const RESTS = [1, 1, 7, 16, 35, 70] as const;
const MARK = 2;
export const MARK_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Adds the mark to a form. The mark is computed once, because choosing a session compares every form of the bank. */
export function withFormMark<const T extends Omit<Form, 'mark'>>(form: T): T & Form {
  const hash = hash32(`${form.id}@${form.revision}`) % MARK_LETTERS.length ** MARK;
  const [first, second] = [Math.floor(hash / MARK_LETTERS.length), hash % MARK_LETTERS.length];
  return { ...form, mark: MARK_LETTERS[first]! + MARK_LETTERS[second]! };
}

/** The index of a form among those asked, from the one asked longest ago; -1 if this revision was never asked. */
export function askedFormIndex(seen: string, form: Form): number {
  for (let at = 0; at < seen.length; at += MARK)
    if (seen.startsWith(form.mark, at)) return at / MARK;
  return -1;
}

/**
 * The row after an answer. A right answer counts once a day, a miss always. A right guess is stored as a right answer,
 * but it counts for no day and clears no miss. If the row has earlier days, a sure answer later on the day of a guess
 * counts for nothing either, because the row stores only the day of the last answer. A row from after tomorrow comes
 * from a wrong clock: its counts are dropped, but its forms stay seen. A row from tomorrow keeps its day.
 */
export function rowAfterAnswer(row: RuleRow | undefined, given: Given): RuleRow {
  const { rule: id, form, right, sure = true } = given;
  const before = row && !isAfterTomorrow(row.lastDay, given.day) ? row : undefined;
  const day = Math.max(given.day, before?.lastDay ?? 0);
  const marks = (row?.seen ?? '').match(/../g) ?? [];
  const seen = [...marks.filter((other) => other !== form.mark), form.mark].join('');
  const { daysRight = 0, missedSince = 0, wasRight = false, lastDay = 0 } = before ?? {};
  if (!right)
    return { id, lastDay: day, daysRight: 0, missedSince: missedSince || day, wasRight, seen };
  if (!sure) return { id, lastDay: day, daysRight, missedSince, wasRight: true, seen };
  const isCounted = lastDay === day && daysRight > 0;
  return {
    id,
    lastDay: day,
    daysRight: isCounted ? daysRight : Math.min(MOST_DAYS, daysRight + 1),
    // A rule that was missed and then answered correctly on the same day is asked once more, on a later day.
    missedSince: day > lastDay ? 0 : missedSince,
    wasRight: true,
    seen,
  };
}

/** True after a wrong answer, even if a right guess follows. */
export const isMissedRule = (row: RuleRow | undefined): boolean =>
  row !== undefined && row.missedSince > 0 && row.daysRight === 0;

export const dueDay = ({ lastDay, daysRight }: RuleRow): Day =>
  lastDay + RESTS[Math.min(daysRight, RESTS.length - 1)]!;

/**
 * The state of a rule, in this order: never asked; never answered correctly; answered correctly at least once, which is
 * never lost; answered correctly on two days, and asked in two forms if it has two.
 */
export type RuleState = 'new' | 'unlearned' | 'right' | 'firm';

/** @param forms the forms that can be asked today, without retired ones and ones that moved to another rule */
export function ruleStateOf(row: RuleRow | undefined, forms: readonly Form[]): RuleState {
  if (row === undefined) return 'new';
  if (!row.wasRight) return 'unlearned';
  const inForms = forms.filter((form) => askedFormIndex(row.seen, form) >= 0).length;
  const isFirm = row.daysRight >= 2 && inForms >= Math.min(2, forms.length);
  return isFirm ? 'firm' : 'right';
}

export const RULE_STATE_WORDS: Readonly<Record<RuleState, string>> = {
  firm: 'Firme',
  right: 'Acertada',
  unlearned: 'Sin acertar',
  new: 'Nueva',
};
export const RULE_STATE_SYMBOLS: Readonly<Record<RuleState, string>> = {
  firm: '●',
  right: '◐',
  unlearned: '◌',
  new: '○',
};

const ROW = /^([a-z0-9.-]+) ([a-z0-9]+) ([x0-9]) ([a-z0-9]+)(?: ((?:[\w-]{2})+))?$/;
const LAST_DAY = 100_000_000;

/**
 * Packs a row into a text: id, last day in base 36, days right («x» for never right), days since the first miss plus 1
 * (0 for no miss), forms.
 */
export function packRow({ id, lastDay, daysRight, missedSince, wasRight, seen }: RuleRow): string {
  const ago = missedSince === 0 ? 0 : lastDay - missedSince + 1;
  const words = [id, lastDay.toString(36), wasRight ? daysRight : 'x', ago.toString(36), seen];
  return words.filter((word) => word !== '').join(' ');
}

/** @returns undefined for a value in another format */
export function unpackRow(text: unknown): RuleRow | undefined {
  if (typeof text !== 'string') return undefined;
  const [, id, day = '', days = '', back = '', seen = ''] = ROW.exec(text) ?? [];
  if (id === undefined) return undefined;
  const [lastDay, ago] = [Number.parseInt(day, 36), Number.parseInt(back, 36)];
  if (!(lastDay > 0 && lastDay <= LAST_DAY && ago <= lastDay)) return undefined;
  const wasRight = days !== 'x';
  return {
    id,
    lastDay,
    daysRight: wasRight ? Number(days) : 0,
    missedSince: ago === 0 ? 0 : lastDay - ago + 1,
    wasRight,
    seen,
  };
}
