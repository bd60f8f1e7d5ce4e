/** What the plan stores and works on. Everything stays on the device. */
import type { BankQuestion, ExamBlueprint } from '../quiz/quiz-data.ts';
import type { Choice } from '../quiz/shuffle.ts';

/** Whole days since 1 January 1970 in local time; a day starts at 04:00. */
export type Day = number;

/** What the plan needs of a question. `group` is the section that teaches it, if the caller knows it. */
export type PlanQuestion = Pick<BankQuestion, 'id' | 'revision' | 'topic' | 'answer'> &
  Partial<Pick<BankQuestion, 'sign' | 'twins'>> & { group?: string };

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
  readonly asks: number;
  readonly lapses: number;
};
export type Memory = ReadonlyMap<string, MemoryRow>;

/** A graded ask of a question that was known already: what FSRS expected and what happened. */
export type GradedReview = { readonly day: Day; readonly recall: number; readonly right: boolean };

export type Minutes = 5 | 10 | 20;

export type PlanSettings = {
  readonly examDay?: Day;
  readonly minutes: Minutes;
  readonly startDay: Day;
  /** Chooses the questions of the hold-out. */
  readonly seed: number;
  /** Milliseconds: the newer settings win an import. */
  readonly changedAt: number;
};

/** Result of «Mide tu preparación»: the hold-out, asked once. `predicted` is a share, 0 to 1. */
export type Measure = {
  readonly day: Day;
  readonly right: number;
  readonly asked: number;
  readonly predicted: number;
};

/** Why a question is in a session. */
export type Reason = 'easy' | 'due' | 'new' | 'pair' | 'extra';
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
};

export type Learning = {
  readonly memory: Memory;
  /** The last 300, oldest first. */
  readonly reviews: readonly GradedReview[];
  /** The last 50 wrong choices, oldest first. */
  readonly wrong: readonly { readonly id: string; readonly choice: Choice }[];
  /** Days with at least one answer, ascending. */
  readonly days: readonly Day[];
  readonly plan?: PlanSettings;
  readonly measure?: Measure;
  readonly session?: PlanSession;
};

export const EMPTY_LEARNING: Learning = { memory: new Map(), reviews: [], wrong: [], days: [] };
