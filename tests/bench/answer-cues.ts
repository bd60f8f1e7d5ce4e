/** Single cues by which a reader who never studied might choose an option, and how often each cue finds the key. */

import type { Item } from '../../pipeline/bank/item.ts';
import { areNumeric, type Option, sortKeyOf } from '../../pipeline/bank/option-set.ts';
import { formatNumber } from '../../pipeline/ledger/format-value.ts';
import { quantitiesIn } from '../../pipeline/text/quantities.ts';
import { bayesGuesses } from './bayes.ts';

/** A way to choose options without knowledge. A choice of none or of all options does not count. */
type Cue = { name: string; chosen(item: Item): readonly Option[] };

export type CueScore = {
  name: string;
  /** The questions in which the cue chooses, with the chance that it finds the key. */
  met: ReadonlyMap<Item, number>;
  share: number;
};

/** Chance is 25 %. A cue outside these limits points to the key or away from it, and learners could use it. */
export const SHARE_LIMITS = { least: 0.18, most: 0.32 } as const;
/** The distance from chance that a share of this many questions may have: two standard errors of a binomial share. */
export const chanceMargin = (questions: number): number => 2 * Math.sqrt((0.25 * 0.75) / questions);
/** Highest share of keys that naive Bayes on the options' words may find; on public banks it finds 41 to 42 %. */
export const MOST_BAYES = 0.38;
/** A cue is left out if it chooses options in fewer questions than this. */
const ENOUGH = 16;
/** The same limit for first words of options. So many words are cues that some differ from chance by accident. */
const ENOUGH_OF_A_WORD = 30;

const lengthOf = ({ text }: Option) => text.length;
const firstWord = ({ plain }: Option) => plain.split(' ', 1)[0]!;

function extreme(options: readonly Option[], scoreOf: (option: Option) => number): Option[] {
  const most = Math.max(...options.map(scoreOf));
  return options.filter((option) => scoreOf(option) === most);
}

const NUMBERS = [
  'the lowest number',
  'the second number',
  'the third number',
  'the highest number',
];

/** True if every number is written as facts print it: "$1,000", not "1000 dólares". */
const isPrintedForm = ({ text }: Option): boolean =>
  quantitiesIn(text).every(({ value: [low], text: written }) =>
    low === null ? true : written.includes(formatNumber(low)),
  );

/** Words that allow no exception. «nada más» is one of them, because it restricts as «solo» does. */
const ABSOLUTE = /\b(?:nadie|nunca|siempre|solo|todo|nada mas|ninguno|ninguna)\b/;

const CUES: readonly Cue[] = [
  { name: 'the longest option', chosen: ({ options }) => extreme(options, lengthOf) },
  {
    name: 'the shortest option',
    chosen: ({ options }) => extreme(options, (option) => -lengthOf(option)),
  },
  ...NUMBERS.map(
    (name, place): Cue => ({
      name,
      chosen: ({ options }) => {
        if (!areNumeric(options)) return [];
        const ranks = options.map(sortKeyOf).sort((a, b) => a - b);
        return options.filter((option) => sortKeyOf(option) === ranks[place]);
      },
    }),
  ),
  ...['A', 'B', 'C', 'D'].map(
    (letter, place): Cue => ({
      name: `position ${letter}`,
      chosen: ({ options }) => [options[place]!],
    }),
  ),
  ...[/^sí(?!\p{L})/iu, /^no(?!\p{L})/iu].map(
    (begin, isNo): Cue => ({
      name: `begins with «${isNo ? 'No' : 'Sí'}»`,
      chosen: ({ options }) => options.filter(({ text }) => begin.test(text)),
    }),
  ),
  {
    name: 'an absolute word',
    chosen: ({ options }) => options.filter(({ plain }) => ABSOLUTE.test(plain)),
  },
  {
    name: 'a space of another kind',
    chosen: ({ options }) => options.filter(({ text }) => /[^\S ]/u.test(text)),
  },
  {
    name: 'a figure as facts print it',
    chosen: ({ options }) =>
      options.every(({ text }) => quantitiesIn(text).length > 0)
        ? options.filter(isPrintedForm)
        : [],
  },
];

function firstWordCues(items: readonly Item[]): Cue[] {
  const uses = new Map<string, number>();
  for (const { options } of items)
    for (const word of new Set(options.map(firstWord))) uses.set(word, (uses.get(word) ?? 0) + 1);
  return [...uses]
    .filter(([word, count]) => count >= ENOUGH_OF_A_WORD && word !== 'si' && word !== 'no')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word]) => ({
      name: `first word «${word}»`,
      chosen: ({ options }) => options.filter((option) => firstWord(option) === word),
    }));
}

/** @returns the score of each cue that chooses in at least `ENOUGH` of these questions */
export function cueScores(items: readonly Item[]): CueScore[] {
  return [...CUES, ...firstWordCues(items)].flatMap(({ name, chosen }) => {
    const met = new Map(
      items.flatMap((item) => {
        const options = chosen(item);
        if (options.length === 0 || options.length === item.options.length) return [];
        return [[item, options.includes(item.key) ? 1 / options.length : 0] as const];
      }),
    );
    return met.size < ENOUGH ? [] : [{ name, met, share: meanOf(met) }];
  });
}

/** Returns the share of keys that naive Bayes finds when it knows the keys of all other sets of questions. */
export function bayesScore(items: readonly Item[]): CueScore {
  const guess = bayesGuesses(items);
  const met = new Map(items.map((item) => [item, guess(item)[item.answer]!]));
  return { name: 'naive Bayes on the words', met, share: meanOf(met) };
}

const meanOf = (met: ReadonlyMap<Item, number>): number =>
  [...met.values()].reduce((sum, value) => sum + value, 0) / met.size;
