/** The right option of a question must not state a reading that a ruling rejected. */

import type { Item } from '../../bank/item.ts';
import { readingText } from '../../ledger/describe.ts';
import { isRejected } from '../../ledger/rulings.ts';
import { matchesValue } from '../../ledger/scan.ts';
import type { Ledger, LedgerFact, LedgerReading } from '../../ledger/types.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { type Quantity, quantitiesIn } from '../../text/quantities.ts';
import { factIdsIn, inlinesIn } from '../../text/tree.ts';
import type { Rule } from '../rule.ts';

export const quizAnswerAgainstRuling: Rule = {
  id: 'quiz/answer-against-ruling',
  about: 'The right option states a reading that a ruling did not prefer.',
  severity: 'error',
  readsFacts: true,
  check(content, report) {
    const { items, ledger } = content.bank;
    for (const item of items) {
      const [rejected] = rejectedReadings(item, ledger);
      if (rejected === undefined) continue;
      const { entry, reading } = rejected;
      const preferred = entry.preferred ?? [];
      const ruled = preferred.map((chosen) => readingText(entry, chosen)).join(', ');
      report({
        title: `${item.id}: the right option says ${readingText(entry, reading)}; the ruling on ${entry.id} is ${ruled}`,
        at: item.place(['options', item.answer, 'text']),
        related: preferred.map((chosen) => ({
          at: chosen.place(),
          says: `${readingText(entry, chosen)}  ${chosen.surface}`,
        })),
        fact: entry.id,
        restsOn: item.dependencies(),
        help: [
          `Write {{${entry.id}}} there, and in the explanation too; or move "right" to the option that says ${ruled}.`,
        ],
      });
    }
  },
};

type Rejected = { entry: LedgerFact; reading: LedgerReading };

/** The rejected readings that the key states, by reference or in figures. */
function rejectedReadings(item: Item, ledger: Ledger): Rejected[] {
  return [...rejectedReferences(item, ledger), ...rejectedFigures(item, ledger)];
}

function rejectedReferences({ key }: Item, ledger: Ledger): Rejected[] {
  return inlinesIn(key.nodes).flatMap((node) => {
    const entry = node.type === 'fact' ? ledger.get(node.id) : undefined;
    const reading =
      node.type === 'fact' ? entry?.readings.find(({ id }) => id === node.reading) : undefined;
    return entry !== undefined && reading !== undefined && isRejected(entry, reading)
      ? [{ entry, reading }]
      : [];
  });
}

/** The rejected readings that figures of the key state, among the facts that the question names or refers to. */
function rejectedFigures({ key, question, stem, explanation }: Item, ledger: Ledger): Rejected[] {
  const named = new Set([
    ...(question.facts ?? []),
    ...factIdsIn([...stem.nodes, ...explanation.nodes]),
  ]);
  const figures = quantitiesIn(toPlainText(key.nodes, () => ' '));
  return [...named]
    .flatMap((id) => ledger.get(id) ?? [])
    .flatMap((entry) =>
      figures.flatMap((figure) => {
        if (states(figure, entry, entry.preferred ?? [])) return [];
        const reading = entry.readings.find(
          (candidate) => isRejected(entry, candidate) && states(figure, entry, [candidate]),
        );
        return reading === undefined ? [] : [{ entry, reading }];
      }),
    );
}

function states(
  quantity: Quantity,
  { fact }: LedgerFact,
  readings: readonly LedgerReading[],
): boolean {
  return (
    fact.kind === 'quantity' &&
    fact.unit === quantity.unit &&
    readings.some(({ value }) => matchesValue(quantity, value))
  );
}
