/** What the plan stores and works on. Everything stays on the device. */
import type { ExamBlueprint } from '../quiz-data.ts';
import type { Choice } from '../shuffle.ts';

/** Whole days since 1 January 1970 in local time; a day starts at 04:00. */
export type Day = number;

/** What is remembered of one concept: a rule, a sign, a figure. */
export type ConceptState = {
  readonly id: string;
  /** The last day on which it was asked. */
  readonly lastDay: Day;
  /** Days with a right answer since the last miss: 0 to 9. */
  readonly daysRight: number;
  /** The day of the last miss; 0: never missed. */
  readonly lastWrong: Day;
  /** The marks of the forms that were asked, the last one at the end. */
  readonly seen: string;
};
/** Of a test; a second form of what tests ask, as the exam may ask it; of others nothing is asked in the exam. */
export type FormKind = 'test' | 'second' | 'other';
export type ConceptMemory = ReadonlyMap<string, ConceptState>;

/** Answers, and how many of them were right. */
export type Tally = readonly [asked: number, right: number];
/** What is counted beside the rows: counts never fall, so those of two devices merge by the higher one. */
export type Sights = {
  /** Questions of tests at first sight, by topic. */
  readonly topics: Readonly<Record<string, Tally>>;
  /** What was asked before, on a later day; and the right answers that were expected, in hundredths. */
  readonly later: readonly [asked: number, right: number, expected: number];
  /** Second forms at first sight, of concepts whose last answer was right: what a learner can do with other questions. */
  readonly others: Tally;
};

/** The exam of this site. */
export type PlanBank = {
  exam: Pick<ExamBlueprint, 'questions' | 'weights'>;
  /** Right answers that pass it. */
  pass: number;
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
  /** The learner said that the exam was passed; milliseconds. */
  readonly passedAt?: number;
};

/** Ends the id of the step of a pair that shows both sides and asks nothing. */
export const CARD = ':1';
/** Ends that of the step with two options. */
export const SECOND = ':2';
/** What was asked; the last one may be to be answered. */
export type SessionItem = {
  /** Of the form. */
  readonly id: string;
  /** The concept was never asked before. */
  readonly isNew: boolean;
};
/** A session under way; stored after each answer. */
export type PlanSession = {
  readonly id: string;
  readonly day: Day;
  readonly minutes: Minutes;
  /** Milliseconds that the learner has spent on it. */
  readonly spent: number;
  readonly items: readonly SessionItem[];
  /** One entry per answered item, in their order: its length is the position. */
  readonly results: readonly boolean[];
  /**
   * The choice of each answered item (null: not known), then the choice of the item to answer if there is one: it is stored as
   * soon as it is made. Absent before the first choice.
   */
  readonly picks?: readonly (Choice | null)[];
  /** Asked besides today's session, which is still to come: a review, five minutes more. */
  readonly isAside?: true;
  /** Asks also what was asked today before it. */
  readonly isExtra?: true;
  /** It asks so many questions, however long they take. */
  readonly most?: number;
  /** A review: it asks the concepts of these forms, and nothing else. */
  readonly only?: readonly string[];
  /** Nothing more is asked. */
  readonly isOver?: true;
};

/** Which stored answers are in memory: those named here, and all of the days before the one before `day`. */
export type Counted = { readonly day: Day; readonly answers: readonly number[] };

export type Learning = {
  readonly memory: ConceptMemory;
  readonly sights: Sights;
  /** Days with at least one answer, ascending. */
  readonly days: readonly Day[];
  readonly counted: Counted;
  readonly plan?: PlanSettings;
  readonly session?: PlanSession;
};

export const EMPTY_LEARNING: Learning = {
  memory: new Map(),
  sights: { topics: {}, later: [0, 0, 0], others: [0, 0] },
  days: [],
  counted: { day: 0, answers: [] },
};

/** The most that is stored of each. */
export const LIMITS = { rows: 2000, days: 730, items: 240, counted: 4000 } as const;
