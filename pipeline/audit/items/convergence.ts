/** IW-11. The option that shares most words with the others is the one they were all made from: the right one. */
import { type ItemCheck, keyPath } from './check.ts';
import type { Option } from './option-set.ts';

const LEAD = 2;

/** How much each option shares with the others: for each of its stems, in how many other options it stands. */
export function sharedStems(options: readonly Option[]): number[] {
  const count = new Map<string, number>();
  for (const { stems } of options)
    for (const stem of stems) count.set(stem, (count.get(stem) ?? 0) + 1);
  return options.map(({ stems }) =>
    [...stems].reduce((sum, stem) => sum + count.get(stem)! - 1, 0),
  );
}

export const convergence: ItemCheck = {
  id: 'item/convergence',
  severity: 'warning',
  check(item, report) {
    const shared = sharedStems(item.options);
    const key = shared[item.answer]!;
    const second = Math.max(...shared.filter((_, index) => index !== item.answer));
    if (key > 0 && key >= second + LEAD)
      report({
        at: keyPath(item),
        title: `the right option shares ${key} words with the others, the next one ${second}`,
        help: [
          'Spread the shared words over the wrong options, or leave them out of the right one.',
        ],
      });
  },
};
