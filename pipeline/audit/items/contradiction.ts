/** IW-18. Two questions that cannot both be right: one stem with two keys, or one fact with two values. */
import { type ItemCheck, keyPath } from './check.ts';
import { type Bank, type Item, stemName, withoutReading } from './item.ts';

export const contradiction: ItemCheck = {
  id: 'item/contradiction',
  severity: 'error',
  check(item, report, bank) {
    const earlier = (others: readonly Item[] | undefined) => (others ?? []).filter(({ order }) => order < item.order);
    const [reference] = item.keyFacts;
    const fact = reference === undefined ? undefined : withoutReading(reference);
    const found = [
      ...earlier(bank.withStem.get(stemName(item))).filter((other) => answersOtherwise(item, other)).map((other) => ({ other, reason: 'answers the same question otherwise' })),
      ...earlier(fact === undefined ? undefined : bank.withKeyFact.get(fact)).filter((other) => givesOtherValue(item, other, bank)).map((other) => ({ other, reason: `gives another value of ${fact}` })),
    ];
    for (const { other, reason } of found) {
      report({
        at: keyPath(item),
        title: `${reason} than ${other.id}: "${item.key.text}", not "${other.key.text}"`,
        help: ['Correct the wrong one, or say in both questions under which condition each holds.'],
        related: [{ at: other.place(keyPath(other)), says: other.key.text }],
      });
    }
  },
};

function answersOtherwise(a: Item, b: Item): boolean {
  return a.key.plain !== b.key.plain && a.options.some(({ plain }) => b.options.some((option) => option.plain === plain));
}

/** Keys that print one fact differently, unless each prints the reading of its own condition. */
function givesOtherValue(a: Item, b: Item, { ledger }: Bank): boolean {
  const [first, second] = [a.keyFacts[0], b.keyFacts[0]];
  if (first === undefined || second === undefined || a.keyFacts.length > 1 || b.keyFacts.length > 1 || first === second || a.key.plain === b.key.plain) return false;
  const conditions = [first, second].map((name) => ledger.get(withoutReading(name))?.readings.find(({ id }) => id === name.split('@')[1])?.when);
  return conditions[0] === undefined || conditions[0] === conditions[1];
}
