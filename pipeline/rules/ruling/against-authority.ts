/** A ruling must not prefer a reading that the law contradicts without saying why. */
import { readingPlaces, readingText, readingVoice } from '../../ledger/describe.ts';
import { choose } from '../../ledger/ledger.ts';
import { overruledBy } from '../../ledger/rulings.ts';
import type { LedgerReading } from '../../ledger/types.ts';
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

export const rulingAgainstAuthority: Rule = {
  id: 'ruling/against-authority',
  about: 'A ruling prefers a reading that an authority of high confidence contradicts.',
  severity: 'error',
  needsWhole: true,
  check({ site, ledger }, report) {
    for (const entry of ledger.values()) {
      const { id, fact, readings, pairs } = entry;
      const { verdict, reading, againstAuthority } = fact.ruling ?? {};
      const chosen = verdict === 'prefer' ? (choose(readings, reading!) ?? []) : [];
      const binding = overruledBy(chosen, pairs);
      if (binding.length === 0) continue;
      const says = chosen.map((preferred) => readingText(entry, preferred)).join('; ');
      const law = binding.map(
        (authority) => `${readingVoice(site, authority)} says ${readingText(entry, authority)}`,
      );
      report({
        title: `The ruling on ${id} prefers ${reading} (${says}), but ${law.join(', and ')}`,
        at: placeOf(entry.entry, ['ruling', 'reading']),
        fact: id,
        related: readingPlaces(site, entry),
        ...(againstAuthority === undefined
          ? { help: advice(id, binding[0]!) }
          : { severity: 'warning', why: againstAuthority }),
      });
    }
  },
};

const advice = (id: string, authority: LedgerReading): string[] => [
  `licencia settle ${id} --prefer ${authority.id} --because "…"`,
  `Or record why: licencia settle ${id} --renew --against-authority "…"`,
];
