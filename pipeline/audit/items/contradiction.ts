/** IW-18. Two questions that cannot both be right: one stem with two keys, or one fact with two values. */
import { keyPath, type ItemCheck } from './check.ts';
import type { Bank, Item } from './item.ts';

export const contradiction: ItemCheck = {
  id: 'item/contradiction',
  severity: 'error',
  check(item, report, bank) {
    for (const other of bank.items.slice(0, item.order)) {
      const reason = answersOtherwise(item, other) ? 'answers the same question otherwise' : givesOtherValue(item, other, bank) ? `gives another value of ${factOf(item)}` : undefined;
      if (reason === undefined) continue;
      report({ at: keyPath(item), title: `${reason} than ${other.id}: "${item.key.text}", not "${other.key.text}"`, help: ['Correct the wrong one, or say in both questions under which condition each holds.'], related: [{ at: other.place(keyPath(other)), says: other.key.text }] });
    }
  },
};

function answersOtherwise(a: Item, b: Item): boolean {
  if (a.stem.plain !== b.stem.plain || a.question.sign !== b.question.sign || a.key.plain === b.key.plain) return false;
  return a.options.some(({ plain }) => b.options.some((option) => option.plain === plain));
}

const factOf = ({ keyFacts }: Item) => keyFacts[0]?.split('@')[0];

/** Keys that print one fact differently, unless each prints the reading of its own condition. */
function givesOtherValue(a: Item, b: Item, { ledger }: Bank): boolean {
  const [first, second] = [a.keyFacts[0], b.keyFacts[0]];
  if (a.keyFacts.length !== 1 || b.keyFacts.length !== 1 || factOf(a) !== factOf(b) || first === second || a.key.plain === b.key.plain) return false;
  const conditions = [first, second].map((name) => ledger.get(factOf(a)!)?.readings.find(({ id }) => id === name!.split('@')[1])?.when);
  return conditions[0] === undefined || conditions[0] === conditions[1];
}
