/** Some work and other work of the same length → how many times as long it takes: a busy machine is slow for both. */

/** The quickest of some tries, in milliseconds: other tests and programs use the machine too. */
export function costOf(work: () => void, tries = 3): number {
  const costs = Array.from({ length: tries }, () => {
    const before = performance.now();
    work();
    return performance.now() - before;
  });
  return Math.min(...costs);
}

/** Only what grows without bound is found, so a limit is far above what is measured. @param usual what no text makes slow */
export function timesAsLong(work: () => void, usual: () => void): number {
  const cost = costOf(work, 1);
  return cost / costOf(usual);
}

/** Text of a length that repeats a pattern. */
export const filled = (pattern: string, length: number): string =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);
