import { expect, test } from 'vitest';
import { hazardVerdict } from '../../../../templates/islands/hazards/score.ts';

const WINDOW = [5, 8] as const;

test.each([
  [[5], 5],
  [[5.59], 5],
  [[5.7], 4],
  [[6.3], 3],
  [[7], 2],
  [[7.99], 1],
])('a press at %j is worth %i points', (presses, points) => {
  expect(hazardVerdict(presses, WINDOW)).toMatchObject({ points, why: 'visto' });
});

test('an early press costs nothing, and the first one in the window counts', () => {
  expect(hazardVerdict([1, 3.5, 6.3, 7], WINDOW)).toEqual({ points: 3, why: 'visto', at: 6.3 });
});

test.each([
  [[], 'nada'],
  [[2], 'antes'],
  [[8], 'tarde'],
  [[2, 9.5], 'tarde'],
])('presses at %j give no points: %s', (presses, why) => {
  expect(hazardVerdict(presses, WINDOW)).toMatchObject({ points: 0, why });
});

test('too many or rhythmic presses give no points, even if one is in time', () => {
  expect(hazardVerdict([1, 2, 3, 4, 5, 6], WINDOW)).toEqual({ points: 0, why: 'patron' });
  expect(hazardVerdict([0.2, 0.9, 2.8, 3, 4.4, 5.1, 6.9], WINDOW).why).toBe('patron');
  expect(hazardVerdict([1, 2, 4, 5.2], WINDOW)).toMatchObject({ points: 5 });
});
