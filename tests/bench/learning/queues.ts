/** Ways to choose the next question, each told the answers that it asked for. */
import {
  type ConceptState,
  type Form,
  withGiven,
} from '../../../templates/islands/model/learning/concept.ts';
import {
  type Answered,
  inWorth,
  nextForm,
} from '../../../templates/islands/model/learning/two-rounds.ts';
import { randomFrom } from '../../../templates/islands/model/shuffle.ts';
import type { ShippedQuestion } from './exam.ts';

/** A question with the concept it asks and the rank of that among exams: 0 nearly all ask it, 2 few. */
export type Item = ShippedQuestion & Form & { concept: string; rank: number };

export type Queue = {
  next(day: number): Item;
  answered(item: Item, right: boolean, day: number): void;
};
export type QueueOf = (course: {
  items: readonly Item[];
  examDay: number;
  weights: readonly { topic: string; percent: number }[];
  random: () => number;
}) => Queue;

/** Answers between two of the same question. */
const BETWEEN = 5;

type Seen = { right: boolean; at: number };

/** A queue of the best by a score of what was seen; the lowest is asked. */
const byScore =
  (score: (seen: Seen | undefined, place: number, random: () => number) => number): QueueOf =>
  ({ items, random }) => {
    const seen = new Map<string, Seen>();
    let at = 0;
    return {
      next() {
        let best = items[0]!;
        let least = Number.POSITIVE_INFINITY;
        for (const [place, item] of items.entries()) {
          const last = seen.get(item.id);
          if (last && at - last.at < BETWEEN) continue;
          const own = score(last, place, random);
          if (own < least) [best, least] = [item, own];
        }
        return best;
      },
      answered({ id }, right) {
        seen.set(id, { right, at });
        at += 1;
      },
    };
  };

const GROUP = 1e6;

/** Missed ones first, oldest first; then unseen ones; then what was asked longest ago. */
export const wrongFirst = byScore((seen, place) => {
  if (!seen) return GROUP + place;
  return seen.right ? 2 * GROUP + seen.at : seen.at;
});

/** Unseen ones first; then missed ones, oldest first; then what was asked longest ago. */
export const unseenFirst = byScore((seen, place) => {
  if (!seen) return place;
  return seen.right ? 2 * GROUP + seen.at : GROUP + seen.at;
});

export const atRandom = byScore((_seen, _place, random) => random());

/** The items in an order of their own, so that no rule profits from that of the files. */
export function mixed<T>(items: readonly T[], seed: number): T[] {
  const random = randomFrom(seed);
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** The queue of the site, by concept. */
export const twoRounds: QueueOf = (course) => byConcept(course, (answered) => answered);

/** The same, where a miss waits for the second round like what was right: what its return in the session and on the next day costs. */
export const withoutReturns: QueueOf = (course) =>
  byConcept(
    course,
    (answered) => answered.map((each) => ({ ...each, right: true })),
    (row) => ({ ...row, lastWrong: 0 }),
  );

function byConcept(
  { items, examDay, weights }: Parameters<QueueOf>[0],
  told: (answered: readonly Answered[]) => readonly Answered[],
  kept = (row: ConceptState): ConceptState => row,
): Queue {
  const forms = new Map<string, Item[]>();
  for (const item of items) forms.set(item.concept, [...(forms.get(item.concept) ?? []), item]);
  const concepts = inWorth(
    [...forms].map(([id, own]) => ({ id, forms: own, rank: own[0]!.rank })),
    weights,
  );
  const byId = new Map(items.map((item) => [item.id, item]));
  const memory = new Map<string, ConceptState>();
  const answered: Answered[] = [];
  let today = 0;
  return {
    next(day) {
      if (day !== today) answered.length = 0;
      today = day;
      const form = nextForm({ concepts, memory, today, startDay: 1, examDay }, told(answered));
      return byId.get(form!.id)!;
    },
    answered(form, right, day) {
      const { concept } = form;
      answered.push({ form, right, isNew: !memory.has(concept) });
      memory.set(concept, kept(withGiven(memory.get(concept), { concept, form, right, day })));
    },
  };
}
