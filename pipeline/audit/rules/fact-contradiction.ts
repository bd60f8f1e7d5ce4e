/** Comparable readings contradict each other: open conflicts are errors, decided ones are notes. */
import { readingPlaces, readingText, settleHelp } from '../describe.ts';
import type { LedgerFact } from '../ledger.ts';
import type { Rule } from '../rule.ts';

/** Whether the worst of a fact's disagreements is with an authority. */
export function isAgainstAuthority(entry: LedgerFact): boolean {
  return entry.pairs.some(({ a, b, relation }) => relation === 'contradict' && a.authority !== b.authority && !a.superseded && !b.superseded);
}

export function describeDifference(entry: LedgerFact): string[] {
  return entry.pairs.flatMap(({ a, b, difference }) => {
    if (difference === undefined) return [];
    if ('days' in difference) return [`${a.id} and ${b.id} differ on ${difference.days.join(', ')}`];
    const lines = [];
    if (difference.onlyInA.length > 0) lines.push(`only in ${a.id}: ${difference.onlyInA.join(', ')}`);
    if (difference.onlyInB.length > 0) lines.push(`only in ${b.id}: ${difference.onlyInB.join(', ')}`);
    return [...lines, `in both: ${difference.inBoth}`];
  });
}

export const factContradiction: Rule = {
  id: 'fact/contradiction',
  severity: 'error',
  check({ site, ledger }, report) {
    for (const entry of ledger.values()) {
      if (entry.state.relation !== 'contradict') continue;
      const decided = entry.state.kind === 'ruled';
      if (!decided && (entry.state.kind !== 'open' || isAgainstAuthority(entry))) continue;
      const places = readingPlaces(site, entry);
      const counted = entry.pairs.find(({ a, b }) => a.computed !== undefined || b.computed !== undefined);
      const [claim, actual] = counted === undefined ? [] : counted.a.computed === undefined ? [counted.a, counted.b] : [counted.b, counted.a];
      const wording = claim === undefined || actual === undefined || entry.fact.kind === 'set' ? 'readings contradict' : `claimed ${readingText(entry, claim)}, actual ${readingText(entry, actual)}`;
      report({
        title: `${decided ? 'Decided: ' : ''}${wording}: ${entry.fact.label}`,
        at: { ...places[0]!.at, entry: entry.id },
        related: places,
        detail: describeDifference(entry),
        fact: entry.id,
        ...(decided ? { severity: 'note', help: [], why: entry.fact.ruling!.because } : { help: settleHelp(entry) }),
      });
    }
  },
};
