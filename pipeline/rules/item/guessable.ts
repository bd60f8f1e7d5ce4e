/** No guessing bot may do much better than chance, over the bank or in one test. */

import { BOTS, scoresOf } from '../../bank/guessing-bot.ts';
import type { Item } from '../../bank/item.ts';
import type { Place } from '../../findings/finding.ts';
import { placeOf } from '../../link/place.ts';
import { gateSeverity, type Rule } from '../rule.ts';

/** Fewer questions than this say nothing about chance. */
const ENOUGH = 16;
const NAMED = 10;
const HELP =
  'Rewrite the options of the questions named here: lengths, absolute words, words of the question, middle numbers, and words that only right or only wrong options have.';

type Scores = ReturnType<typeof scoresOf>;
/** The bank or a test. */
type Group = { name: string; at: Place; items: readonly Item[] };

export const guessable: Rule = {
  id: 'item/guessable',
  about: 'A guessing bot does better than chance.',
  severity: 'error',
  scope: 'bank',
  check({ bank: { items, tests }, site }, report) {
    const [first] = items;
    if (first === undefined || items.length < ENOUGH) return;
    const scores = scoresOf(items);
    const bank: Group = { name: 'the bank', at: first.idPlace(), items };
    const groups = tests
      .filter((test) => test.items.length > 0)
      .map(
        ({ test, items: own }): Group => ({
          name: `"${test.data.title}"`,
          at: placeOf(test, ['questions'], 'key'),
          items: own,
        }),
      );
    for (const [index, { name, limits, isGate }] of BOTS.entries()) {
      const over = (limit: number) => (group: Group) => {
        const share = meanOf(scores, group.items, index);
        if (group.items.length < ENOUGH || share <= limit) return;
        report({
          severity: isGate ? gateSeverity(site) : 'error',
          title: `the ${name} guessing bot gets ${percent(share)} of ${group.name} (maximum ${percent(limit)})`,
          at: group.at,
          related: mostGuessable(scores, group.items, index).map(named),
          help: [HELP],
        });
      };
      over(limits.bank)(bank);
      groups.forEach(over(limits.test));
    }
    report({
      severity: 'note',
      title: `guessing bots get ${shares(scores, items)}; chance is 25 %`,
      at: bank.at,
      related: mostGuessable(scores, items).map(named),
      detail: [bank, ...groups].map(
        (group) => `${group.name} (${group.items.length})  ${shares(scores, group.items)}`,
      ),
    });
  },
};

const meanOf = (scores: Scores, items: readonly Item[], bot: number) =>
  items.reduce((sum, item) => sum + scores.get(item)![bot]!, 0) / items.length;

const named = (item: Item) => ({ at: item.idPlace(), says: `${item.id}: "${item.key.text}"` });

/** The questions that help a bot most; among equals, or where no bot is named, those that help all bots most. */
function mostGuessable(scores: Scores, items: readonly Item[], bot?: number): Item[] {
  const sum = (item: Item) => scores.get(item)!.reduce((total, score) => total + score, 0);
  const score = (item: Item) => (bot === undefined ? 0 : scores.get(item)![bot]!);
  return [...items]
    .sort((a, b) => score(b) - score(a) || sum(b) - sum(a) || a.order - b.order)
    .slice(0, NAMED);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const shares = (scores: Scores, items: readonly Item[]) =>
  BOTS.map(({ name }, index) => `${name} ${percent(meanOf(scores, items, index))}`).join(' · ');
