/** What is due today and in which order. */
import type { Day, Learning, PlanBank, PlanQuestion } from './types.ts';

export type DueList = {
  /** Seen and due, most useful first. */
  due: PlanQuestion[];
  /** Never asked (in this revision) and not held out, by weight of their topic. */
  unseen: PlanQuestion[];
  /** Seen and not due, weakest first. */
  resting: PlanQuestion[];
  /** Last two days, everything seen: `due` is ordered for the day of the exam. */
  isFinal: boolean;
};
export declare function dueOn(learning: Learning, bank: PlanBank, day: Day): DueList;
/** The 20 questions kept for «Mide tu preparación», 8/6/4/2 by the weights; empty when it has been measured. */
export declare function holdOut(learning: Learning, bank: PlanBank): PlanQuestion[];
