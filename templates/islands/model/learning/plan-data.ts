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
  /** The ten mixed questions of the review, or a stop's own: a new device starts them without these files. */
  opening?: Opening;
};

/**
 * The questions of a first session with their reasons, in the order of asking if all are right, and their rules. Its
 * signs load with the rest.
 */
export type Opening = {
  /** For a stop of the road: its id, and the forms that ask it. */
  of?: string;
  only?: readonly string[];
  /** The rules of its questions. */
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
  /** Names of the rules, signs and figures that have forms, by id. */
  names: Record<string, string>;
  /** Every rule that a form asks. */
  rules: FileRule[];
  /** What each stop of the road asks. */
  stops: StopKeys;
  places: PlanStop[];
  /** Address of the place of the exam. */
  examPicture: string;
};
