/** IW-17. The same question twice, in the same words or nearly: learners meet it again in one exam. */
import type { ItemCheck } from './check.ts';
import { type Bank, type Item, stemName } from './item.ts';

const NEAR = 0.7;
/** Two questions about one sign need less in common. */
const NEAR_WITH_SIGN = 0.4;

export const repeated: ItemCheck = {
  id: 'item/repeated',
  severity: 'warning',
  check(item, report, bank) {
    const related = (other: Item) => [{ at: other.place(['question']), says: other.stem.text }];
    const same = bank.withStem.get(stemName(item))!.find((other) => other.order < item.order && optionSet(other) === optionSet(item));
    if (same !== undefined) report({ at: ['question'], severity: 'error', title: `the same question and options as ${same.id}`, help: ['Delete one of the two.'], related: related(same) });
    for (const { other, likeness } of alike(item, bank)) {
      if (other === same || other.question.sign !== item.question.sign) continue;
      if (likeness >= NEAR) report({ at: ['question'], title: `nearly the same question and answer as ${other.id}`, help: ['Ask for another thing, or delete one of the two.'], related: related(other) });
      else if (item.question.sign !== undefined) report({ at: ['question'], title: `asks about the same sign as ${other.id} in much the same words`, help: ['Ask for another thing about the sign, or use another sign.'], related: related(other) });
    }
  },
};

const optionSet = ({ options }: Item) => options.map(({ plain }) => plain).sort().join('\n');

type Topics = { of: ReadonlyMap<Item, ReadonlySet<string>>; items: ReadonlyMap<string, Item[]> };
const topics = new WeakMap<Bank, Topics>();

/** Earlier questions that share much of question and answer: those with a word in common are counted, not every pair. */
function alike(item: Item, bank: Bank): { other: Item; likeness: number }[] {
  if (!topics.has(bank)) topics.set(bank, readTopics(bank));
  const { of, items } = topics.get(bank)!;
  const own = of.get(item)!;
  const shared = new Map<Item, number>();
  for (const word of own) {
    for (const other of items.get(word)!) {
      if (other === item) break;
      shared.set(other, (shared.get(other) ?? 0) + 1);
    }
  }
  return [...shared]
    .map(([other, count]) => ({ other, likeness: count / (own.size + of.get(other)!.size - count) }))
    .filter(({ likeness }) => likeness >= NEAR_WITH_SIGN && (likeness >= NEAR || item.question.sign !== undefined))
    .sort((a, b) => a.other.order - b.other.order);
}

function readTopics({ items }: Bank): Topics {
  const of = new Map<Item, ReadonlySet<string>>();
  const byWord = new Map<string, Item[]>();
  for (const item of items) {
    // A figure tells two questions of one pattern apart as much as a word does.
    const topic = new Set([...item.stem.stems, ...item.key.stems, ...(item.key.plain.match(/\d[\d.]*/g) ?? [])]);
    of.set(item, topic);
    for (const word of topic) byWord.set(word, [...(byWord.get(word) ?? []), item]);
  }
  return { of, items: byWord };
}
