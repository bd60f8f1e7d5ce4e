/** The data that the plan works on and stores on the device. */
import type { ExamBlueprint } from '../quiz-data.ts';
import type { Choice } from '../shuffle.ts';

/** Whole days since 1 January 1970 in local time; a day starts at 04:00. */
export type Day = number;

export type RuleRow = {
  readonly id: string;
  readonly lastDay: Day;
  /** Number of days with a right answer since the last miss: 0 to 9. */
  readonly daysRight: number;
  /** The day of the first miss that no right answer on a later day has cleared; 0 for none. A miss is asked again. */
  readonly missedSince: Day;
  /** The rule was answered correctly at least once, if only by a guess. */
  readonly wasRight: boolean;
  /** The marks of the forms that were asked, the last one at the end. */
  readonly seen: string;
};
export type RuleMemory = ReadonlyMap<string, RuleRow>;

/**
 * `test`: a question of a test. `second`: a second form, which the exam may ask. `other`: any other form, which the
 * exam does not ask.
 */
export type FormKind = 'test' | 'second' | 'other';

export type AnswerTally = readonly [asked: number, right: number];
/** Counters besides the rows. They never decrease, so a merge of two devices takes the higher values. */
export type AnswerCounts = {
  readonly topics: Readonly<Record<string, AnswerTally>>;
  /**
   * Answers to new forms of rules that were asked on an earlier day. They show how well the learner handles new
   * questions.
   */
  readonly others: AnswerTally;
  /** The number of answers in sessions, and the seconds that they took. */
  readonly pace: readonly [answers: number, seconds: number];
};

export type PlanExam = {
  exam: Pick<ExamBlueprint, 'questions' | 'weights'>;
  /** Number of right answers needed to pass. */
  pass: number;
};

export type SessionMinutes = 5 | 10 | 20;

/**
 * The time of a choice, in whole minutes since 1970, so that it fits into a link. The newer choice of two devices wins.
 */
export type ChoiceTime = number;

export type PlanSettings = {
  readonly examDay?: Day;
  readonly examAt?: ChoiceTime;
  readonly minutes: SessionMinutes;
  /** 0 if the minutes were never chosen. */
  readonly minutesAt: ChoiceTime;
  readonly startDay: Day;
  /** Time in milliseconds at which the learner reported a pass. */
  readonly passedAt?: number;
  /** The stops that were hard in a failed exam, and the day of that report. */
  readonly hard?: { readonly day: Day; readonly stops: readonly string[] };
};

/**
 * The stop of the car: the last stop with a new rule in a session or, in the second lap, the stop that the firm rules
 * reach.
 */
export type CarPosition = { readonly stop: string; readonly lap: 1 | 2 };

/** Id suffix of the first step of a pair, which shows both sides and asks nothing. */
export const CARD_STEP_SUFFIX = ':1';
/** Id suffix of the second step, which has two options. */
export const SECOND_STEP_SUFFIX = ':2';
export type SessionItem = {
  readonly id: string;
  /** The rule was never asked before. */
  readonly isNew: boolean;
  /** The rule was asked before, but never answered correctly. */
  readonly wasUnlearned?: true;
  /** The rule's last sure answer was wrong. */
  readonly wasMissed?: true;
};
/** The session under way, which is stored after each answer. */
export type PlanSession = {
  readonly id: string;
  readonly day: Day;
  readonly minutes: SessionMinutes;
  /** Milliseconds that the learner has spent on the session. */
  readonly spent: number;
  /** The items of the session, chosen when it begins. The steps of a pair are added later. */
  readonly items: readonly SessionItem[];
  /** One entry per answered item, in order. The length of the list is the index of the current item. */
  readonly results: readonly boolean[];
  /**
   * The choice of each answered item (null if it is not known), then the choice of the current item, which is stored as
   * soon as it is made. Absent before the first choice.
   */
  readonly picks?: readonly (Choice | null)[];
  /** The kind of session; absent for the session of the day, which alone moves the car. */
  readonly of?: string;
  /** The session of the day was over before this session. */
  readonly isAfter?: true;
};
/**
 * The kinds of session besides the session of the day: the first ten questions, a review, five more minutes. The
 * session of a stop uses the id of the stop.
 */
export const TEN_QUESTION_SESSION = 'diez';
export const REVIEW_SESSION = 'repaso';
export const EXTRA_SESSION = 'mas';

/** The stored answers that the memory contains: the listed ones, and all answers older than the day before `day`. */
export type CountedAnswers = { readonly day: Day; readonly answers: readonly number[] };

export type Learning = {
  readonly memory: RuleMemory;
  readonly counts: AnswerCounts;
  /** Days with at least one answer, ascending. */
  readonly days: readonly Day[];
  readonly counted: CountedAnswers;
  readonly plan?: PlanSettings;
  readonly car?: CarPosition;
  readonly session?: PlanSession;
};

export const EMPTY_LEARNING: Learning = {
  memory: new Map(),
  counts: { topics: {}, others: [0, 0], pace: [0, 0] },
  days: [],
  counted: { day: 0, answers: [] },
};

export const LEARNING_LIMITS = { rows: 2000, days: 730, items: 240, counted: 4000 } as const;
