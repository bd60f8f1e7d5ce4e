/** Memory of one question, by FSRS-6 with its default weights and whole days. */

import { comingExam, isFuture } from '../days.ts';
import type { Choice } from '../shuffle.ts';
import { AGAIN, firstState, GOOD, nextState, recallAfter } from './fsrs.ts';
import { type Day, type Learning, LIMITS, type MemoryRow, type PlanQuestion } from './types.ts';

/** After more days without an ask a question counts as forgotten. */
const MAX_GAP = 400;
/** A question that is recalled with this chance on the day of the exam is firm. */
const FIRM = 0.9;
const WEEK = 7;

/**
 * Chance of a right recall on a day, 0 to 1, without guessing; a day before the last ask counts as its day. None for a row of
 * the future: nobody knows when it was asked. It stays as it is until its question is asked again.
 */
export function recallOn(row: MemoryRow, day: Day, today = day): number {
  if (isFuture(row.lastDay, today)) return 0;
  return recallAfter(Math.max(0, day - row.lastDay), row.stability);
}

/** `wrong`: the option chosen, if the answer is wrong and one was chosen. */
export type Asked = {
  id: string;
  revision: number;
  right: boolean;
  day: Day;
  wrong?: Choice;
  /** Recall on the day, if the caller has computed it. */
  recall?: number | undefined;
};

/** Whether an ask is graded: the first of its day, and not of an older revision. One of today replaces a row of the future. */
export function isGraded(row: MemoryRow | undefined, { revision, day }: Omit<Asked, 'right'>) {
  if (row === undefined || revision > row.revision) return true;
  return revision === row.revision && (day > row.lastDay || isFuture(row.lastDay, day));
}

/** The row after one graded ask; the same row if the ask is not graded. */
export function gradeRow(row: MemoryRow | undefined, asked: Asked): MemoryRow {
  if (row && !isGraded(row, asked)) return row;
  const { id, revision, right, day } = asked;
  const grade = right ? GOOD : AGAIN;
  const { stability, difficulty } =
    row && isComparable(row, revision, day)
      ? nextState(row, asked.recall ?? recallOn(row, day), grade)
      : firstState(grade);
  const wrong = asked.wrong ?? row?.wrong;
  return {
    id,
    revision,
    lastDay: day,
    stability: Math.max(0.1, oneDecimal(stability)),
    difficulty: oneDecimal(difficulty),
    firstRight: row?.revision === revision ? row.firstRight : right,
    lastRight: right,
    ...(wrong === undefined ? {} : { wrong }),
    asks: (row?.asks ?? 0) + 1,
    lapses: (row?.lapses ?? 0) + (row && !right ? 1 : 0),
  };
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Whether the time since the last ask may be graded. */
const isComparable = (row: MemoryRow, revision: number, day: Day): boolean =>
  row.revision === revision && day - row.lastDay <= MAX_GAP && !isFuture(row.lastDay, day);

export type GivenAnswer = {
  question: Pick<PlanQuestion, 'id' | 'revision' | 'isDrill'>;
  /** False too if it was left blank, if the answer was shown first, or with a hint. */
  right: boolean;
  choice?: Choice;
  day: Day;
};

/** Puts one answer into memory, reviews and days. The second answer of a day changes nothing but `days`. */
export const withAnswer = (learning: Learning, answer: GivenAnswer): Learning =>
  withAnswers(learning, [answer]);

/** The same for many answers, in their order. */
export function withAnswers(learning: Learning, answers: readonly GivenAnswer[]): Learning {
  const memory = new Map(learning.memory);
  const days = new Set(learning.days);
  const list = [...learning.reviews.list];
  let reviewDay = learning.reviews.day;
  for (const { question, right, choice, day } of answers) {
    const { id, revision } = question;
    const before = memory.get(id);
    const wrong = right || choice === undefined ? {} : { wrong: choice };
    const isReview = before !== undefined && isComparable(before, revision, day);
    const recall = isReview ? recallOn(before, day) : undefined;
    const row = gradeRow(before, { id, revision, right, day, recall, ...wrong });
    days.add(day);
    if (row === before) continue;
    memory.set(id, row);
    if (recall === undefined || question.isDrill) continue;
    list.push({ recall: Math.round(recall * 100) / 100, right });
    reviewDay = Math.max(reviewDay, day);
  }
  return {
    ...learning,
    memory,
    reviews: { day: reviewDay, list: list.slice(-LIMITS.reviews) },
    days: [...days].sort((a, b) => a - b).slice(-LIMITS.days),
  };
}

/** Recall is at least 0.9 on the day of the exam, or in a week without one, and the last answer was right. */
export function isFirm(row: MemoryRow, day: Day, examDay?: Day): boolean {
  const until = comingExam(examDay, day) ?? day + WEEK;
  return row.lastRight && recallOn(row, until, day) >= FIRM;
}
