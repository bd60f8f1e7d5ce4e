/** A fact that is drilled must have one confirmed figure, and is drilled once. */
import { unfitness } from '../../bank/drill-facts.ts';
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

export const drillUnfitFact: Rule = {
  id: 'drill/unfit-fact',
  about: 'A fact of the drills that has no one confirmed figure, or that is there twice.',
  severity: 'error',
  needsWhole: true,
  check({ site, ledger }, report) {
    for (const entry of site.entries.confusions) {
      const seen = new Set<string>();
      for (const [index, drill] of entry.data.facts.entries()) {
        const fact = ledger.get(drill.fact);
        if (fact === undefined) continue;
        const name = `${drill.fact}@${drill.reading ?? ''}`;
        const says = seen.has(name) ? 'is drilled twice' : unfitness(site, fact, drill);
        seen.add(name);
        if (says !== undefined)
          report({
            title: `${drill.fact} ${says}`,
            at: placeOf(entry, ['facts', index, 'fact']),
            fact: drill.fact,
            restsOn: [
              `fact ${fact.id}`,
              ...fact.all.flatMap(({ source }) => (source ? [`source ${source}` as const] : [])),
            ],
            help: ['Take it out of "facts", or settle what it says and from which source.'],
          });
      }
    }
  },
};
