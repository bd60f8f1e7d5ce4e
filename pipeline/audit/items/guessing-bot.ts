/** Options → how likely someone picks the key who knows nothing but how questions are written ("adivinador"). */
import { sharedStems } from './convergence.ts';
import type { Item } from './item.ts';
import { areNumeric, isAbsolute, isAllOfThem, isNoneOfThem, type Option, rankOf } from './option-set.ts';

export type Guess = { item: Item; plain: number; rich: number };

export function guess(item: Item): Guess {
  return { item, plain: plainGuess(item), rich: richGuess(item) };
}

/** Crosses out absolutes and "ninguna", then takes the longest. Ties are split. */
function plainGuess({ key, options }: Item): number {
  const left = plausible(options);
  return share(left, key, ({ text }) => text.length);
}

/** Also knows that middle numbers, echoes of the question and shared words are more often right. */
function richGuess({ key, options, stem }: Item): number {
  if (areNumeric(options)) {
    const [, second, third] = [...options].sort((a, b) => rankOf(a) - rankOf(b));
    return key === second || key === third ? 1 / 2 : 0;
  }
  const left = plausible(options);
  const shared = sharedStems(options);
  const echoes = ({ stems }: Option) => [...stems].filter((each) => stem.stems.has(each)).length;
  const cues = (option: Option) => shared[option.index]! + echoes(option);
  const best = left.filter((option) => cues(option) === Math.max(...left.map(cues)));
  return share(best, key, ({ text }) => text.length);
}

function plausible(options: readonly Option[]): Option[] {
  const left = options.filter((option) => !isAbsolute(option) && !isNoneOfThem(option) && !isAllOfThem(option));
  return left.length === 0 ? [...options] : left;
}

/** Chance of the key among the options that score highest. */
function share(options: readonly Option[], key: Option, score: (option: Option) => number): number {
  const top = Math.max(...options.map(score));
  const best = options.filter((option) => score(option) === top);
  return best.includes(key) ? 1 / best.length : 0;
}

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
