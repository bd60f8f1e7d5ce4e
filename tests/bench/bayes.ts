/** Naive Bayes on the options' words: it learns the words of right options from other sets of questions. */

import type { Item } from '../../pipeline/bank/item.ts';
import type { Option } from '../../pipeline/bank/option-set.ts';
import { foldAccents } from '../../pipeline/text/fold-accents.ts';

/** The chance that the reader chooses each option, in the order of the options. The sum is 1. */
export type Chances = readonly number[];

type Counts = { words: Map<string, number>; total: number };
type Tally = Record<'key' | 'distractor', Counts>;

/** Laplace smoothing: added to the count of each word, so that no chance is zero. */
const UNSEEN = 1;

/** @returns the guesses of a reader who knows the keys of all sets except the item's own */
export function bayesGuesses(
  items: readonly Item[],
  setOf: (item: Item) => unknown = ({ set }) => set,
): (item: Item) => Chances {
  const all = emptyTally();
  const bySet = new Map<unknown, Tally>();
  const read = new Map<Option, readonly string[]>();
  for (const item of items) {
    const own = bySet.get(setOf(item)) ?? emptyTally();
    bySet.set(setOf(item), own);
    for (const option of item.options) {
      const words = wordsOf(option);
      read.set(option, words);
      const kind = option === item.key ? 'key' : 'distractor';
      for (const tally of [all, own]) add(tally[kind], words);
    }
  }
  const vocabulary = new Set([...all.key.words.keys(), ...all.distractor.words.keys()]).size;
  return (item) => {
    const { options } = item;
    const own = bySet.get(setOf(item))!;
    const chance = (kind: keyof Tally, word: string) =>
      ((all[kind].words.get(word) ?? 0) - (own[kind].words.get(word) ?? 0) + UNSEEN) /
      (all[kind].total - own[kind].total + vocabulary * UNSEEN);
    const scores = options.map((option) =>
      (read.get(option) ?? wordsOf(option)).reduce(
        (sum, word) => sum + Math.log(chance('key', word) / chance('distractor', word)),
        0,
      ),
    );
    const top = Math.max(...scores);
    const chosen = scores.filter((score) => score === top).length;
    return scores.map((score) => (score === top ? 1 / chosen : 0));
  };
}

const emptyTally = (): Tally => ({
  key: { words: new Map(), total: 0 },
  distractor: { words: new Map(), total: 0 },
});

function add(counts: Counts, words: readonly string[]): void {
  for (const word of words) counts.words.set(word, (counts.words.get(word) ?? 0) + 1);
  counts.total += words.length;
}

/**
 * The words of an option, and each pair of neighbouring words. In pairs, the start and the end of the option count as
 * words. A character other than a letter, a digit or a plain space is a word too, for example a no-break space.
 */
function wordsOf({ text }: Option): string[] {
  const words = foldAccents(text).match(/[\p{L}\p{N}]+|[^\p{L}\p{N} ]/gu) ?? [];
  const bounded = ['', ...words, ''];
  return [...words, ...bounded.slice(1).map((word, before) => `${bounded[before]} ${word}`)];
}
