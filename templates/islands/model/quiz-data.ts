/** Data that the build hands to the practice pages: plain values only, embedded in the page or fetched as JSON. */

/** A text of `pipeline/text/tree.ts` with its facts filled in; a string if it has words only. */
export type QuizText = string | QuizNode[];
export type QuizNode =
  | string
  | QuizFactNode
  /** The mark of a claim without evidence. */
  | { type: 'unverified'; text: string }
  /** A link. `external` leads to another site, and is marked as such. */
  | { type: 'a' | 'external'; href: string; text: QuizText }
  | { type: 'strong' | 'em' | 'del' | 'code'; text: QuizText }
  | { type: 'br' };
/**
 * A fact as visitors read it; `value` is for programs, and absent if it equals the text. It is a tuple, because the
 * data files contain many facts, and objects would be larger than HTML (docs/decisions/parse-once.md).
 */
export type QuizFactNode = [fact: string, text: string, value?: string, isDate?: boolean];

/** The words of a text of the quiz, without markup. @param lineBreak printed for `<br>` */
export function plainTextOfQuiz(text: QuizText, lineBreak = '\n'): string {
  if (typeof text === 'string') return text;
  return text
    .map((node) => {
      if (typeof node === 'string') return node;
      if (Array.isArray(node)) return node[1];
      return node.type === 'br' ? lineBreak : plainTextOfQuiz(node.text, lineBreak);
    })
    .join('');
}

export type QuizQuestion = {
  id: string;
  /** Increases with every substantive change, which voids answers to an older revision. */
  revision: number;
  stem: QuizText;
  /** Plain text, because markup might give away the right option. */
  options: [string, string, string, string];
  answer: 0 | 1 | 2 | 3;
  topic: 'senales' | 'reglas' | 'conduccion-segura' | 'vehiculo';
  /** A sign from the sprite, or the picture of a scene. */
  sign?: { src: string; width: number; height: number; alt: string; loading?: 'lazy' };
  /** True if the options are numbers or have an order, so that they are never shuffled. */
  ordered: boolean;
  /** The sign of each option, if each option belongs to a sign. A miss shows the two signs that were confused. */
  faces?: readonly SignFace[];
} & QuestionReason;

export type SignFace = { name: string; sign: QuizQuestion['sign'] };

export type QuestionSource = { title: string; label: string; href?: string };

/** The explanation of a question, needed once it is revealed. */
export type QuestionReason = {
  /** Empty until it is loaded. */
  explanation: QuizText;
  /**
   * The reason why each option is wrong, in the order of the options; null for the right one and for one without a
   * reason.
   */
  errors: readonly (QuizText | null)[];
  dispute?: string;
  /** Sources of the right answer, printed last. The label of each says what kind of source it is. */
  sources: QuestionSource[];
  /** Sources of everything else, mostly figures of wrong options. */
  otherSources?: QuestionSource[];
  section: { title: string; href: string };
};

export type PracticeLinks = {
  /** Address of the list of the tests, or of the harder questions. */
  tests: string;
  start?: string;
  result: string;
  procedures: string;
  centres: string;
  guide: string;
  /** Absent if the site has no simulator. */
  exam?: string;
  review: string;
  plan: string;
  /** Address of the list of questions. The page of each question is below it. */
  questions: string;
  report?: string;
  retos?: RetosLink[];
};
/** `label`: «12 retos de señales» */
export type RetosLink = { topic: QuizQuestion['topic']; href: string; label: string };
/** Pass mark of the exam from the ledger, or 70 percent, and the words for its source. */
export type PassMark = { percent: number; wording: string };

export type QuizData = {
  /**
   * `whole`: the test has at least as many questions as the exam, and all its topics. `reto`: harder questions, whose
   * result says nothing about the exam.
   */
  test: { id: string; title: string; minutes: number; whole?: boolean; reto?: boolean };
  /** Short hash of the ids, the order and the revisions of the questions. */
  bankRevision: string;
  questions: QuizQuestion[];
  links: PracticeLinks;
  passMark: PassMark;
};

/** A question without its reason, which is in another file: practising needs it only after an answer. */
export type QuestionWithoutReason = Omit<QuizQuestion, keyof QuestionReason>;
/** Data that the pages of a test and of its result fetch; `reasons` is the address of `TestReasons`. */
export type TestData = Omit<QuizData, 'questions'> & {
  questions: QuestionWithoutReason[];
  reasons: string;
};
/** The reasons of a test, in the order of the questions of its `TestData`. */
export type TestReasons = QuestionReason[];

/** A question of the fetched bank, with the ids of its near-duplicates. Its reason is in two other files. */
export type BankQuestion = QuestionWithoutReason & {
  test: string;
  twins?: string[];
} & Partial<Pick<FormQuestion, 'of'>>;
export type FullQuestion = QuizQuestion & Pick<BankQuestion, 'test' | 'twins' | 'of'>;
/**
 * A second form, which is in no test. `of` is the question with the same rule or, if only forms ask about the rule, the
 * first form.
 */
export type FormQuestion = QuizQuestion & { of: string };
export type BankQuestions = { revision: string; questions: BankQuestion[] };
export type BankReasons = {
  revision: string;
  reasons: Record<string, Omit<QuestionReason, 'errors'>>;
};
/**
 * The reasons why options are wrong. They have a separate file, because one file with all reasons would be the largest
 * that the practice fetches.
 */
export type BankErrorReasons = {
  revision: string;
  errors: Record<string, QuestionReason['errors']>;
};

/** Data of pages that load the bank, such as /simulacro/: the addresses of the bank and the titles of the tests. */
export type PracticeData = {
  bank: {
    questions: string;
    reasons: string;
    errors: string;
    /** The second forms with their reasons, in one file for each topic. */
    forms: string[];
  };
  tests: { id: string; title: string }[];
  links: PracticeLinks;
  passMark: PassMark;
  /** Only on the pages of the simulator and of the plan. */
  exam?: ExamBlueprint;
};

export type ExamBlueprint = {
  questions: number;
  /** Number of second forms among the questions. No test asks second forms. */
  forms?: number;
  /** Absent while no source gives a number. */
  minutes?: number;
  minutesSource?: string;
  weights: { topic: QuizQuestion['topic']; percent: number }[];
};
