/** Two ranges that overlap are two right answers for the values in both. */

import { type Option, wordsAroundQuantities } from '../../../bank/option-set.ts';
import { checkEachItem, type Rule } from '../../rule.ts';

export const overlappingRanges: Rule = {
  id: 'quiz/duplicate-option',
  part: 'ranges-that-overlap',
  about: 'The ranges of two options overlap, so both can be right.',
  severity: 'error',
  readsFacts: true,
  check: checkEachItem(() => (item, report) => {
    for (const [index, option] of item.options.entries()) {
      const other = item.options.slice(0, index).find((earlier) => overlap(earlier, option));
      if (other === undefined) continue;
      report({
        at: ['options', index, 'text'],
        title: `"${option.text}" and "${other.text}" can both be right`,
        help: ['Let each range begin where the other ends, or give single values.'],
        related: [{ at: item.place(['options', other.index, 'text']), says: 'the other range' }],
      });
    }
  }),
};

/** True if the ranges of two options with the same words overlap. Single values and ranges that only touch do not. */
function overlap(a: Option, b: Option): boolean {
  const [x, y] = [a.quantities[0], b.quantities[0]];
  if (x === undefined || y === undefined || a.quantities.length > 1 || b.quantities.length > 1)
    return false;
  if (x.dimension !== y.dimension || wordsAroundQuantities(a) !== wordsAroundQuantities(b))
    return false;
  const isRange = x.min < x.max || y.min < y.max;
  if (!isRange) return false;
  const point =
    x.min === x.max ? ([x, y] as const) : y.min === y.max ? ([y, x] as const) : undefined;
  // If a single value is strictly inside a range, both options can be right.
  if (point !== undefined) return point[0].min > point[1].min && point[0].min < point[1].max;
  return Math.max(x.min, y.min) < Math.min(x.max, y.max);
}
