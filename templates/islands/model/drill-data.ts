/** Drills of easily confused signs and figures, as the build writes them. No test, exam or readiness counts them. */
import type { QuizQuestion, QuizText } from './quiz-data.ts';
import { hash32 } from './shuffle.ts';

/** One side of a pair: a sign with its picture, or a figure with the name of its fact. */
export type DrillSide = { name: string; text: string; sign?: QuizQuestion['sign'] };

/** A pair of signs or of figures; the last step asks its first side. */
export type FilePair = {
  /** Ids of the signs or of the facts. */
  about: [string, string];
  /** Only for figures: those of signs are in `signs`. */
  sides?: [DrillSide, DrillSide];
  topic: QuizQuestion['topic'];
  /** The one difference, in one sentence; absent: the texts of the sides say it. */
  difference?: QuizText;
  /** Further wrong options of the last step: ids of signs, or figures. */
  others: string[];
  /** The options are names of signs, because the meaning of one is true of the other too. */
  byName?: true;
  /** The first step asks the second side. */
  isOtherAsked?: true;
  /** The section that teaches the first side. */
  section: QuizQuestion['section'];
};

/** The file that a session fetches before its pair. */
export type DrillData = {
  /** Each sign once. */
  signs: Record<string, DrillSide>;
  /** The authored pairs, then the pairs of figures that are computed. */
  pairs: FilePair[];
  /** The three wrong options of each sign that the plan asks, in the order of its drill. */
  wrong: Record<string, [string, string, string]>;
  /** Signs that look alike: [asked, other]. */
  alike: [string, string][];
  /** Signs and facts that a question of the bank is about. */
  about: Record<string, string[]>;
};

/** Prefix of the id of a pair. */
export const PAIR = 'par-';

/** The id of a pair and of its row in memory, the same for both orders. Short, because memory has a limit. */
export const pairId = (about: readonly string[]): string =>
  `${PAIR}${hash32([...about].sort().join()).toString(36)}`;
