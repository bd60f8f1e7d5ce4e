/** What the build hands to the practice pages: plain values only, embedded in the page or fetched as JSON. */

/** A text of `pipeline/text/tree.ts` with its facts filled in; a string if it has words only. */
export type QuizText = string | QuizNode[];
export type QuizNode =
  | string
  | FactNode
  /** The mark of a claim without evidence. */
  | { type: 'unverified'; text: string }
  /** `external` leads to another site, and says so. */
  | { type: 'a' | 'external'; href: string; text: QuizText }
  | { type: 'strong' | 'em' | 'del' | 'code'; text: QuizText }
  | { type: 'br' };
/**
 * A fact as visitors read it; `value` is for programs, and is absent where it is the text. A tuple, because the files of the
 * data hold many: as an object they are larger than as HTML (docs/decisions/parse-once.md).
 */
export type FactNode = [fact: string, text: string, value?: string, isDate?: boolean];

export type QuizQuestion = {
  id: string;
  /** Rises with every change of substance: answers given to an older revision are void. */
  revision: number;
  stem: QuizText;
  /** Plain text: no markup may give away the right one. */
  options: [string, string, string, string];
  answer: 0 | 1 | 2 | 3;
  topic: 'senales' | 'reglas' | 'conduccion-segura' | 'vehiculo';
  /** An image of the sheet of signs, or the picture of a scene. */
  sign?: { src: string; width: number; height: number; alt: string; loading?: 'lazy' };
  /** Never shuffled: numeric or ordered options. */
  ordered: boolean;
  /** The sign that each option is of, where the options are what signs mean: a miss shows the two that were confused. */
  faces?: readonly SignFace[];
} & QuestionReason;

/** A sign as it is told apart from another one. */
export type SignFace = { name: string; sign: QuizQuestion['sign'] };

export type QuestionSource = { title: string; label: string; href?: string };

/** Why the right option is right: what a question needs once it is revealed. */
export type QuestionReason = {
  /** Empty until it is loaded. */
  explanation: QuizText;
  /** Why each option is wrong, in their order; null for the right one. */
  errors: readonly (QuizText | null)[];
  /** About a disputed figure, shown after the reveal. */
  dispute?: string;
  /** Sources of the right answer: printed last, each with the label that says what it is. */
  sources: QuestionSource[];
  /** Sources of everything else, mostly figures of wrong options. */
  otherSources?: QuestionSource[];
  section: { title: string; href: string };
};

export type PracticeLinks = {
  /** The list of the tests, or of the harder questions. */
  tests: string;
  /** Of a test: the practice itself. */
  start?: string;
  result: string;
  procedures: string;
  centres: string;
  guide: string;
  /** Absent without a simulator. */
  exam?: string;
  review: string;
  plan: string;
  /** The list of the questions, below which each has its page. */
  questions: string;
  report?: string;
  /** The harder questions of the topics that are asked. */
  retos?: RetosLink[];
};
/** `label`: «12 retos de señales» */
export type RetosLink = { topic: QuizQuestion['topic']; href: string; label: string };
/** Pass mark of the exam as the ledger prints it, and its wording. */
export type PassMark = { percent: number; wording: string };

export type QuizData = {
  /** `whole`: it asks as much as the exam, of every topic of the exam. `reto`: harder questions, which say nothing about the exam. */
  test: { id: string; title: string; minutes: number; whole?: boolean; reto?: boolean };
  /** Short hash of the questions' ids, order and revisions. */
  bankRevision: string;
  questions: QuizQuestion[];
  links: PracticeLinks;
  passMark: PassMark;
};

/** A question without its reason, which is in another file: practising needs it only after an answer. */
export type AskedQuestion = Omit<QuizQuestion, keyof QuestionReason>;
/** What the page of a test and of its result fetch; `reasons` is the address of `TestReasons`. */
export type TestData = Omit<QuizData, 'questions'> & {
  questions: AskedQuestion[];
  reasons: string;
};
/** In the order of the questions of a `TestData`. */
export type TestReasons = QuestionReason[];

/** A question of the fetched bank, with the ids of its near-duplicates. Its reason is in two other files. */
export type BankQuestion = AskedQuestion & {
  test: string;
  twins?: string[];
} & Partial<Pick<FormQuestion, 'of'>>;
export type FullQuestion = QuizQuestion & Pick<BankQuestion, 'test' | 'twins' | 'of'>;
/** A second form: in no test. `of`: the question whose rule it asks; if only forms ask it, the first of them. */
export type FormQuestion = QuizQuestion & { of: string };
export type BankQuestions = { revision: string; questions: BankQuestion[] };
export type BankReasons = {
  revision: string;
  reasons: Record<string, Omit<QuestionReason, 'errors'>>;
};
/** Why each option is wrong. A file of its own: with the reasons it is the largest that the practice fetches. */
export type BankErrors = { revision: string; errors: Record<string, QuestionReason['errors']> };

/** Data of /repaso/ and /simulacro/: the addresses of the bank and the titles of the tests. */
export type PracticeData = {
  bank: {
    questions: string;
    reasons: string;
    errors: string;
    /** The second forms with their reasons, a file for each topic. */
    forms: string[];
  };
  tests: { id: string; title: string }[];
  links: PracticeLinks;
  passMark: PassMark;
  /** Only on the simulator's page. */
  exam?: ExamBlueprint;
};

export type ExamBlueprint = {
  questions: number;
  /** How many of them are second forms, which no test asks. */
  forms?: number;
  /** Absent while no source gives a number. */
  minutes?: number;
  /** Words for the minutes: where they come from. */
  minutesSource?: string;
  weights: { topic: QuizQuestion['topic']; percent: number }[];
};
