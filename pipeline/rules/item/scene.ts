/** Reports scenes that cannot be drawn as described or to scale, and descriptions that reveal an answer. */
import { scaleProblems } from '../../../templates/diagrams/scale-problems.ts';
import type { Item } from '../../bank/item.ts';
import { sceneProblems } from '../../draw/scene-drawing.ts';
import { allFactsExist, plainText } from '../../ledger/filled-text.ts';
import { placeOf } from '../../link/place.ts';
import { factDependenciesIn } from '../../link/texts.ts';
import { contentStems } from '../../text/spanish.ts';
import type { Rule } from '../rule.ts';

export const itemScene: Rule = {
  id: 'item/scene',
  about:
    'A scene shows something impossible or out of scale, or its description omits a road user.',
  severity: 'error',
  readsFacts: true,
  check({ site, ledger, bank }, report) {
    const text = (rich: string) => plainText({ site, ledger }, rich);
    for (const entry of site.entries.scenes) {
      if (!allFactsExist(site.textsOf.get(entry) ?? [], ledger)) continue;
      for (const { path, title, help } of [
        ...sceneProblems({ site, ledger }, entry),
        ...scaleProblems(entry.data, text),
      ])
        report({
          title: `${entry.id}: ${title}`,
          at: placeOf(entry, path),
          restsOn: factDependenciesIn(site.textsOf.get(entry) ?? []),
          help: [help],
        });
    }
    for (const item of bank.items) {
      const scene = site.scenes.get(item.question.scene ?? '');
      if (scene === undefined || !tellsAnswer(contentStems(text(scene.description)), item))
        continue;
      report({
        title: `${item.id}: the description of the scene "${item.question.scene}" gives away the right option`,
        at: item.place(['scene']),
        restsOn: item.dependencies(),
        help: ['Describe what is drawn, not what to do: the caption says that.'],
      });
    }
  },
};

/** True if at least two words are only in the key, and a description has them all: a single word reveals no answer. */
function tellsAnswer(described: ReadonlySet<string>, { key, distractors }: Item): boolean {
  const own = [...key.stems].filter((stem) => !distractors.some(({ stems }) => stems.has(stem)));
  return own.length > 1 && own.every((stem) => described.has(stem));
}
