/** Today's session: which questions, in which order, and when it ends. */
import type { Day, Learning, Minutes, PlanBank, PlanSession, SessionItem } from './types.ts';

export type SessionPlan = {
  learning: Learning;
  bank: PlanBank;
  day: Day;
  minutes: Minutes;
  /** From newSeed(); also the id of the session. */
  seed: number;
  /** Pairs of question ids that are confused, the most useful first. */
  pairs?: readonly (readonly [string, string])[];
};
/** Chooses and orders the questions; undefined if there is nothing to ask. */
export declare function startSession(plan: SessionPlan): PlanSession | undefined;
/** The item to ask; undefined: the session has ended. */
export declare function currentItem(session: PlanSession): SessionItem | undefined;
/** The session after an answer to `id`; unchanged if that is not the current item (another tab was faster). */
export declare function answered(
  session: PlanSession,
  id: string,
  right: boolean,
  bank: PlanBank,
): PlanSession;
export type SessionSummary = {
  /** Graded asks, and how many of them were right. */
  asked: number;
  right: number;
  /** Ids that are firm now and were not before. */
  firm: string[];
  /** The next day on which something is due. */
  nextDay: Day;
};
export declare function summaryOf(
  session: PlanSession,
  before: Learning,
  after: Learning,
  bank: PlanBank,
): SessionSummary;
