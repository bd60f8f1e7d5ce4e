/**
 * Scores the presses in a clip on the principles of the hazard perception test of the DVSA (United Kingdom): the window
 * opens when the hazard begins to develop and is divided into five equal parts, worth 5 to 1 points; the first press in
 * it counts; an early press costs nothing; too many presses, or presses in a rhythm, score 0.
 */

export type HazardVerdict = {
  points: 0 | 1 | 2 | 3 | 4 | 5;
  why: 'visto' | 'antes' | 'tarde' | 'nada' | 'patron';
  /** Second of the press that the verdict is about. Verdicts `nada` and `patron` have none. */
  at?: number;
};

const MOST = 6;
/** This many presses in a row at nearly equal intervals are a rhythm. */
const RHYTHM = 5;
const ALIKE = 0.25;

/** @param presses seconds, in order */
export function hazardVerdict(
  presses: readonly number[],
  window: readonly [number, number],
): HazardVerdict {
  const [from, to] = window;
  if (presses.length > MOST || hasRhythm(presses)) return { points: 0, why: 'patron' };
  const seen = presses.find((press) => press >= from && press < to);
  if (seen !== undefined) {
    const part = Math.floor(((seen - from) / (to - from)) * 5);
    return { points: (5 - Math.min(part, 4)) as HazardVerdict['points'], why: 'visto', at: seen };
  }
  const late = presses.find((press) => press >= to);
  if (late !== undefined) return { points: 0, why: 'tarde', at: late };
  const early = presses.at(-1);
  return early === undefined ? { points: 0, why: 'nada' } : { points: 0, why: 'antes', at: early };
}

function hasRhythm(presses: readonly number[]): boolean {
  const gaps = presses.slice(1).map((press, index) => press - presses[index]!);
  return gaps.some((first, index) => {
    const run = gaps.slice(index, index + RHYTHM - 1);
    return run.length === RHYTHM - 1 && run.every((gap) => Math.abs(gap - first) < ALIKE);
  });
}
