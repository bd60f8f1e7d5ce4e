/** Memory of one question, by FSRS-6 with its default weights and whole days. */

import type { Choice } from '../quiz/shuffle.ts';
import type { Day, Learning, MemoryRow, PlanQuestion } from './types.ts';

/** Chance of a right recall on a day, 0 to 1, without guessing. */
export declare function recallOn(row: MemoryRow, day: Day): number;
/** The row after one graded ask; the same row if this day has been graded already. */
export declare function gradeRow(
  row: MemoryRow | undefined,
  asked: { id: string; revision: number; right: boolean; day: Day },
): MemoryRow;
/** `choice` absent: blank, or the answer was shown first: counts as wrong. `hinted`: the same. */
export type GivenAnswer = {
  question: PlanQuestion;
  choice?: Choice;
  hinted?: boolean;
  day: Day;
};
/** Puts one answer into memory, reviews, wrong choices and days. The second one of a day changes nothing but `days`. */
export declare function withAnswer(learning: Learning, answer: GivenAnswer): Learning;
/** The mistake bank as a view: last answer wrong, or recall below 0.5. Oldest first. */
export declare function mistakesOf(learning: Learning, day: Day): string[];
/** Recall is at least 0.9 on the day of the exam, or in a week without one. */
export declare function isFirm(row: MemoryRow, day: Day, examDay?: Day): boolean;
