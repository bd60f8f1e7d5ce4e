/** A figure that a text types where it states a fact, and that the fact does not print: visitors would read two figures. */
import { readingText } from '../../ledger/describe.ts';
import type { FoundQuantity } from '../../ledger/scan.ts';
import { says } from '../../ledger/scan.ts';
import type { Ledger, LedgerFact } from '../../ledger/types.ts';
import { readingWrittenOut } from '../../ledger/written-out.ts';
import { referenceTo } from '../../text/references.ts';
import type { Rule } from '../rule.ts';

export const factTyped: Rule = {
  id: 'fact/typed',
  about: 'A text types a figure for a fact that prints another one.',
  severity: 'error',
  check({ ledger, scan }, report) {
    for (const found of scan.found) {
      const entry = factItDiffersFrom(found, ledger);
      if (entry === undefined) continue;
      const { quantity, place, rich } = found;
      const printed = [
        ...new Set(
          (entry.preferred ?? entry.readings).map((reading) => readingText(entry, reading)),
        ),
      ];
      report({
        title: `"${quantity.text}" is typed here, and ${entry.id} ${entry.preferred === undefined ? 'has the readings' : 'prints'} ${printed.join(', ')}`,
        at: place(),
        fact: entry.id,
        help: [
          rich
            ? `Write ${referenceTo(entry.id)} in place of "${quantity.whole}" and read the sentence again: it will say ${printed[0]}.`
            : 'This field prints plain text: correct the figure, or move it to a field that may refer to facts.',
          ...(rich
            ? [
                `If it is another figure, quote it: {{"${quantity.whole}"}}. If ${entry.id} is wrong, correct its reading and source; no ruling makes a typed figure true.`,
              ]
            : []),
        ],
      });
    }
  },
};

/** @returns undefined where a reading that pages print has the figure */
function factItDiffersFrom(found: FoundQuantity, ledger: Ledger): LedgerFact | undefined {
  const entry = ledger.get(found.fact?.id ?? '');
  if (entry?.fact.kind !== 'quantity') return undefined;
  // A text has no last day, so a reading that ends does not account for it.
  const lasting = entry.readings.some(
    ({ until, value }) => until === undefined && says(found.quantity, value),
  );
  const isRejected = readingWrittenOut(found, ledger)?.printed !== undefined;
  return lasting && !isRejected ? undefined : entry;
}
