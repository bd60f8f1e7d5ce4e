/** A bare {{fact}} has one value to print only if the readings agree or a ruling prefers one. */
import type { Rule } from '../rule.ts';

export const factAmbiguousReference: Rule = {
  id: 'fact/ambiguous-reference',
  about: 'A bare {{fact}} while its readings disagree and no ruling prefers one.',
  severity: 'error',
  check({ site, ledger }, report) {
    for (const { fact, reading, place } of site.references) {
      const entry = ledger.get(fact);
      // While the conflict itself is undecided it is the one finding; its report names these places.
      // A fact without one sound reading has its own finding.
      if (
        entry === undefined ||
        entry.readings.length === 0 ||
        reading !== undefined ||
        entry.preferred !== undefined ||
        entry.state.kind === 'open' ||
        entry.state.kind === 'stale'
      )
        continue;
      report({
        title: `{{${fact}}} has no single value: its readings disagree and no ruling prefers one`,
        at: place(),
        fact,
        help: [
          `Name the reading you mean: ${entry.readings.map((each) => `{{${fact}@${each.id}}}`).join(', ')}`,
          `or decide: licencia settle ${fact} --prefer <reading> --because "…"`,
        ],
      });
    }
  },
};
