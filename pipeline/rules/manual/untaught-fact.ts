/** The manual must teach every fact that a question uses. */
import type { Item } from '../../bank/item.ts';
import type { ItemText } from '../../bank/item-text.ts';
import type { Site } from '../../link/site.ts';
import type { DataPath } from '../../load/document.ts';
import { factIdsIn } from '../../text/tree.ts';
import type { Rule } from '../rule.ts';

export const manualUntaughtFact: Rule = {
  id: 'manual/untaught-fact',
  about: 'A question uses a fact that no chapter of the manual teaches.',
  severity: 'error',
  needsWhole: true,
  check(content, report) {
    const { site, items } = content.bank;
    const taught = taughtFacts(site);
    for (const item of items) {
      for (const [fact, path] of usesOfFacts(item)) {
        if (taught.has(fact) || !site.facts.has(fact)) continue;
        report({
          title: `${item.id} uses ${fact}, which no chapter of the manual teaches`,
          at: item.place(path),
          fact,
          restsOn: item.dependencies(),
          help: [
            `Say {{${fact}}} in the section ${item.question.section}, or ask for something that the manual teaches.`,
          ],
        });
      }
    }
  },
};

/** The facts of a question, each with the first place that uses it. */
function usesOfFacts({ question, stem, key, answer, explanation }: Item): Map<string, DataPath> {
  const parts: [DataPath, ItemText][] = [
    [['question'], stem],
    [['options', answer, 'text'], key],
    [['explanation'], explanation],
  ];
  const uses = [
    ...parts.flatMap(([path, { nodes }]) => factIdsIn(nodes).map((fact) => [fact, path] as const)),
    ...(question.facts ?? []).map((fact, index) => [fact, ['facts', index]] as const),
  ];
  // A later entry of a map replaces an earlier one, so the first use must come last.
  return new Map(uses.reverse());
}

function taughtFacts({ references }: Site): ReadonlySet<string> {
  return new Set(
    references
      .filter(
        ({ as, entry }) => (as === 'value' || as === 'sum') && entry.collection === 'chapters',
      )
      .map(({ fact }) => fact),
  );
}
