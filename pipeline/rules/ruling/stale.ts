/** Reports facts whose readings changed after their ruling. */

import { readingText } from '../../ledger/describe.ts';
import { recordedLines } from '../../ledger/ledger.ts';
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

export const rulingStale: Rule = {
  id: 'ruling/stale',
  about: 'The readings of a fact changed after its ruling.',
  severity: 'error',
  needsWhole: true,
  check({ ledger }, report) {
    for (const { id, entry, fact, state, lines, all } of ledger.values()) {
      if (state.kind !== 'stale') continue;
      const ruling = fact.ruling!;
      const added = all.filter((reading) =>
        state.added.some((line) => recordedLines(fact, [reading]).includes(line)),
      );
      report({
        title: `the ruling on ${id} does not cover the current readings`,
        at: placeOf(entry, ['ruling'], 'key'),
        fact: id,
        breaks: [`fact ${id}`],
        related: added.map((reading) => ({
          at: reading.place(),
          says: readingText({ fact }, reading),
        })),
        detail: [
          `decided by ${ruling.by} on ${ruling.on}: ${ruling.verdict}${ruling.reading === undefined ? '' : ` ${ruling.reading}`}`,
          ...state.removed.map((line) => `- ${line}   then`),
          ...state.added.map((line) => `+ ${line}   now`),
          ...lines
            .filter((line) => !state.added.includes(line))
            .map((line) => `  ${line}   as before`),
        ],
        help: [
          ...(added.length > 0
            ? ['If a new reading, or the unit, is wrong, correct it: the ruling holds again.']
            : []),
          `${added.length > 0 ? 'Otherwise check' : 'Check'} the readings again, then run: licencia settle ${id} --renew --because "…"`,
        ],
      });
    }
  },
};
