/** Reports a typed figure that states a fact but differs from what the fact prints: visitors would read two figures. */
import { readingText } from '../../../ledger/describe.ts';
import { findDifferingFacts } from '../../../ledger/typed-readings.ts';
import type { LedgerFact } from '../../../ledger/types.ts';
import { referenceToFact } from '../../../text/references.ts';
import type { Rule } from '../../rule.ts';

export const figureDiffersFromFact: Rule = {
  id: 'fact/unbound',
  part: 'figure-that-differs-from-fact',
  about: 'A text types a figure that differs from the one that its fact prints.',
  severity: 'error',
  readsFacts: true,
  check({ ledger, scan }, report) {
    for (const found of scan.found) {
      const facts = findDifferingFacts(found, ledger);
      const [entry] = facts;
      if (entry === undefined) continue;
      const { quantity, place, rich } = found;
      const [printed = ''] = readingsOf(entry);
      report({
        title: `"${quantity.text}" is typed here, but ${facts.map(whatItPrints).join('; ')}`,
        at: place(),
        fact: entry.id,
        help: [
          rich
            ? `Write ${referenceToFact(entry.id)} in place of "${quantity.whole}" and read the sentence again: it will say ${printed}.`
            : 'Correct the figure, or move it to a field that may have references: plain text and code may not.',
          ...(rich
            ? [
                `If the figure is about something else, quote it: {{"${quantity.whole}"}}. If ${entry.id} is wrong, correct its reading and source; no ruling makes a typed figure true.`,
              ]
            : []),
        ],
      });
    }
  },
};

const readingsOf = (entry: LedgerFact): string[] => [
  ...new Set((entry.preferred ?? entry.readings).map((reading) => readingText(entry, reading))),
];
const whatItPrints = (entry: LedgerFact): string =>
  `${entry.id} ${entry.preferred === undefined ? 'has the readings' : 'prints'} ${readingsOf(entry).join(', ')}`;
