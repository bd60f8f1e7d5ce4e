/**
 * Drills on pairs that learners confuse: the side that is asked about, the kind of options, and further wrong options.
 */
import type { ConfusedPair, FactDrill } from '../../schemas/confusion.ts';
import type { Sign } from '../../schemas/sign.ts';
import { pairId } from '../../templates/islands/model/drill-data.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import {
  type AskedFigure,
  askedFigure,
  figureName,
  hasReadingWithFigure,
  isMoney,
  isPlausibleFigure,
  ledgerTopicOf,
  wrongFiguresFor,
} from './drill-facts.ts';
import {
  drawingSimilarity,
  isDrillableSign,
  type SignMeanings,
  signItems,
  similarSigns,
} from './drill-signs.ts';

type PairDrill<Side> = {
  id: string;
  /** The drill's last step asks about the first side. */
  sides: readonly [Side, Side];
  /** True if the step with two options asks about the second side. */
  isOtherAsked: boolean;
  /** The pair that a person wrote; absent if the pair was computed. */
  pair?: ConfusedPair;
};
export type SignPairDrill = PairDrill<Sign> & {
  /** True if the options are names of signs, because no question can ask for the meaning of either sign. */
  byName: boolean;
  /** Further wrong options. */
  others: readonly Sign[];
};
export type FactPairDrill = PairDrill<AskedFigure> & {
  others: readonly number[];
};

/** The last step has four options: both sides and this many others. */
const OTHERS = 2;
/** A sign and its most similar wrong option form a pair if their drawings are at least this similar. */
const ALIKE = 0.6;

const authored = (site: Site): ConfusedPair[] =>
  site.entries.confusions.flatMap(({ data }) => data.pairs);

/** @returns the authored pairs of signs that drills can ask about, in their order */
export function signPairDrills(site: Site, meanings: SignMeanings): SignPairDrill[] {
  return authored(site).flatMap((pair): SignPairDrill[] => {
    const [one, other] = (pair.signs ?? []).map((id) => site.signs.get(id));
    if (one === undefined || other === undefined) return [];
    const id = pairId([one.id, other.id]);
    const orders = [
      { sides: [one, other] as const, byName: false },
      { sides: [other, one] as const, byName: false },
      { sides: [one, other] as const, byName: true },
      { sides: [other, one] as const, byName: true },
    ];
    for (const { sides, byName } of orders) {
      const [asked, near] = sides;
      if (meanings.isTold(asked) || !(byName || isAskable(meanings, asked, near))) continue;
      const others = furtherSigns(site, meanings, sides);
      if (others.length < OTHERS) continue;
      const isOtherAsked = byName || isAskable(meanings, near, asked);
      return [{ id, sides, byName, isOtherAsked, others, pair }];
    }
    return [];
  });
}

/** True if a drill can ask for the meaning of `asked`, with the meaning of `near` as a wrong option. */
const isAskable = (meanings: SignMeanings, asked: Sign, near: Sign): boolean =>
  isDrillableSign(asked) && isDrillableSign(near) && meanings.mayMislead(asked, near);

/**
 * Up to two signs that are wrong options for both sides of a pair: signs of the first side's family before signs of
 * other families, the most similar first.
 */
function furtherSigns(
  site: Site,
  meanings: SignMeanings,
  [asked, near]: readonly [Sign, Sign],
): Sign[] {
  const chosen: Sign[] = [];
  const ofFamily = similarSigns(site, asked, meanings);
  // A small family of signs, such as the railway crossings, may have too few candidates: other families are added.
  const candidates =
    ofFamily.length > OTHERS + 1
      ? ofFamily
      : [...ofFamily, ...similarSigns(site, asked, meanings, [...site.signs.values()])];
  for (const other of candidates) {
    if (chosen.length === OTHERS) break;
    const isApart = [near, ...chosen].every(
      (taken) => taken.name !== other.name && !meanings.overlap(taken, other),
    );
    if (other !== near && isApart) chosen.push(other);
  }
  return chosen;
}

