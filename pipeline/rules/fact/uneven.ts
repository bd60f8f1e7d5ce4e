/** Readings that can all be true but are worded with different precision. */
import { placeOfReading, readingPlaces } from '../../ledger/describe.ts';
import { isKnown } from '../../ledger/ledger.ts';
import type { DayRule } from '../rule.ts';

export const factUneven: DayRule = {
  id: 'fact/uneven',
  about: 'Readings are compatible but worded with different precision.',
  severity: 'warning',
  checkOnDay({ site, ledger }, report) {
    for (const entry of ledger.values()) {
      if (entry.state.relation !== 'compatible' || !isKnown(site, entry)) continue;
      const decided = entry.state.kind === 'ruled';
      if (!decided && entry.state.kind !== 'uneven') continue;
      const places = decided ? [] : readingPlaces(site, entry);
      report({
        title: `${decided ? 'Decided: ' : ''}several wordings for one value: ${entry.fact.label}`,
        at: placeOfReading(entry),
        related: places,
        fact: entry.id,
        ...(decided
          ? { severity: 'note', why: entry.fact.ruling!.because }
          : {
              help: [
                `Use {{${entry.id}}} in every place, or record that all are true:`,
                `  licencia settle ${entry.id} --keep-both --because "…"`,
              ],
            }),
      });
    }
  },
};
