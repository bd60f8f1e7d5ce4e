/** Reports a typed quantity that is a reading of a fact: a typed figure does not change with the fact. */
import { findTypedReading } from '../../../ledger/typed-readings.ts';
import type { Rule } from '../../rule.ts';

export const typedFactFigure: Rule = {
  id: 'fact/unbound',
  part: 'figure-of-fact-typed',
  about: 'A text types a figure that a fact prints; a reference would change with the fact.',
  severity: 'warning',
  check({ ledger, scan }, report) {
    for (const found of scan.found) {
      const { quantity, place, rich } = found;
      const written = findTypedReading(found, ledger);
      // `figureDiffersFromFact` reports a quantity that equals a rejected reading, as an error.
      if (written === undefined || written.printed !== undefined) continue;
      const { entry, reference } = written;
      const instead = quantity.whole === quantity.text ? '' : ` in place of "${quantity.whole}"`;
      report({
        title: `"${quantity.text}" is typed here, but it is a reading of ${entry.id}`,
        at: place(),
        fact: entry.id,
        help: rich
          ? [`Write ${reference}${instead}.`]
          : ['Move the figure to a field that may have references: plain text and code may not.'],
      });
    }
  },
};
