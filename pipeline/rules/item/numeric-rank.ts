/** IW-25. Where the options are numbers, the lowest, a middle one and the highest must be right equally often. */

import type { Item } from '../../bank/item.ts';
import { areNumeric, rankOf } from '../../bank/option-set.ts';
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

const ENOUGH = 16;
/** χ² with two degrees of freedom: p < 0.01. */
const TOO_UNEVEN = 9.21;
const RANKS = [
  { name: 'lowest', share: 0.25 },
  { name: 'middle', share: 0.5 },
  { name: 'highest', share: 0.25 },
];

export const numericRank: Rule = {
  id: 'item/numeric-rank',
  about: 'The lowest, middle or highest number is right too often.',
  severity: 'warning',
  check(content, report) {
    const { items } = content.bank;
    const ranks = items.filter(({ options }) => areNumeric(options)).map(rankOfKey);
    const [first] = items;
    if (ranks.length < ENOUGH || first === undefined) return;
    const counts = RANKS.map((_, rank) => ranks.filter((rankOfOne) => rankOfOne === rank).length);
    const chi = counts.reduce(
      (sum, count, rank) =>
        sum +
        (count - ranks.length * RANKS[rank]!.share) ** 2 / (ranks.length * RANKS[rank]!.share),
      0,
    );
    if (chi <= TOO_UNEVEN) return;
    report({
      title: `of ${ranks.length} right options that are numbers, ${counts.map((count, rank) => `${count} are the ${RANKS[rank]!.name}`).join(', ')}`,
      at: placeOf(first.test, ['questions'], 'key'),
      help: [
        `Change wrong options so that about ${RANKS.map(({ share, name }) => `${Math.round(share * ranks.length)} are the ${name}`).join(', ')}.`,
      ],
    });
  },
};

/** 0 = the lowest of the four, 1 = one of the two in the middle, 2 = the highest. */
function rankOfKey({ key, distractors }: Item): number {
  const below = distractors.filter((option) => rankOf(option) < rankOf(key)).length;
  return below === 0 ? 0 : below === distractors.length ? 2 : 1;
}
