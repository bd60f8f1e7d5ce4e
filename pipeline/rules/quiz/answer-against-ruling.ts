/** The right option of a question must be what the ledger decided, not a reading that lost. */

import type { Item } from '../../bank/item.ts';
import type { Finding } from '../../findings/finding.ts';
import { areComparable, valueRelation } from '../../ledger/compare.ts';
import { readingText } from '../../ledger/describe.ts';
import { says } from '../../ledger/scan.ts';
import type { LedgerFact, LedgerReading } from '../../ledger/types.ts';
import { plain } from '../../text/plain.ts';
import { type Quantity, quantitiesIn } from '../../text/quantities.ts';
import { factsOf, inlinesIn } from '../../text/tree.ts';
import type { Rule } from '../rule.ts';

export const quizAnswerAgainstRuling: Rule = {
  id: 'quiz/answer-against-ruling',
  about: 'The right option states a reading that a ruling did not prefer.',
  severity: 'error',
  check(content, report) {
    const { items, ledger } = content.bank;
    for (const item of items) {
      const [lost] = lostReadings(item, (id) => ledger.get(id));
      if (lost === undefined) continue;
      const { entry, reading } = lost;
      const ruled = entry.preferred?.map((each) => readingText(entry, each)).join(', ') ?? '';
      const related: Finding['related'] =
        entry.preferred?.map((each) => ({
          at: each.place(),
          says: `${readingText(entry, each)}  ${each.surface}`,
        })) ?? [];
      report({
        title: `${item.id}: the right option says ${readingText(entry, reading)}, but ${entry.id} was ruled to be ${ruled}`,
        at: item.place(['options', item.answer]),
        related,
        fact: entry.id,
        help: [
          `Write {{${entry.id}}} there, or set correctAnswer to the option that says ${ruled}.`,
        ],
      });
    }
  },
};

type Lost = { entry: LedgerFact; reading: LedgerReading };

/** Readings that the key states, by reference or in figures, of facts whose ruling prefers others. */
function* lostReadings(
  { key, question, stem, explanation }: Item,
  factOf: (id: string) => LedgerFact | undefined,
): Generator<Lost> {
  for (const node of inlinesIn(key.nodes)) {
    const entry = node.type === 'fact' ? factOf(node.id) : undefined;
    if (entry === undefined || node.type !== 'fact' || node.reading === undefined) continue;
    const reading = entry.readings.find(({ id }) => id === node.reading);
    if (reading !== undefined && isLost(entry, reading)) yield { entry, reading };
  }
  const named = new Set([
    ...(question.facts ?? []),
    ...factsOf([...stem.nodes, ...explanation.nodes]),
  ]);
  const written = quantitiesIn(plain(key.nodes, () => ' '));
  for (const entry of [...named].flatMap((id) => factOf(id) ?? [])) {
    for (const quantity of written) {
      if (!states(quantity, entry, entry.preferred ?? [])) {
        const reading = entry.readings.find(
          (each) => isLost(entry, each) && states(quantity, entry, [each]),
        );
        if (reading !== undefined) yield { entry, reading };
      }
    }
  }
}

function states(
  quantity: Quantity,
  { fact }: LedgerFact,
  readings: readonly LedgerReading[],
): boolean {
  return (
    fact.kind === 'quantity' &&
    fact.unit === quantity.unit &&
    readings.some(({ value }) => says(quantity, value))
  );
}

/** Decided against: the ruling prefers a comparable reading that contradicts this one. Another condition is another case. */
function isLost({ fact, preferred = [], readings }: LedgerFact, reading: LedgerReading): boolean {
  return (
    fact.ruling?.verdict === 'prefer' &&
    preferred.some(
      (each) =>
        areComparable(each, reading, readings) &&
        valueRelation(fact.kind, each.value, reading.value) === 'contradict',
    )
  );
}
