/** What the plan stores and works on. Everything stays on the device. */
import type { BankQuestion, ExamBlueprint } from '../quiz-data.ts';
import type { Choice } from '../shuffle.ts';

/** Whole days since 1 January 1970 in local time; a day starts at 04:00. */
export type Day = number;

/** A question of the bank or an item of the sign drill. */
export type PlanQuestion = Pick<BankQuestion, 'id' | 'revision' | 'topic'> & {
  twins?: readonly string[];
  /** The section that teaches it, if the caller knows it. */
  group?: string;
  /** Right option. Absent: a drill, whose results arrive as right or wrong. */
  answer?: Choice;
  /** An item of the sign drill: it is in sessions, never in the exam and never in the readiness. */
  isDrill?: true;
};

/** The bank as the plan sees it. Questions that are not in it keep their memory and are not asked. */
export type PlanBank = {
  questions: readonly PlanQuestion[];
  exam: Pick<ExamBlueprint, 'questions' | 'weights'>;
  /** Right answers that pass the exam of this site. */
  pass: number;
};

/** What is remembered of one question. */
export type MemoryRow = {
  readonly id: string;
  /** The revision that was asked: a later one is a new question. */
  readonly revision: number;
  readonly lastDay: Day;
  /** Days until recall falls to 0.9; one decimal. */
  readonly stability: number;
  /** 1 to 10; one decimal. */
  readonly difficulty: number;
  readonly firstRight: boolean;
  readonly lastRight: boolean;
  /** The last wrong choice, for the drills of what is confused. */
  readonly wrong?: Choice;
  readonly asks: number;
  readonly lapses: number;
};
export type Memory = ReadonlyMap<string, MemoryRow>;

/** Graded asks of questions that were known already: the recall that FSRS expected, and what happened. */
export type ReviewLog = {
  /** Day of the last one. */
  readonly day: Day;
  /** The last 300, oldest first; recall has two decimals. */
  readonly list: readonly { readonly recall: number; readonly right: boolean }[];
};

export type Minutes = 5 | 10 | 20;

/** When something was chosen, in whole minutes since 1970: a link carries it without a loss. Of two devices the newer choice holds. */
export type ChosenAt = number;

export type PlanSettings = {
  readonly examDay?: Day;
  /** Absent without a day. */
  readonly examAt?: ChosenAt;
  readonly minutes: Minutes;
  /** 0: never chosen. */
  readonly minutesAt: ChosenAt;
  readonly startDay: Day;
  /** Chooses the questions of the hold-out. */
  readonly seed: number;
  /** The learner said that the exam was passed; milliseconds. */
  readonly passedAt?: number;
};

/** Result of «Mide tu preparación»: the hold-out, asked once. `predicted` is a share, 0 to 1. */
export type Measure = {
  readonly day: Day;
  readonly right: number;
  readonly asked: number;
  readonly predicted: number;
};

/** Why a question is in a session. */
export type Reason = (typeof REASONS)[number];
export const REASONS = ['easy', 'due', 'new', 'sign', 'pair', 'extra'] as const;
/** Ends the id of the step of a pair that shows both sides and asks nothing. */
export const CARD = ':1';
export type SessionItem = {
  readonly id: string;
  readonly reason: Reason;
  /** A missed question that comes back: its answer is not graded. */
  readonly again: boolean;
};
/** A session under way; stored after each answer. */
export type PlanSession = {
  readonly id: string;
  readonly day: Day;
  readonly minutes: Minutes;
  readonly items: readonly SessionItem[];
  /** One entry per answered item, in their order: its length is the position. */
  readonly results: readonly boolean[];
  /**
   * The choice of each answered item (null: not known), then the choice of the item to answer if there is one: it is stored as
   * soon as it is made. Absent before the first choice.
   */
  readonly picks?: readonly (Choice | null)[];
  /** Asked besides today's session, which is still to come: a review, ten questions. */
  readonly isAside?: true;
  /** Of «Mide tu preparación» only: the share of right answers that was expected before it, 0 to 1. */
  readonly predicted?: number;
};

export type Learning = {
  readonly memory: Memory;
  readonly reviews: ReviewLog;
  /** Days with at least one answer, ascending. */
  readonly days: readonly Day[];
  /** Hashes of the finished attempts that are in memory: their answers are not replayed again. */
  readonly counted: readonly number[];
  readonly plan?: PlanSettings;
  readonly measure?: Measure;
  readonly session?: PlanSession;
  /** Missed and not right since, oldest first: the mistake bank beside which it is stored. */
  readonly missed?: readonly string[];
};

export const EMPTY_LEARNING: Learning = {
  memory: new Map(),
  reviews: { day: 0, list: [] },
  days: [],
  counted: [],
};

/** The most that is stored of each. */
export const LIMITS = { rows: 2000, reviews: 300, days: 730, items: 120, counted: 300 } as const;
