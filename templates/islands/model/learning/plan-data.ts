/** What the build hands to /plan/: plain values only. */
import type {
  ExamBlueprint,
  FullQuestion,
  PracticeData,
  QuizQuestion,
  QuizText,
} from '../quiz-data.ts';
import type { StopKeys } from './course.ts';
import type { FileRule } from './forms.ts';

/** A stop of the road, as the end of a session names it; the page that holds the road has its landmark. */
export type PlanStop = {
  id: string;
  name: string;
  place: string;
  landmark: string;
  /** Address of its place. */
  picture: string;
};

/** Data of the page: the bank's addresses, the blueprint, and the addresses of the plan's own files. */
export type PlanPageData = PracticeData & {
  exam: ExamBlueprint;
  plan: string;
  /** What a session fetches: the items of the sign drill, and the pairs. */
  signs: string;
  drills: string;
  /** Of the review the ten mixed, of a stop its own: a new device begins them without any of these files. */
  opening?: Opening;
};

/** The questions of a session with their reasons, in their order if all are right, and what they ask. Its signs come with the rest. */
export type Opening = {
  /** Of a stop of the road its id, and the forms by which it is asked. */
  of?: string;
  only?: readonly string[];
  /** Of its questions. */
  rules: readonly FileRule[];
  questions: readonly [FullQuestion, ...FullQuestion[]];
};

/** An item that is no question of a test; the right option is the first. */
export type DrillItem = Pick<QuizQuestion, 'id' | 'options' | 'sign' | 'faces'> & {
  stem: QuizText;
  explanation: QuizText;
  /** Why each option is wrong, in their order. */
  errors: readonly (QuizText | null)[];
  /** Where it is taught. */
  section: QuizQuestion['section'];
};

/** The file that the page fetches: what a session is chosen from. */
export type PlanFile = {
  sections: QuizQuestion['section'][];
  /** The section that teaches each question of the bank, by its place in `sections`. */
  taughtIn: Record<string, number>;
  /** Of each rule, sign and figure that has forms, by its id. */
  names: Record<string, string>;
  /** Every rule that a form asks. */
  rules: FileRule[];
  /** What each stop of the road asks. */
  stops: StopKeys;
  places: PlanStop[];
  /** Address of the place of the exam. */
  examPicture: string;
};
