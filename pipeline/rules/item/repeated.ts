/** Reports two questions with the same words, similar words or the same meaning. */

import { type Bank, type Item, pictureIdOf, stemAndPicture } from '../../bank/item.ts';
import { compareText } from '../../findings/finding.ts';
import { groupByNames } from '../../program/group-by-names.ts';
import { countEach, jaccard } from '../../text/similarity.ts';
import { checkEachItem, type Rule } from '../rule.ts';

const NEAR = 0.7;
/** Minimum similarity of two questions with the same picture. */
const NEAR_WITH_SIGN = 0.4;

export const itemRepeated: Rule = {
  id: 'item/repeated',
  about: 'Two questions are the same, or nearly the same.',
  severity: 'warning',
  readsFacts: true,
  check: checkEachItem((bank) => {
    const findSimilar = similarQuestions(bank);
    const findTwin = twins(bank);
    return (item, report) => {
      const namesakes = bank.withStem
        .get(stemAndPicture(item))!
        .filter(({ order }) => order < item.order);
      const same = namesakes.find((other) => optionSet(other) === optionSet(item));
      if (same !== undefined)
        report({
          at: ['question'],
          severity: 'error',
          title: `has the same question and options as ${same.id}`,
          help: ['Delete one of the two.'],
          related: stemOf(same),
        });
      const namesake = namesakes.find(({ set }) => set === item.set);
      if (namesake !== undefined && namesake !== same)
        report({
          at: ['question'],
          title: `asks in the same words as ${namesake.id}`,
          help: [ASK_OTHERWISE],
          related: stemOf(namesake),
        });
      const twin = findTwin(item);
      if (twin !== undefined && twin !== same && twin !== namesake)
        report({
          at: ['question'],
          title: `asks the same as ${twin.id}: the same picture, concept and right option`,
          help: ['Keep one of the two.'],
          related: stemOf(twin),
        });
      for (const { other, likeness } of findSimilar(item)) {
        if (other === same || other === namesake || other === twin) continue;
        report({ at: ['question'], ...similarity(other, likeness), related: stemOf(other) });
      }
    };
  }),
};

const ASK_OTHERWISE = 'Ask something else, or delete one of the two.';

const stemOf = (item: Item) => [{ at: item.place(['question']), says: item.stem.text }];

/** A likeness below `NEAR` is found only between questions with the same picture. */
const similarity = ({ id }: Item, likeness: number) =>
  likeness >= NEAR
    ? {
        title: `has nearly the same question and answer as ${id}`,
        help: [ASK_OTHERWISE],
      }
    : {
        title: `asks about the same picture as ${id} in much the same words`,
        help: ['Ask something else about the picture, or use another picture.'],
      };

const optionSet = ({ options }: Item) =>
  options
    .map(({ plain }) => plain)
    .sort()
    .join('\n');

const thresholdOf = ({ question }: Item) =>
  pictureIdOf(question) === undefined ? NEAR : NEAR_WITH_SIGN;

/**
 * Makes a function that finds an earlier question of the bank with a common concept, the same picture (or none) and the
 * same right option.
 */
function twins({ items }: Bank): (item: Item) => Item | undefined {
  const namesOf = ({ question, key }: Item) =>
    (question.concepts ?? []).map(
      (concept) => `${concept} ${pictureIdOf(question) ?? ''} ${key.plain}`,
    );
  const withName = groupByNames(items, namesOf);
  return (item) =>
    namesOf(item)
      .flatMap((name) => withName.get(name)!)
      .find(({ order }) => order < item.order);
}

type Similar = { other: Item; likeness: number };

/**
 * Finds the earlier questions with the same picture, or none, whose question and answer are similar.
 *
 * Two sets whose Jaccard likeness reaches t share a word among the |set| − ⌈t·|set|⌉ + 1 rarest of each (prefix
 * filtering: Chaudhuri et al. 2006). Only those are looked up, so a large bank is not compared pair by pair.
 */
function similarQuestions({ items }: Bank): (item: Item) => Similar[] {
  const topics = new Map(items.map((item) => [item, topicWords(item)]));
  const uses = countEach([...topics.values()].flatMap((topic) => [...topic]));
  const rareWords = (item: Item) => {
    const topic = [...topics.get(item)!].sort(
      (a, b) => uses.get(a)! - uses.get(b)! || compareText(a, b),
    );
    return topic
      .slice(0, topic.length - Math.ceil(thresholdOf(item) * topic.length - 1e-9) + 1)
      .map((word) => `${pictureIdOf(item.question) ?? ''} ${word}`);
  };
  const withRareWord = groupByNames(items, rareWords);
  return (item) => {
    const candidates = new Set(rareWords(item).flatMap((word) => withRareWord.get(word)!));
    return [...candidates]
      .filter((other) => other.order < item.order)
      .map((other) => ({ other, likeness: jaccard(topics.get(item)!, topics.get(other)!) }))
      .filter(({ likeness }) => likeness >= thresholdOf(item))
      .sort((a, b) => a.other.order - b.other.order);
  };
}

/** The stems of question and answer, with the figures of the answer: two questions may differ only in a figure. */
const topicWords = ({ stem, key }: Item): ReadonlySet<string> =>
  new Set([...stem.stems, ...key.stems, ...(key.plain.match(/\d[\d.]*/g) ?? [])]);
