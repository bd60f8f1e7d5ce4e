/** What the site says about itself needs a count or a source; a recorded decision makes it a note. */

import { isUnsupported } from '../../ledger/ledger.ts';
import { placeOf } from '../../link/place.ts';
import type { DayRule } from '../rule.ts';

export const claimUnsupported: DayRule = {
  id: 'claim/unsupported',
  about: 'A claim of the site about itself with no computed reading and no source.',
  severity: 'warning',
  checkOnDay({ ledger }, report) {
    for (const { id, entry, fact, readings, state } of ledger.values()) {
      if (fact.claim !== true || !isUnsupported(readings)) continue;
      const decided = state.kind === 'ruled';
      report({
        title: `${decided ? 'Decided: ' : ''}nothing supports the claim: ${fact.label}`,
        at: placeOf(entry, [], 'key'),
        fact: id,
        ...(decided
          ? { severity: 'note', why: fact.ruling!.because }
          : {
              help: [
                'Add a source or a computed reading, or record that it stays as the site’s own figure:',
                `  licencia settle ${id} --keep-both --because "…"`,
              ],
            }),
      });
    }
  },
};
