/** Finds two questions that cannot both be right: one stem with two keys, or one fact with two values. */

import { type Bank, factIdOfReference, type Item, stemAndPicture } from '../../bank/item.ts';
import { areComparable, valueRelation } from '../../ledger/compare.ts';
import { printedReadings } from '../../ledger/ledger.ts';
import { checkEachItem, type Rule, rightOptionPath } from '../rule.ts';

export const itemContradiction: Rule = {
  id: 'item/contradiction',
  about: 'The answers of two questions contradict each other.',
  severity: 'error',
  readsFacts: true,
  check: checkEachItem((bank) => (item, report) => {
    const earlier = (others: readonly Item[] | undefined) =>
      (others ?? []).filter(({ order }) => order < item.order);
    const [reference] = item.keyFacts;
    const fact = reference === undefined ? undefined : factIdOfReference(reference);
    const found = [
      ...earlier(bank.withStem.get(stemAndPicture(item)))
        .filter((other) => answersOtherwise(item, other))
        .map((other) => ({ other, reason: 'answers the same question differently' })),
      ...earlier(fact === undefined ? undefined : bank.withKeyFact.get(fact))
        .filter((other) => givesOtherValue(item, other, bank))
        .map((other) => ({ other, reason: `states another value of ${fact}` })),
    ];
    for (const { other, reason } of found) {
      report({
        at: rightOptionPath(item),
        title: `${reason} than ${other.id}: "${item.key.text}", not "${other.key.text}"`,
        help: ['Correct the wrong one, or say in both questions under which condition each holds.'],
        related: [{ at: other.place(rightOptionPath(other)), says: other.key.text }],
      });
    }
  }),
};

function answersOtherwise(a: Item, b: Item): boolean {
  return (
    a.key.plain !== b.key.plain &&
    a.options.some(({ plain }) => b.options.some((option) => option.plain === plain))
  );
}

/** True if each key prints only one fact, the same in both, in comparable readings that contradict each other. */
function givesOtherValue(a: Item, b: Item, { ledger }: Bank): boolean {
  const [first, second] = [a.keyFacts[0], b.keyFacts[0]];
  if (
    first === undefined ||
    second === undefined ||
    a.keyFacts.length > 1 ||
    b.keyFacts.length > 1 ||
    first === second
  )
    return false;
  const entry = ledger.get(factIdOfReference(first));
  // If a ruling prefers a reading, quiz/answer-against-ruling reports the question that prints another one.
  if (entry === undefined || entry.fact.ruling?.verdict === 'prefer') return false;
  const { fact, readings } = entry;
  return printedReadings(entry, readingName(first)).some((reading) =>
    printedReadings(entry, readingName(second)).some(
      (other) =>
        areComparable(reading, other, readings) &&
        valueRelation(fact.kind, reading.value, other.value) === 'contradict',
    ),
  );
}

const readingName = (reference: string) => reference.split('@')[1];
