/** Comparable readings contradict each other: open conflicts are errors, decided ones are notes. */
import { isAgainstAuthority } from '../../ledger/against-authority.ts';
import { readingPlaces, readingText, settleHelp } from '../../ledger/describe.ts';
import { describeDifference } from '../../ledger/differences.ts';
import { isKnown } from '../../ledger/ledger.ts';
import type { DayRule } from '../rule.ts';

export const factContradiction: DayRule = {
  id: 'fact/contradiction',
  about: 'Comparable readings of a fact contradict each other, and nobody has decided.',
  severity: 'error',
  checkOnDay({ site, ledger }, report) {
    for (const entry of ledger.values()) {
      if (entry.state.relation !== 'contradict' || !isKnown(site, entry)) continue;
      const decided = entry.state.kind === 'ruled';
      if (!decided && (entry.state.kind !== 'open' || isAgainstAuthority(entry))) continue;
      const places = decided ? [] : readingPlaces(site, entry);
      const counted = entry.pairs.find(
        ({ a, b }) => a.computed !== undefined || b.computed !== undefined,
      );
      const [claim, actual] =
        counted === undefined
          ? []
          : counted.a.computed === undefined
            ? [counted.a, counted.b]
            : [counted.b, counted.a];
      const wording =
        claim === undefined || actual === undefined || entry.fact.kind === 'set'
          ? 'readings contradict'
          : `claimed ${readingText(entry, claim)}, actual ${readingText(entry, actual)}`;
      report({
        title: `${decided ? 'Decided: ' : ''}${wording}: ${entry.fact.label}`,
        at: { ...entry.readings[0]!.place(), entry: entry.id },
        related: places,
        detail: describeDifference(entry),
        fact: entry.id,
        ...(decided
          ? { severity: 'note', help: [], why: entry.fact.ruling!.because }
          : { help: settleHelp(entry) }),
      });
    }
  },
};
