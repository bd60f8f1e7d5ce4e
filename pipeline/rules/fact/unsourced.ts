/** `{{@fact}}` needs a source: the reading that the fact prints must have one. */
import { sourceIdsOf } from '../../ledger/filled-text.ts';
import { referenceToFact } from '../../text/references.ts';
import type { Rule } from '../rule.ts';

export const factUnsourced: Rule = {
  id: 'fact/unsourced',
  about: 'A text refers to the source of a fact, but the printed reading has none.',
  severity: 'error',
  readsFacts: true,
  check({ site, ledger }, report) {
    for (const { fact, reading, as, written, place } of site.references) {
      if (as !== 'source' || !ledger.has(fact)) continue;
      const ids = sourceIdsOf(ledger, reading === undefined ? { id: fact } : { id: fact, reading });
      if (ids.length > 0) continue;
      report({
        title: `${written} cannot name a source: the reading that ${referenceToFact(fact, reading)} prints has none`,
        at: place(),
        fact,
        restsOn: [`fact ${fact}`],
        help: ['Add "source" to the reading, or remove the reference from the sentence.'],
      });
    }
  },
};
