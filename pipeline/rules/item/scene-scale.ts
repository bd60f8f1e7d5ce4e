/** Distances of scenes that are drawn longer or shorter than the feet that they state. */
import { scaleProblems } from '../../../templates/diagrams/scale-problems.ts';
import { printed } from '../../bank/item.ts';
import { placeOf } from '../../link/place.ts';
import { groundsIn } from '../../link/texts.ts';
import { plain } from '../../text/plain.ts';
import type { Rule } from '../rule.ts';

export const itemSceneScale: Rule = {
  id: 'item/scene-scale',
  about: 'A distance in a picture of a situation is not as long as it says.',
  severity: 'error',
  scope: 'bank',
  check({ site, ledger }, report) {
    const text = (rich: string) =>
      plain(site.lines.get(rich) ?? [], (node) => printed({ site, ledger }, node));
    for (const entry of site.entries.scenes)
      for (const { path, title, help } of scaleProblems(entry.data, text))
        report({
          title: `${entry.id}: ${title}`,
          at: placeOf(entry, path),
          restsOn: groundsIn(site.textsOf.get(entry) ?? []),
          help: [help],
        });
  },
};