/**
 * Pairs of a sign that an item asks about and its most similar wrong option, if the drawings are alike (`ALIKE`);
 * authored pairs are left out.
 */
export function similarSignPairs(site: Site): [string, string][] {
  const taken = new Set(authored(site).flatMap(({ signs }) => (signs ? [pairId(signs)] : [])));
  return signItems(site).flatMap(({ about, options }): [string, string][] => {
    const sign = site.signs.get(about)!;
    const [near] = options
      .filter((id) => id !== about)
      .map((id) => ({ id, score: drawingSimilarity(sign, site.signs.get(id)!) }))
      .sort((a, b) => b.score - a.score);
    if (near === undefined || near.score < ALIKE || taken.has(pairId([about, near.id]))) return [];
    taken.add(pairId([about, near.id]));
    return [[about, near.id]];
  });
}

/**
 * The authored pairs of figures that drills can ask about, then each drilled figure, except sums of money, with the
 * nearest one of the same topic, kind and unit that can be its wrong option.
 */
export function factPairDrills(site: Site, ledger: Ledger): FactPairDrill[] {
  const listed = site.entries.confusions.flatMap(({ data }) => data.facts);
  // A figure of an authored pair gets the wrong figures that `confusions` lists for its fact.
  const wrongOf = (ref: FactDrill) =>
    listed.find(({ fact, reading }) => fact === ref.fact && reading === ref.reading)?.wrong;
  const of = (refs: readonly FactDrill[]) =>
    refs.flatMap(
      (ref) => askedFigure(site, ledger, omitUndefined({ ...ref, wrong: wrongOf(ref) })) ?? [],
    );
  const written = authored(site).flatMap((pair) => {
    const [one, other] = of([...(pair.facts ?? [])]);
    if (one === undefined || other === undefined) return [];
    const drill = factPair(ledger, [one, other]) ?? factPair(ledger, [other, one]);
    return drill === undefined ? [] : [{ ...drill, pair }];
  });
  const taken = new Set(written.map(({ id }) => id));
  const drilled = of(listed).filter(({ entry }) => !isMoney(entry));
  const computed = drilled.flatMap((asked): FactPairDrill[] => {
    const near = drilled
      .filter(
        (other) => ledgerTopicOf(other.id) === ledgerTopicOf(asked.id) && isSameKind(asked, other),
      )
      .flatMap((other) => factPair(ledger, [asked, other]) ?? [])
      .sort((a, b) => distance(a) - distance(b))[0];
    if (near === undefined || taken.has(near.id)) return [];
    taken.add(near.id);
    return [near];
  });
  return [...written, ...computed];
}

/** True if both labels begin with the same word: an age and a term share a unit, but nobody confuses them. */
const isSameKind = (a: AskedFigure, b: AskedFigure): boolean =>
  figureName(a).split(' ')[0] === figureName(b).split(' ')[0];

const distance = ({ sides: [asked, other] }: FactPairDrill): number =>
  Math.abs(Math.log(other.figure / asked.figure));

/** @returns undefined if the second figure cannot be a wrong option for the first, or fewer than `OTHERS` others can */
function factPair(
  ledger: Ledger,
  sides: readonly [AskedFigure, AskedFigure],
): FactPairDrill | undefined {
  const [{ id, entry, figure, wrong }, other] = sides;
  if (id === other.id || entry.fact.unit !== other.entry.fact.unit) return undefined;
  if (!isWrongFor(sides[0], other)) return undefined;
  const others = (wrong ?? wrongFiguresFor(ledger, entry, figure))
    .filter((value) => value !== other.figure)
    .slice(0, OTHERS);
  if (others.length < OTHERS) return undefined;
  return {
    id: pairId([id, other.id]),
    sides,
    others,
    isOtherAsked: isWrongFor(other, sides[0]),
  };
}

const isWrongFor = ({ entry, figure }: AskedFigure, other: AskedFigure): boolean =>
  !hasReadingWithFigure(entry, other.figure) && isPlausibleFigure(figure, other.figure);
