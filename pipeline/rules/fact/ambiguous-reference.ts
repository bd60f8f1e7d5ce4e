/** A {{fact}} without a reading can be printed only if its readings agree or a ruling prefers one. */
import type { LedgerFact } from '../../ledger/types.ts';
import { referenceToFact } from '../../text/references.ts';
import type { Rule } from '../rule.ts';

export const factAmbiguousReference: Rule = {
  id: 'fact/ambiguous-reference',
  about: 'A text has {{fact}}, but its readings disagree and no ruling prefers one.',
  severity: 'error',
  readsFacts: true,
  check({ site, ledger }, report) {
    for (const { fact, reading, as, place } of site.references) {
      const entry = ledger.get(fact);
      // The finding about an open or stale conflict lists these places.
      const isListed = entry?.state.kind === 'open' || entry?.state.kind === 'stale';
      // fact/bad-value reports an undecided fact in a sum.
      if (entry === undefined || as === 'sum' || reading !== undefined || isListed) continue;
      if (entry.readings.length === 0 || entry.preferred !== undefined) continue;
      report({
        title: `{{${fact}}} has no single value: its readings disagree and no ruling prefers one`,
        at: place(),
        fact,
        restsOn: [`fact ${fact}`],
        help: [
          `Name the reading you mean: ${namesOf(entry).join(', ')}`,
          `or decide: licencia settle ${fact} --prefer <reading> --because "…"`,
        ],
      });
    }
  },
};

/** References to the readings that pages may print. */
const namesOf = ({ id: fact, readings }: LedgerFact): string[] =>
  readings.map(({ id }) => referenceToFact(fact, id));
