/** A fact that no text, record, question or page refers to is either forgotten or superfluous. */
import { placeOf } from '../../link/place.ts';
import { linksOf } from '../../link/relations.ts';
import type { Entry } from '../../validate.ts';
import type { Rule } from '../rule.ts';

/** Facts that pages print by their own id rather than through the content. */
const PRINTED_BY_TEMPLATES = /^(tests\.|sitio\.|blog\.|centros\.|estudio\.banda-|examen\.aprobacion$)/;

export const linkOrphan: Rule = {
  id: 'link/orphan',
  severity: 'warning',
  needsWhole: true,
  check({ site, ledger }, report) {
    const used = new Set(site.references.map((reference) => reference.fact));
    for (const list of Object.values(site.entries) as Entry[][]) {
      for (const entry of list) for (const { kind, target } of linksOf(entry)) if (kind === 'fact') used.add(target);
    }
    for (const { id, entry } of ledger.values()) {
      if (!used.has(id) && !PRINTED_BY_TEMPLATES.test(id)) report({ title: `nothing refers to the fact ${id}`, at: placeOf(entry, [], 'key'), fact: id, help: [`Print it where it belongs ({{${id}}}), or delete it.`] });
    }
  },
};
