/** Drills of easily confused signs and figures, as the build writes them. They are in no test and no exam. */
import type { QuizQuestion, QuizText } from './quiz-data.ts';
import { hash32 } from './shuffle.ts';

/** One side of a pair: a sign with its picture, or a figure with the name of its fact. */
export type DrillSide = { name: string; text: string; sign?: QuizQuestion['sign'] };

/** A pair of signs or of figures. The last step of its drill asks about the first side. */
export type PairRecord = {
  about: [string, string];
  /** Set only for figures. The sides of signs are in `DrillData.signs`. */
  sides?: [DrillSide, DrillSide];
  topic: QuizQuestion['topic'];
  /** The difference in one sentence. Default: the texts of both sides. */
  difference?: QuizText;
  /** Further wrong options of the last step: ids of signs, or texts of figures. */
  others: string[];
  /** The options are names of signs, because the meaning of one sign is true of the other sign too. */
  byName?: true;
  /** The step with two options asks about the second side. */
  isOtherAsked?: true;
  section: QuizQuestion['section'];
};

/** The file that a session fetches before it shows a pair. */
export type DrillData = {
  signs: Record<string, DrillSide>;
  /** The authored pairs, then the computed pairs of figures. */
  pairs: PairRecord[];
  /** The three wrong options of each sign whose meaning the plan asks, in the order of its drill. */
  wrong: Record<string, [string, string, string]>;
  alike: [string, string][];
  /** By question id: the sign, and the facts of pairs, that the question is about. */
  about: Record<string, string[]>;
};

export const PAIR_PREFIX = 'par-';

/** The id of a pair, the same for both orders of its sides. */
export const pairId = (about: readonly string[]): string =>
  `${PAIR_PREFIX}${hash32([...about].sort().join()).toString(36)}`;
