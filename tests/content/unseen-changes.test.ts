import { expect, test } from 'vitest';
import { SAMPLE_FACTOR } from '../run/sample.ts';
import { tryChanges } from './unseen-changes.ts';

test('single changes of digits, words and drawings are errors or appear in a review', () => {
  const tried = tryChanges({
    digit: 15 * SAMPLE_FACTOR,
    word: 15 * SAMPLE_FACTOR,
    drawing: 8 * SAMPLE_FACTOR,
  });
  const unseen = tried.filter(({ outcome }) => outcome === 'unseen');
  expect(unseen.map(({ document, shown }) => `${document.file}: ${shown}`)).toEqual([]);
  // A sample with errors only would not test the review.
  expect(new Set(tried.map(({ outcome }) => outcome))).toEqual(new Set(['error', 'review']));
});
