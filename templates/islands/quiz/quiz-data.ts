/** What the build hands to the quiz on a test page: plain values only, embedded in the page as JSON. */

export type QuizQuestion = {
  id: string;
  /** Rises with every change of substance: answers given to an older revision are void. */
  revision: number;
  /** HTML made by the build from checked text (facts as `<data>`). */
  stem: string;
  /** Plain text: nothing may mark the right one. */
  options: [string, string, string, string];
  answer: 0 | 1 | 2 | 3;
  /** HTML made by the build. */
  explanation: string;
  /** HTML sentence about a disputed figure, shown after the reveal. */
  dispute?: string;
  sources: { title: string; href?: string }[];
  section: { title: string; href: string };
  topic: 'senales' | 'reglas' | 'conduccion-segura' | 'vehiculo';
  sign?: { svg: string; alt: string };
  /** Never shuffled: numeric or ordered options. */
  ordered: boolean;
};

export type QuizData = {
  test: { id: string; title: string; minutes: number };
  /** Short hash of the questions' ids, order and revisions. */
  bankRevision: string;
  questions: QuizQuestion[];
  links: { tests: string; result: string; procedures: string; centres: string; guide: string; report?: string };
  /** Pass mark of the exam as the ledger prints it, and its wording. */
  passMark: { percent: number; wording: string };
};
