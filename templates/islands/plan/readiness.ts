/** How many of 100 people with such answers would pass an exam of this site. */
import type { Day, Learning, PlanBank } from './types.ts';

/** What raises the result most. */
export type NextStep = { group: string; questions: number };
export type Readiness =
  /** Under 40 answers nothing is said. */
  | { state: 'silent'; answers: number; missing: number }
  /** Up to 80 answers or 3 days: a range of right answers. */
  | { state: 'range'; low: number; high: number; of: number; next?: NextStep }
  /** `passing` of 100, rounded as it is told; `isTop`: «más de 95». `expected`: right answers. */
  | {
      state: 'told';
      passing: number;
      isTop: boolean;
      expected: number;
      of: number;
      next?: NextStep;
    }
  /** The hold-out was more than 15 points worse than predicted: this is what to show. */
  | { state: 'measured'; right: number; asked: number; predicted: number; next?: NextStep };
/** @param day the day of the exam, or today without one */
export declare function readinessOn(learning: Learning, bank: PlanBank, day: Day): Readiness;
/** Chance of a right answer to each held-out question, as a mean: kept as `predicted` before the hold-out is asked. */
export declare function predictedShare(
  learning: Learning,
  bank: PlanBank,
  ids: readonly string[],
  day: Day,
): number;
