/** Reports conflicts between readings: decided ones as notes, open ones as errors unless authority.ts reports them. */
import { conflictWithAuthority } from '../../ledger/authority-conflict.ts';
import { countedRecords } from '../../ledger/computed-values.ts';
import { readingPlace, readingText, relatedPlacesOf, settleHelp } from '../../ledger/describe.ts';
import { describeDifference } from '../../ledger/differences.ts';
import { canCompareReadings } from '../../ledger/ledger.ts';
import type { LedgerFact } from '../../ledger/types.ts';
import type { Rule } from '../rule.ts';

export const factContradiction: Rule = {
  id: 'fact/contradiction',
  about: 'Comparable readings of a fact contradict each other, and no ruling decides.',
  severity: 'error',
  ofDay: true,
  check({ site, ledger }, report) {
    for (const entry of ledger.values()) {
      if (entry.state.relation !== 'contradict' || !canCompareReadings(site, entry)) continue;
      const title = `${conflictWords(entry)}: ${entry.fact.label}`;
      const found = {
        at: readingPlace(entry),
        detail: describeDifference(entry),
        fact: entry.id,
      };
      if (entry.state.kind === 'ruled')
        report({
          ...found,
          title: `Decided: ${title}`,
          severity: 'note',
          why: entry.fact.ruling!.because,
        });
      else if (entry.state.kind === 'open' && conflictWithAuthority(entry) === undefined)
        report({
          ...found,
          title,
          breaks: [`fact ${entry.id}`],
          restsOn: entry.readings.flatMap(({ computed }) =>
            computed === undefined ? [] : countedRecords(computed, site),
          ),
          related: relatedPlacesOf(site, entry),
          help: settleHelp(entry),
        });
    }
  },
};

/** The title names the values of a claim and a count; the values of other readings are listed below it. */
function conflictWords(entry: LedgerFact): string {
  const counted = entry.pairs.find(
    ({ a, b }) => a.computed !== undefined || b.computed !== undefined,
  );
  if (counted === undefined || entry.fact.kind === 'set') return 'readings contradict each other';
  const { a, b } = counted;
  const [claim, actual] = a.computed === undefined ? [a, b] : [b, a];
  return `claimed ${readingText(entry, claim)}, actual ${readingText(entry, actual)}`;
}
