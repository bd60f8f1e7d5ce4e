/**
 * Other strategies that choose the next rule, to compare with the site's own. If a strategy asks every rule once before
 * it repeats one, the rules without a test question come last. Every strategy repeats a form after a miss, asks another
 * form after a right answer, and asks a rule again after four other answers at the earliest.
 */
import { seededRandom } from '../../../templates/islands/model/shuffle.ts';
import type { Asked } from './bank.ts';

export type BenchRule = {
  id: string;
  topic: string;
  /** Frequency of the rule in exams: 0 if nearly all exams ask it, 1 if many do, 2 if few do. */
  rank: number;
  /** True if a test asks the rule; other rules give no point in the exam. */
  isTested: boolean;
  /** The question of a test first, then formas and drills. */
  forms: readonly Asked[];
};
export type Course = {
  /** In course order. */
  rules: readonly BenchRule[];
  weights: readonly { topic: string; percent: number }[];
  examDay: number;
  size: number;
  seed: number;
};
export type Queue = {
  next(day: number): Asked;
  answered(form: Asked, right: boolean, day: number): void;
};
export type MakeQueue = (course: Course) => Queue;

/** Smallest distance between two questions of one rule, counted in answers. */
const BETWEEN = 5;

type Seen = { right: boolean; at: number; times: number; form: string };
type Score = (seen: Seen | undefined, place: number, random: () => number) => number;

/** Makes a queue that asks the rule with the lowest score next. */
const byScore =
  (order: (course: Course) => readonly BenchRule[], score: Score): MakeQueue =>
  (course) => {
    const rules = order(course);
    const random = seededRandom(course.seed);
    const seen = new Map<string, Seen>();
    let at = 0;
    return {
      next() {
        let best = rules[0]!;
        let least = Number.POSITIVE_INFINITY;
        for (const [place, rule] of rules.entries()) {
          const last = seen.get(rule.id);
          if (last && at - last.at < BETWEEN) continue;
          const own = score(last, place, random);
          if (own < least) [best, least] = [rule, own];
        }
        return nextForm(best, seen.get(best.id));
      },
      answered({ id, rule }, right) {
        const times = (seen.get(rule)?.times ?? 0) + 1;
        seen.set(rule, { right, at, times, form: id });
        at += 1;
      },
    };
  };

function nextForm({ forms }: BenchRule, seen: Seen | undefined): Asked {
  if (!seen) return forms[0]!;
  const last = forms.findIndex(({ id }) => id === seen.form);
  return forms[seen.right ? (last + 1) % forms.length : last]!;
}

/** Orders the rules by worth: exam points per question of the topic, lowered for rules that fewer exams ask. */
function byWorth(course: Course): BenchRule[] {
  const { weights, rules } = course;
  const percents = new Map(weights.map(({ topic, percent }) => [topic, percent]));
  const worth = ({ topic, rank, isTested }: BenchRule) => {
    const own = rules.filter((other) => other.isTested && other.topic === topic).length;
    return isTested ? (percents.get(topic)! / own) * (1 - rank / 10) : 0;
  };
  return mixed(course)
    .map((rule) => ({ rule, value: worth(rule) }))
    .sort((a, b) => b.value - a.value)
    .map(({ rule }) => rule);
}

/** A random order, so that no strategy profits from the order of the files. Rules that no test asks are last. */
function mixed({ rules, seed }: Course): BenchRule[] {
  const random = seededRandom(seed);
  return rules
    .map((rule) => ({ rule, key: random() + Number(!rule.isTested) }))
    .sort((a, b) => a.key - b.key)
    .map(({ rule }) => rule);
}

const GROUP = 1e6;

export const OTHER_STRATEGIES: Readonly<Record<string, MakeQueue>> = {
  /** Every rule once, the most valuable first, then all of them again. */
  'two rounds': byScore(byWorth, (seen, place) => (seen ? seen.times * GROUP + seen.at : place)),
  /** Misses first, oldest first; then unseen rules; then the rules asked longest ago. */
  'wrong first': byScore(mixed, (seen, place) => {
    if (!seen) return GROUP + place;
    return seen.right ? 2 * GROUP + seen.at : seen.at;
  }),
  /** Unseen rules first; then misses, oldest first; then the rules asked longest ago. */
  'unseen first': byScore(mixed, (seen, place) => {
    if (!seen) return place;
    return (seen.right ? 2 * GROUP : GROUP) + seen.at;
  }),
  random: byScore(mixed, (_seen, _place, random) => random()),
};
