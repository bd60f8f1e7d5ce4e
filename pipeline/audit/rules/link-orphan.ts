/** A fact that no text, record, question or page refers to is either forgotten or superfluous. */
import { placeOf } from '../../link/index.ts';
import type { Rule } from '../rule.ts';

/** Facts that pages print by their own id rather than through the content. */
const PRINTED_BY_TEMPLATES = /^(tests\.|sitio\.|blog\.|centros\.|estudio\.banda-|examen\.aprobacion$)/;

export const linkOrphan: Rule = {
  id: 'link/orphan',
  severity: 'warning',
  check({ site, ledger }, report) {
    const used = new Set(site.references.map((reference) => reference.fact));
    for (const { question } of site.questions.values()) for (const fact of question.facts ?? []) used.add(fact);
    for (const list of [site.entries.fines, site.entries.speedZones, site.entries.parking]) {
      for (const entry of list) for (const item of entry.data.items) for (const fact of item.facts ?? []) used.add(fact);
    }
    for (const { id, entry } of ledger.values()) {
      if (!used.has(id) && !PRINTED_BY_TEMPLATES.test(id)) report({ title: `nothing refers to the fact ${id}`, at: placeOf(entry, [], 'key'), fact: id, help: [`Print it where it belongs ({{${id}}}), or delete it.`] });
    }
  },
};
