/** FSRS-6 with its default weights and one graded ask a day: what a row of memory needs of it. A test compares it with ts-fsrs. */

/** What was trained on hundreds of millions of reviews; the names of the weights are their places. */
const W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 1e-3, 1.8722, 0.1666, 0.796, 1.4835,
  0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
] as const;

export const AGAIN = 1;
export const GOOD = 3;
const EASY = 4;
type Grade = typeof AGAIN | typeof GOOD | typeof EASY;

export type MemoryState = {
  /** Days until recall falls to 0.9. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
};

const DECAY = -W[20];
const FACTOR = 0.9 ** (1 / DECAY) - 1;
const MIN_STABILITY = 0.001;
const MAX_STABILITY = 36_500;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Chance of a right recall, 0 to 1. @param days since the last ask */
export const recallAfter = (days: number, stability: number): number =>
  (1 + (FACTOR * days) / stability) ** DECAY;

const firstDifficulty = (grade: Grade): number => W[4] - Math.exp((grade - 1) * W[5]) + 1;

/** What is remembered after the first ask. */
export const firstState = (grade: typeof AGAIN | typeof GOOD): MemoryState => ({
  stability: W[grade - 1]!,
  difficulty: clamp(firstDifficulty(grade), 1, 10),
});

/** What is remembered after a later ask. @param recall on its day, 0 to 1 */
export function nextState(
  { stability: s, difficulty: d }: MemoryState,
  recall: number,
  grade: typeof AGAIN | typeof GOOD,
): MemoryState {
  const stability =
    grade === AGAIN
      ? Math.min(s, W[11] * d ** -W[12] * ((s + 1) ** W[13] - 1) * Math.exp((1 - recall) * W[14]))
      : s * (1 + Math.exp(W[8]) * (11 - d) * s ** -W[9] * (Math.exp((1 - recall) * W[10]) - 1));
  const moved = d - (W[6] * (grade - GOOD) * (10 - d)) / 9;
  return {
    stability: clamp(stability, MIN_STABILITY, MAX_STABILITY),
    difficulty: clamp(W[7] * firstDifficulty(EASY) + (1 - W[7]) * moved, 1, 10),
  };
}
