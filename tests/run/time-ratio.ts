/** Compares the times of two functions on inputs of the same length, because a busy machine slows both. */

/** Runs `work` `tries` times. @returns the shortest time in milliseconds, because other programs use the machine too */
export function shortestTimeOf(work: () => void, tries = 3): number {
  const costs = Array.from({ length: tries }, () => {
    const before = performance.now();
    work();
    return performance.now() - before;
  });
  return Math.min(...costs);
}

/** Returns the time of `work` as a multiple of the time of `usual`. Tests set limits far above the usual ratio. */
export function timeRatio(work: () => void, usual: () => void): number {
  const cost = shortestTimeOf(work, 1);
  return cost / shortestTimeOf(usual);
}

/** Repeats a pattern up to the given length. */
export const repeatedText = (pattern: string, length: number): string =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);
