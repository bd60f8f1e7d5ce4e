/** Reports facts that no text or record refers to: each is either forgotten or not needed. */

import { linksOf } from '../../link/field-links.ts';
import { placeOf } from '../../link/place.ts';
import { entriesOf } from '../../validate/index.ts';
import type { Rule } from '../rule.ts';

export const linkOrphan: Rule = {
  id: 'link/orphan',
  about: 'Nothing refers to a fact.',
  severity: 'warning',
  needsWhole: true,
  check({ site, ledger }, report) {
    const used = new Set(site.references.map((reference) => reference.fact));
    for (const entry of entriesOf(site.entries))
      for (const { kind, target } of linksOf(site, entry)) if (kind === 'fact') used.add(target);
    for (const { id, entry, fact, readings } of ledger.values()) {
      // A count is needed to check claims, whether or not a page prints it.
      const isCount = readings.some(({ computed }) => computed !== undefined);
      if (!used.has(id) && !isCount && fact.unprinted === undefined)
        report({
          title: `nothing refers to the fact ${id}`,
          at: placeOf(entry, [], 'key'),
          fact: id,
          help: [
            `Print it where it belongs ({{${id}}}), delete it, or say in "unprinted" why no page prints it.`,
          ],
        });
    }
  },
};
