/** The drills of what is confused, as the build writes them: pairs with their difference, and generated items. */
import type { QuizQuestion, QuizText } from './quiz-data.ts';

/** One side of a pair: a sign with its picture, or a figure with what it is about. */
export type DrillSide = { name: string; text: string; sign?: QuizQuestion['sign'] };

export type DrillPair = {
  id: string;
  sides: [DrillSide, DrillSide];
  /** The one difference, in one sentence. */
  difference: QuizText;
  /** Authored by a person, or two signs that look alike. */
  from: 'author' | 'neighbour';
};

/** An item that the build made of a sign or of a fact. It is in no test, in no exam and in no measure of readiness. */
export type DrillItem = {
  id: string;
  /** The sign or the fact; a session asks at most one item of each. */
  about: string;
  kind: 'sign' | 'fact';
  topic: QuizQuestion['topic'];
  stem: string;
  sign?: QuizQuestion['sign'];
  /** Of a sign, in the file: the ids of the signs whose meanings they are. */
  options: [string, string, string, string];
  answer: 0 | 1 | 2 | 3;
  /** An amount of money: at most a tenth of a session. */
  money?: true;
};

export type Drills = { pairs: DrillPair[]; items: DrillItem[] };

/** The file: each sign once, and its id wherever it is a side or an option. `drillsOf` makes the drills of it. */
export type DrillData = {
  signs: Record<string, DrillSide>;
  pairs: (Omit<DrillPair, 'sides'> & { sides: [string | DrillSide, string | DrillSide] })[];
  items: DrillItem[];
};

/** The drills of a file, with the meanings and the pictures of its signs. */
export function drillsOf({ signs, pairs, items }: DrillData): Drills {
  const sideOf = (side: string | DrillSide): DrillSide =>
    typeof side === 'string' ? signs[side]! : side;
  return {
    pairs: pairs.map(({ sides: [a, b], ...pair }) => ({ ...pair, sides: [sideOf(a), sideOf(b)] })),
    items: items.map((item) =>
      item.kind === 'fact'
        ? item
        : {
            ...item,
            sign: signs[item.about]!.sign,
            options: item.options.map((id) => signs[id]!.text) as DrillItem['options'],
          },
    ),
  };
}

/** The share of items about money in a session and in all. */
export const MONEY_SHARE = 0.1;

/**
 * The first items of a list that make a session: one of each sign and fact, and few about money.
 * @param items in the order of their use
 */
export function sessionItems(items: readonly DrillItem[], count: number): DrillItem[] {
  const chosen: DrillItem[] = [];
  const asked = new Set<string>();
  let money = 0;
  for (const item of items) {
    if (chosen.length === count) break;
    if (asked.has(item.about) || (item.money && money + 1 > count * MONEY_SHARE)) continue;
    asked.add(item.about);
    if (item.money) money++;
    chosen.push(item);
  }
  return chosen;
}
