/** A quantity is written out although the ledger has it: it would not change with the reading. */
import { readingWrittenOut, type WrittenOut } from '../../ledger/written-out.ts';
import type { Quantity } from '../../text/quantities.ts';
import type { Rule } from '../rule.ts';

export const factLiteral: Rule = {
  id: 'fact/literal',
  about:
    'A quantity is written out although a reading equals it: a reference would change with the reading.',
  severity: 'warning',
  check({ ledger, scan }, report) {
    for (const found of scan.found) {
      const { quantity, place, rich } = found;
      const written = readingWrittenOut(found, ledger);
      if (written === undefined) continue;
      const { entry, printed } = written;
      report({
        title:
          printed === undefined
            ? `"${quantity.text}" is a reading of ${entry.id}, written out`
            : `"${quantity.text}" is written out, and ${entry.id} prints ${printed}`,
        at: place(),
        fact: entry.id,
        help: rich
          ? [advice(quantity, written)]
          : ['This field prints plain text: move the figure to a field that may refer to facts.'],
      });
    }
  },
};

function advice(quantity: Quantity, { reference, printed }: WrittenOut): string {
  const instead = quantity.whole === quantity.text ? '' : ` in place of "${quantity.whole}"`;
  const after = printed === undefined ? '' : ` and read the sentence again: it will say ${printed}`;
  return `Write ${reference}${instead}${after}.`;
}
