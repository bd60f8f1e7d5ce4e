/** The wrong options of a generated item must be wrong under every reading, and not seen to be wrong. */
import { problemsOf } from '../../bank/drill-facts.ts';
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

export const drillWrongOption: Rule = {
  id: 'drill/wrong-option',
  about:
    'A wrong figure of a drill that some reading says, that is far from the right one, or that is missing.',
  severity: 'error',
  needsWhole: true,
  check({ site, ledger }, report) {
    for (const entry of site.entries.confusions)
      for (const [index, drill] of entry.data.facts.entries())
        for (const { kind, says } of problemsOf(site, ledger, drill))
          if (kind === 'option')
            report({
              title: `${drill.fact}: ${says}`,
              at: placeOf(entry, ['facts', index, drill.wrong === undefined ? 'fact' : 'wrong']),
              fact: drill.fact,
              restsOn: [`fact ${drill.fact}`],
              help: [
                'Write three other figures into "wrong": no reading of the fact says them, and each is 0.25 to 4 times the right one.',
              ],
            });
  },
};
