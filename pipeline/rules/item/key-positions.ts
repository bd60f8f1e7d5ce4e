/** IW-24. Right options that are in one position too often, or evenly distributed, can be guessed: draw them at random. */
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

/** Fewer keys than this say nothing about chance. */
const ENOUGH = 16;
/** χ² with three degrees of freedom: p < 0.01. */
const TOO_UNEVEN = 11.345;
const TOO_EVEN = 0.1;
const ENOUGH_FOR_EVEN = 40;
/** Simulated 99th percentile of the longest run for 25 to 50 keys. */
const LONGEST_RUN = 6;
const WITHOUT_REPEAT = 20;

export const keyPositions: Rule = {
  id: 'item/key-positions',
  about: 'Positions of the right options that are too uneven or too even to be drawn at random.',
  severity: 'warning',
  scope: 'bank',
  check(content, report) {
    for (const { test, items } of content.bank.tests) {
      if (items.length < ENOUGH) continue;
      for (const title of problemsOf(items.map(({ answer }) => answer))) {
        report({
          title: `${test.data.title}: ${title}`,
          at: placeOf(test, ['questions'], 'key'),
          help: [
            'Draw the positions of the right options at random and set correctAnswer to match; options that are numbers stay in order.',
          ],
        });
      }
    }
  },
};

export function problemsOf(keys: readonly number[]): string[] {
  const counts = [0, 1, 2, 3].map((position) => keys.filter((key) => key === position).length);
  const expected = keys.length / 4;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const problems: string[] = [];
  if (chi > TOO_UNEVEN)
    problems.push(
      `the positions of the right options are too uneven: ${counts.join(', ')} times in the four positions`,
    );
  if (chi < TOO_EVEN && keys.length >= ENOUGH_FOR_EVEN)
    problems.push(
      `the positions of the right options are too even: ${counts.join(', ')} times in the four positions`,
    );
  const { longest, fresh } = runs(keys);
  if (longest > LONGEST_RUN)
    problems.push(`${longest} right options in a row are in the same position`);
  if (fresh >= WITHOUT_REPEAT)
    problems.push(`no position repeats in ${fresh} right options in a row`);
  return problems;
}

/** Longest run of one position, and longest stretch in which no position follows itself. */
function runs(keys: readonly number[]): { longest: number; fresh: number } {
  let [run, stretch, longest, fresh] = [0, 0, 0, 0];
  for (const [index, key] of keys.entries()) {
    const repeats = index > 0 && keys[index - 1] === key;
    run = repeats ? run + 1 : 1;
    stretch = repeats ? 1 : stretch + 1;
    longest = Math.max(longest, run);
    fresh = Math.max(fresh, stretch);
  }
  return { longest, fresh };
}
