/** The data that the plan stores and works on. All of it stays on the device. */
import type { ExamBlueprint } from '../quiz-data.ts';
import type { Choice } from '../shuffle.ts';

/** Whole days since 1 January 1970 in local time; a day starts at 04:00. */
export type Day = number;

/** The memory of one rule. */
export type RuleRow = {
  readonly id: string;
  /** The last day on which it was asked. */
  readonly lastDay: Day;
  /** Days with a right answer since the last miss: 0 to 9. */
  readonly daysRight: number;
  /** The day of the first miss without a right answer on a later day; 0: none. The rule is to be asked again. */
  readonly missedSince: Day;
  /** The rule was right at least once, if only as a guess. */
  readonly wasRight: boolean;
  /** The marks of the forms that were asked, the last one at the end. */
  readonly seen: string;
};
export type Memory = ReadonlyMap<string, RuleRow>;

/** A question of a test; a second form of one, which the exam may ask; any other form, which the exam does not ask. */
export type FormKind = 'test' | 'second' | 'other';

/** Answers, and how many of them were right. */
export type Tally = readonly [asked: number, right: number];
/** Counters besides the rows. They never fall, so merging two devices takes the higher one. */
export type Counts = {
  /** First answers to test questions, by topic. */
  readonly topics: Readonly<Record<string, Tally>>;
  /** Unseen forms of rules seen on an earlier day. They show how well the learner handles new questions. */
  readonly others: Tally;
  /** Answers in sessions, and the seconds that they took. */
  readonly pace: readonly [answers: number, seconds: number];
};

export type PlanExam = {
  exam: Pick<ExamBlueprint, 'questions' | 'weights'>;
  /** Number of right answers that is a pass. */
  pass: number;
};

export type Minutes = 5 | 10 | 20;

/** When something was chosen, in whole minutes since 1970, to fit a link. The newer choice of two devices wins. */
export type ChosenAt = number;

export type PlanSettings = {
  readonly examDay?: Day;
  /** Absent without an exam day. */
  readonly examAt?: ChosenAt;
  readonly minutes: Minutes;
  /** 0: never chosen. */
  readonly minutesAt: ChosenAt;
  readonly startDay: Day;
  /** Time in milliseconds at which the learner reported a pass. */
  readonly passedAt?: number;
  /** The stops that were hard in a failed exam, and the day of that report. */
  readonly hard?: { readonly day: Day; readonly stops: readonly string[] };
};

/** The car's stop: the last one where a session asked something new or, in the second lap, the one that the firm rules reach. */
export type Car = { readonly stop: string; readonly lap: 1 | 2 };

/** Suffix of the id of the step of a pair that shows both sides and asks nothing. */
export const CARD_STEP = ':1';
/** Suffix of the id of the step with two options. */
export const SECOND_STEP = ':2';
export type SessionItem = {
  /** Id of the form. */
  readonly id: string;
  /** The rule was never asked before. */
  readonly isNew: boolean;
  /** The rule was asked before, and never right. */
  readonly wasUnlearned?: true;
};
/** A session under way; stored after each answer. */
export type PlanSession = {
  readonly id: string;
  readonly day: Day;
  readonly minutes: Minutes;
  /** Milliseconds that the learner has spent on it. */
  readonly spent: number;
  /** All items of the session, chosen when it begins. */
  readonly items: readonly SessionItem[];
  /** One entry per answered item, in their order: its length is the position. */
  readonly results: readonly boolean[];
  /**
   * The choice of each answered item (null: not known), then the choice of the item to answer if there is one: it is stored as
   * soon as it is made. Absent before the first choice.
   */
  readonly picks?: readonly (Choice | null)[];
  /** Absent: the session of the day, the only one that moves the car. */
  readonly of?: string;
  /** The session of the day was over before this one. */
  readonly isAfter?: true;
};
/** Sessions other than that of the day: the first ten, a review, more of the same. A stop's session uses the stop's id. */
export const TEN_SESSION = 'diez';
export const REVIEW_SESSION = 'repaso';
export const MORE_SESSION = 'mas';

/** The stored answers that are in memory: those listed here, and all from before the eve of `day`. */
export type Counted = { readonly day: Day; readonly answers: readonly number[] };

export type Learning = {
  readonly memory: Memory;
  readonly counts: Counts;
  /** Days with at least one answer, ascending. */
  readonly days: readonly Day[];
  readonly counted: Counted;
  readonly plan?: PlanSettings;
  readonly car?: Car;
  readonly session?: PlanSession;
};

export const EMPTY_LEARNING: Learning = {
  memory: new Map(),
  counts: { topics: {}, others: [0, 0], pace: [0, 0] },
  days: [],
  counted: { day: 0, answers: [] },
};

export const LIMITS = { rows: 2000, days: 730, items: 240, counted: 4000 } as const;
