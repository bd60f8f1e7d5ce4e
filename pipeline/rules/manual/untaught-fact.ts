/** What a question tests, the manual must teach. */
import type { Chapter } from '../../../schemas/chapter.ts';
import type { CollectionName } from '../../../schemas/collections.ts';
import type { ItemText } from '../../bank/item-text.ts';
import type { Site } from '../../link/site.ts';
import { factsOf } from '../../text/tree.ts';
import type { Rule } from '../rule.ts';

/** Collections whose tables close a section of a chapter. */
const RECORDS: Record<NonNullable<Chapter['sections'][number]['records']>, CollectionName> = {
  velocidades: 'speedZones',
  'derecho-de-paso': 'rightOfWay',
  estacionamiento: 'parking',
  ocupantes: 'occupants',
  'asientos-infantiles': 'childSeats',
  dispositivos: 'devices',
  multas: 'fines',
};

export const manualUntaughtFact: Rule = {
  id: 'manual/untaught-fact',
  about: 'A fact that a question uses and no chapter of the manual teaches.',
  severity: 'error',
  needsWhole: true,
  check(content, report) {
    const { site, items } = content.bank;
    const taught = taughtFacts(site);
    for (const { id, question, stem, key, answer, explanation, place } of items) {
      const untaught = new Map<string, (string | number)[]>();
      const parts: [(string | number)[], ItemText][] = [
        [['question'], stem],
        [['options', answer], key],
        [['explanation'], explanation],
      ];
      for (const [path, { nodes }] of parts)
        for (const fact of factsOf(nodes)) if (!untaught.has(fact)) untaught.set(fact, path);
      for (const [index, fact] of (question.facts ?? []).entries())
        if (!untaught.has(fact)) untaught.set(fact, ['facts', index]);
      for (const [fact, path] of untaught) {
        if (taught.has(fact) || !site.facts.has(fact)) continue;
        report({
          title: `${id} uses ${fact}, which no chapter of the manual teaches`,
          at: place(path),
          fact,
          help: [
            `Say {{${fact}}} in the section ${question.section}, or ask for something that the manual teaches.`,
          ],
        });
      }
    }
  },
};

/** Facts that the text or the tables of a chapter print. */
function taughtFacts({ entries, references }: Site): ReadonlySet<string> {
  const shown = new Set<string>([
    'chapters',
    ...entries.chapters.flatMap(({ data }) =>
      data.sections.flatMap(({ records }) => (records === undefined ? [] : [RECORDS[records]])),
    ),
  ]);
  return new Set(
    references.filter(({ entry }) => shown.has(entry.collection)).map(({ fact }) => fact),
  );
}
