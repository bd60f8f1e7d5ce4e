/** Our formulas of FSRS-6 against the library's. */
import fc from 'fast-check';
import { default_w, FSRSAlgorithm, forgetting_curve } from 'ts-fsrs';
import { expect, test } from 'vitest';
import {
  AGAIN,
  firstState,
  GOOD,
  nextState,
  recallAfter,
} from '../../../../../templates/islands/model/learning/fsrs.ts';

const library = new FSRSAlgorithm({ enable_short_term: false });
const grade = fc.constantFrom<typeof AGAIN | typeof GOOD>(AGAIN, GOOD);
const stability = fc.double({ min: 0.1, max: 2000, noNaN: true });
const days = fc.integer({ min: 0, max: 400 });

test('the first ask is remembered as in ts-fsrs', () => {
  for (const given of [AGAIN, GOOD] as const) {
    const expected = library.next_state(null, 0, given);
    expect(firstState(given).stability).toBe(expected.stability);
    expect(firstState(given).difficulty).toBeCloseTo(expected.difficulty, 7);
  }
});

test('every later ask, and the recall on any day', () => {
  fc.assert(
    fc.property(
      stability,
      fc.double({ min: 1, max: 10, noNaN: true }),
      days,
      grade,
      (stability, difficulty, elapsed, given) => {
        const recall = recallAfter(elapsed, stability);
        expect(recall).toBeCloseTo(forgetting_curve(default_w, elapsed, stability), 6);
        const row = { stability, difficulty };
        const expected = library.next_state(row, elapsed, given, recall);
        const state = nextState(row, recall, given);
        expect(state.stability / expected.stability).toBeCloseTo(1, 5);
        expect(state.difficulty).toBeCloseTo(expected.difficulty, 6);
      },
    ),
    { numRuns: 2000 },
  );
});
