/** IW-17. The same question twice, in the same words or nearly: learners meet it again in one exam. */
import { type ItemCheck } from './check.ts';
import type { Item } from './item.ts';
import { jaccard } from './spanish-text.ts';

const NEAR = 0.7;
/** Two questions about one sign need less in common. */
const NEAR_WITH_SIGN = 0.4;

export const repeated: ItemCheck = {
  id: 'item/repeated',
  severity: 'warning',
  check(item, report, { items }) {
    const same = (other: Item) => other.question.sign === item.question.sign;
    for (const other of items.slice(0, item.order)) {
      const related = [{ at: other.place(['question']), says: other.stem.text }];
      if (same(other) && other.stem.plain === item.stem.plain && optionSet(other) === optionSet(item)) {
        report({ at: ['question'], severity: 'error', title: `the same question and options as ${other.id}`, help: ['Delete one of the two.'], related });
      } else if (likeness(item, other) >= NEAR) {
        report({ at: ['question'], title: `nearly the same question and answer as ${other.id}`, help: ['Ask for another thing, or delete one of the two.'], related });
      } else if (item.question.sign !== undefined && same(other) && likeness(item, other) >= NEAR_WITH_SIGN) {
        report({ at: ['question'], title: `asks about the same sign as ${other.id} in much the same words`, help: ['Ask for another thing about the sign, or use another sign.'], related });
      }
    }
  },
};

const topics = new WeakMap<Item, ReadonlySet<string>>();
function topicOf(item: Item): ReadonlySet<string> {
  let topic = topics.get(item);
  if (topic === undefined) {
    // A figure tells two questions of one pattern apart as much as a word does.
    const figures = item.key.plain.match(/\d[\d.]*/g) ?? [];
    topic = new Set([...item.stem.stems, ...item.key.stems, ...figures]);
    topics.set(item, topic);
  }
  return topic;
}

/** Shared content of question and answer. Two signs are two questions, whatever the words. */
function likeness(a: Item, b: Item): number {
  return a.question.sign !== b.question.sign ? 0 : jaccard(topicOf(a), topicOf(b));
}

const optionSet = ({ options }: Item) => options.map(({ plain }) => plain).sort().join('\n');
