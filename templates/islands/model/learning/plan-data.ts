/** The build's data for the plan, the review and the pages of stops: plain values only. */
import type {
  ExamBlueprint,
  FullQuestion,
  PracticeData,
  QuizQuestion,
  QuizText,
} from '../quiz-data.ts';
import type { StopRules } from './course.ts';
import type { RuleRecord } from './forms.ts';

/**
 * A stop of the road, as the end of a session shows it. `landmark` names a drawing, which each page that shows the road
 * contains.
 */
type PlanStop = {
  id: string;
  name: string;
  place: string;
  landmark: string;
  picture: string;
};

/** Data of the page: the bank's addresses, the blueprint, and the addresses of the plan's own files. */
export type PlanPageData = PracticeData & {
  exam: ExamBlueprint;
  plan: string;
  /** Addresses of the files that a session fetches: the sign drill, and the pairs. */
  signs: string;
  drills: string;
  /** The first session, of mixed questions or of a stop. A new device starts it without the files above. */
  opening?: FirstSessionData;
};

/**
 * The questions of a first session with their reasons, and their rules. The first question has its own picture, because
 * the sprite of signs may load after the first answer.
 */
export type FirstSessionData = {
  /** For a stop of the road: its id, and the forms that ask about its rules. */
  of?: string;
  only?: readonly string[];
  rules: readonly RuleRecord[];
  questions: readonly [FullQuestion, ...FullQuestion[]];
};

/** An item that is not a question of a test; the right option is the first. */
export type DrillItem = Pick<QuizQuestion, 'id' | 'options' | 'sign' | 'faces'> & {
  stem: QuizText;
  explanation: QuizText;
  /** The reason why each option is wrong, in the order of the options; null for the right one. */
  errors: readonly (QuizText | null)[];
  section: QuizQuestion['section'];
};

/** The file that the page fetches, from which sessions are chosen. */
export type PlanFile = {
  sections: QuizQuestion['section'][];
  /** The section that teaches each question of the bank, as an index in `sections`. */
  taughtIn: Record<string, number>;
  /** Names of rules by id. A rule that is a test question without a sign is left out if another rule has its name. */
  names: Record<string, string>;
  rules: RuleRecord[];
  stops: StopRules;
  places: PlanStop[];
  examPicture: string;
};
