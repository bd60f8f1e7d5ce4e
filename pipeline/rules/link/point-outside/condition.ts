/** A centre's condition must be that of a reading of its hours; otherwise its page would print the general hours. */
import { suggestionLines } from '../../../findings/suggest.ts';
import { hoursFactOf } from '../../../link/centre.ts';
import { placeOf } from '../../../link/place.ts';
import type { Rule } from '../../rule.ts';

export const linkMissingCondition: Rule = {
  id: 'link/point-outside',
  part: 'hours-under-unknown-condition',
  about: 'A centre names a condition that no reading of its hours has.',
  severity: 'error',
  check({ site, ledger }, report) {
    for (const centre of site.entries.centres) {
      const { hoursWhen } = centre.data;
      const hours = hoursFactOf(site, centre.data);
      const fact = hours === undefined ? undefined : ledger.get(hours);
      if (hoursWhen === undefined || hours === undefined || fact === undefined) continue;
      const conditions = fact.readings.flatMap(({ when }) => when ?? []);
      if (conditions.includes(hoursWhen)) continue;
      const known = [...new Set(conditions)].map((condition) => `"${condition}"`).join(', ');
      report({
        title: `no reading of ${hours} has the condition "${hoursWhen}"`,
        at: placeOf(centre, ['hoursWhen']),
        fact: hours,
        related: [
          {
            at: placeOf(fact.entry, [], 'key'),
            says: 'the readings of its hours',
            frameless: true,
          },
        ],
        help: [
          ...suggestionLines(hoursWhen, conditions),
          known === ''
            ? `Add a reading of ${hours} with "when": "${hoursWhen}", or leave "hoursWhen" out.`
            : `Write one of ${known}, add a reading of ${hours} with "when": "${hoursWhen}", or leave "hoursWhen" out.`,
        ],
      });
    }
  },
};
