/** Options → the chance that a reader who knows nothing of the law guesses the key from how the options are written. */
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

export type Guess = { item: Item; plain: number; rich: number };

export function guess(item: Item): Guess {
  return { item, plain: plainGuess(item), rich: richGuess(item) };
}

/** Crosses out absolutes and "ninguna", then takes the longest. Ties are split. */
function plainGuess({ key, options }: Item): number {
  return share(plausible(options), key, lengthOf);
}

/** Also knows that middle numbers, echoes of the question and shared words are more often right. */
function richGuess({ key, options, stem }: Item): number {
  if (areNumeric(options)) {
    const [, second, third] = [...options].sort((a, b) => rankOf(a) - rankOf(b));
    return key === second || key === third ? 1 / 2 : 0;
  }
  const shared = sharedStems(options);
  const cues = options.map(
    ({ stems, index }) => shared[index]! + [...stems].filter((word) => stem.stems.has(word)).length,
  );
  return share(
    best(plausible(options), ({ index }) => cues[index]!),
    key,
    lengthOf,
  );
}

const lengthOf = ({ text }: Option) => text.length;

function plausible(options: readonly Option[]): Option[] {
  const left = options.filter(
    (option) => !isAbsolute(option) && !isNoneOfThem(option) && !isAllOfThem(option),
  );
  return left.length === 0 ? [...options] : left;
}

/** Chance of the key among the options that score highest. */
function share(options: readonly Option[], key: Option, score: (option: Option) => number): number {
  const top = best(options, score);
  return top.includes(key) ? 1 / top.length : 0;
}

function best(options: readonly Option[], score: (option: Option) => number): Option[] {
  const scores = options.map(score);
  const top = Math.max(...scores);
  return options.filter((_, index) => scores[index] === top);
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
