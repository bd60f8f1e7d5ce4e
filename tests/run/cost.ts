/** Compares the time of two pieces of work on inputs of the same length: a busy machine slows both. */

/** The quickest of some tries, in milliseconds: other tests and programs use the machine too. */
export function costOf(work: () => void, tries = 3): number {
  const costs = Array.from({ length: tries }, () => {
    const before = performance.now();
    work();
    return performance.now() - before;
  });
  return Math.min(...costs);
}

/** The time of the work as a multiple of usual work. Limits are far above usual values. @param usual the work to compare with */
export function timesAsLong(work: () => void, usual: () => void): number {
  const cost = costOf(work, 1);
  return cost / costOf(usual);
}

/** Text of a length that repeats a pattern. */
export const repeatedText = (pattern: string, length: number): string =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);
