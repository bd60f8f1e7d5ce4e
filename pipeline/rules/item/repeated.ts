/** IW-17. The same question twice, in the same words or nearly: learners meet it again in one exam. */

import { type Bank, grouped, type Item, stemName } from '../../bank/item.ts';
import { jaccard } from '../../text/likeness.ts';
import type { ItemRule } from '../rule.ts';

const NEAR = 0.7;
/** Two questions about one sign need less in common. */
const NEAR_WITH_SIGN = 0.4;

export const repeated: ItemRule = {
  id: 'item/repeated',
  about: 'Two questions of the bank that ask nearly the same.',
  severity: 'warning',
  checkItem(item, report, bank) {
    const related = (other: Item) => [{ at: other.place(['question']), says: other.stem.text }];
    const same = bank.withStem
      .get(stemName(item))!
      .find((other) => other.order < item.order && optionSet(other) === optionSet(item));
    if (same !== undefined)
      report({
        at: ['question'],
        severity: 'error',
        title: `the same question and options as ${same.id}`,
        help: ['Delete one of the two.'],
        related: related(same),
      });
    for (const { other, likeness } of alike(item, bank)) {
      if (other === same) continue;
      if (likeness >= NEAR)
        report({
          at: ['question'],
          title: `nearly the same question and answer as ${other.id}`,
          help: ['Ask for another thing, or delete one of the two.'],
          related: related(other),
        });
      else if (item.question.sign !== undefined)
        report({
          at: ['question'],
          title: `asks about the same sign as ${other.id} in much the same words`,
          help: ['Ask for another thing about the sign, or use another sign.'],
          related: related(other),
        });
    }
  },
};

const optionSet = ({ options }: Item) =>
  options
    .map(({ plain }) => plain)
    .sort()
    .join('\n');

type Topics = {
  of: ReadonlyMap<Item, ReadonlySet<string>>;
  rare: (item: Item) => string[];
  holders: ReadonlyMap<string, readonly Item[]>;
};
const topics = new WeakMap<Bank, Topics>();

/** Earlier questions with the same sign, or none, that share much of question and answer. */
function alike(item: Item, bank: Bank): { other: Item; likeness: number }[] {
  if (!topics.has(bank)) topics.set(bank, readTopics(bank));
  const { of, rare, holders } = topics.get(bank)!;
  const own = of.get(item)!;
  const candidates = new Set(
    rare(item).flatMap((word) => holders.get(word)!.filter((other) => other.order < item.order)),
  );
  return [...candidates]
    .map((other) => ({ other, likeness: jaccard(own, of.get(other)!) }))
    .filter(({ likeness }) => likeness >= thresholdOf(item))
    .sort((a, b) => a.other.order - b.other.order);
}

const thresholdOf = ({ question }: Item) => (question.sign === undefined ? NEAR : NEAR_WITH_SIGN);

/**
 * Two sets whose Jaccard likeness reaches t share a word among the |set| − ⌈t·|set|⌉ + 1 rarest of each (prefix
 * filtering: Chaudhuri et al. 2006). Only those are looked up, so a large bank is not compared pair by pair.
 */
function readTopics({ items }: Bank): Topics {
  const of = new Map<Item, ReadonlySet<string>>();
  const uses = new Map<string, number>();
  for (const item of items) {
    // A figure tells two questions of one pattern apart as much as a word does.
    const topic = new Set([
      ...item.stem.stems,
      ...item.key.stems,
      ...(item.key.plain.match(/\d[\d.]*/g) ?? []),
    ]);
    of.set(item, topic);
    for (const word of topic) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const rare = (item: Item) => {
    const topic = [...of.get(item)!].sort(
      (a, b) => uses.get(a)! - uses.get(b)! || (a < b ? -1 : 1),
    );
    return topic
      .slice(0, topic.length - Math.ceil(thresholdOf(item) * topic.length - 1e-9) + 1)
      .map((word) => `${item.question.sign ?? ''} ${word}`);
  };
  return { of, rare, holders: grouped(items, rare) };
}
