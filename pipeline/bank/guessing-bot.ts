/** Bots that know nothing of the law and guess the key from how options are written: a bank must leave them near chance. */
import { bayes, type Chances } from './bayes.ts';
import type { Item } from './item.ts';
import {
  areNumeric,
  isAbsolute,
  isAllOfThem,
  isNoneOfThem,
  type Option,
  rankOf,
  sharedStems,
} from './option-set.ts';
import { safetyOf } from './safe-words.ts';

type Guesses = (item: Item) => Chances;
/** The guesses of each single bot, in the order of `SINGLE_BOTS`: all of them together rest on these. */
type SingleGuesses = readonly Guesses[];
export type Bot = {
  name: string;
  about: string;
  /** The largest share of right guesses in the bank and in one test. */
  limits: { bank: number; test: number };
  /** Enforced when `bankGates` of data/site.json says so; the others always are. */
  isGate: boolean;
  /** Learns from the bank, and then answers one question at a time. */
  reads(items: readonly Item[]): Guesses;
};

const each = (guesses: Guesses) => () => guesses;

/** 30 % is the one-sided 95 % bound of chance, 25 %, over 205 questions. Random keys leave the bayes bot 25.5 %, at most 34.6 %. */
const SINGLE_BOTS: Bot[] = [
  {
    name: 'plain',
    about: 'skips absolute words, then takes the longest option',
    limits: { bank: 0.3, test: 0.4 },
    isGate: false,
    reads: each(({ options }) => among(options, best(plausible(options), lengthOf))),
  },
  {
    name: 'rich',
    about: 'knows echoes, shared words and middle numbers',
    limits: { bank: 0.3, test: 0.4 },
    isGate: false,
    reads: each(rich),
  },
  {
    name: 'bayes',
    about: 'naive Bayes on the words of the options, learned from the other tests',
    limits: { bank: 0.33, test: 0.45 },
    isGate: true,
    reads: bayes,
  },
  {
    name: 'safest',
    about: 'takes the option that sounds safest, else one of middle length',
    limits: { bank: 0.3, test: 0.45 },
    isGate: true,
    reads: each(safest),
  },
  {
    name: 'second-shortest',
    about: 'takes the second-shortest option',
    limits: { bank: 0.29, test: 0.45 },
    isGate: true,
    reads: each(({ options }) => among(options, atRank(options, 1))),
  },
];

/** Each bot, and all of them together. */
export const BOTS: readonly Bot[] = [
  ...SINGLE_BOTS,
  {
    name: 'together',
    about:
      'follows each bot as far as it beat chance in the other tests: the score of somebody who knows every trick',
    limits: { bank: 0.4, test: 0.45 },
    isGate: true,
    reads: (items) => together(items, singleGuesses(items)),
  },
];

const CHANCE = 0.25;

/** What each single bot guesses; each question is read once by each bot. */
function singleGuesses(items: readonly Item[]): SingleGuesses {
  return SINGLE_BOTS.map((bot) => {
    const guesses = bot.reads(items);
    const known = new Map(items.map((item) => [item, guesses(item)]));
    return (item) => known.get(item) ?? guesses(item);
  });
}

function together(items: readonly Item[], single: SingleGuesses): Guesses {
  const bots = single.map((guesses) => {
    const right = new Map<Item['test'], number>();
    const asked = new Map<Item['test'], number>();
    for (const item of items) {
      right.set(item.test, (right.get(item.test) ?? 0) + guesses(item)[item.answer]!);
      asked.set(item.test, (asked.get(item.test) ?? 0) + 1);
    }
    const total = sumOf([...right.values()]);
    return (item: Item) => {
      const others = Math.max(1, items.length - asked.get(item.test)!);
      const weight = Math.max(0, (total - right.get(item.test)!) / others - CHANCE);
      return guesses(item).map((chance) => weight * chance);
    };
  });
  return (item) => {
    const votes = bots.map((vote) => vote(item));
    const sum = ({ index }: Option) => sumOf(votes.map((vote) => vote[index]!));
    return among(item.options, best(item.options, sum));
  };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** For each question, the chance that each bot takes its key, in the order of `BOTS`. */
export function scoresOf(items: readonly Item[]): ReadonlyMap<Item, readonly number[]> {
  const single = singleGuesses(items);
  const guesses = [...single, together(items, single)];
  return new Map(items.map((item) => [item, guesses.map((guess) => guess(item)[item.answer]!)]));
}

/** Middle numbers, echoes of the question and words that options share are more often right. */
function rich({ options, stem }: Item): Chances {
  if (areNumeric(options)) {
    const sorted = [...options].sort((a, b) => rankOf(a) - rankOf(b));
    return among(options, sorted.slice(1, 3));
  }
  const shared = sharedStems(options);
  const cues = options.map(
    ({ stems, index }) => shared[index]! + [...stems].filter((word) => stem.stems.has(word)).length,
  );
  const cued = best(plausible(options), ({ index }) => cues[index]!);
  return among(options, best(cued, lengthOf));
}

function safest({ options }: Item): Chances {
  const top = best(options, safetyOf);
  return among(options, top.length === options.length ? middle(options) : top);
}

const lengthOf = ({ text }: Option) => text.length;

/** The options whose length is nearest to the mean length. */
function middle(options: readonly Option[]): Option[] {
  const mean = options.reduce((sum, option) => sum + lengthOf(option), 0) / options.length;
  return best(options, (option) => -Math.abs(lengthOf(option) - mean));
}

/** The options as long as the one at a place of the order by length. */
function atRank(options: readonly Option[], rank: number): Option[] {
  const length = options.map(lengthOf).sort((a, b) => a - b)[rank]!;
  return options.filter((option) => lengthOf(option) === length);
}

function plausible(options: readonly Option[]): Option[] {
  const left = options.filter(
    (option) => !isAbsolute(option) && !isNoneOfThem(option) && !isAllOfThem(option),
  );
  return left.length === 0 ? [...options] : left;
}

/** An equal chance for each of the chosen options. */
const among = (options: readonly Option[], chosen: readonly Option[]): Chances =>
  options.map((option) => (chosen.includes(option) ? 1 / chosen.length : 0));

function best(options: readonly Option[], score: (option: Option) => number): Option[] {
  const scores = options.map(score);
  const top = Math.max(...scores);
  return options.filter((_, index) => scores[index] === top);
}
