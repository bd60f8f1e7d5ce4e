/** How many of 100 people with such answers would pass an exam of these questions, and one of others. Pure. */
import { shares } from '../draw.ts';
import {
  type ConceptMemory,
  type ConceptState,
  type Form,
  isMissed,
  placeSeen,
} from './concept.ts';
import type { AskedConcept, AskedForm } from './two-rounds.ts';
import type { Day, FormKind, PlanBank, Sights, Tally } from './types.ts';

export type { Sights, Tally } from './types.ts';

/** Of fewer answers nothing is said. */
export const MIN_ANSWERS = 40;
/** Of fewer second forms nothing is said about other questions. */
const MIN_OTHERS = 20;
/** From so many answers on the number is told as it is; before, rounded to 5. */
const EXACT_ANSWERS = 160;
const TOP = 95;

/** First answers of a person before any was seen: Beta(2.2, 1.8). */
const FIRST = { right: 2.2, wrong: 1.8 };
/** So many answers of the person's overall rate are added to each topic. */
const OVERALL_WEIGHT = 6;
/** So many answers as expected are added to those of later days. */
const LATER_WEIGHT = 8;
/** Logits that people recall more for each share that they know more at first sight; 0 at the mean. */
const BY_FIRST = 2;
const MEAN_FIRST = 0.56;
/** What is left when all is forgotten. */
const GUESS = 0.35;
/** Chance of a right answer on the day after, and the days in which what is above guessing falls to a third: by days right. */
const MISSED = [
  { chance: 0.8, days: 25 },
  { chance: 0.9, days: 30 },
  { chance: 0.92, days: 47 },
  { chance: 0.95, days: 80 },
] as const;
const NEVER_MISSED = [
  { chance: 0.75, days: 60 },
  { chance: 0.91, days: 82 },
  { chance: 0.95, days: 120 },
  { chance: 0.96, days: 200 },
] as const;
/** Of the way from first sight to what is known, so much holds for a question of the bank that asks it in another form. */
const TRANSFER = 0.3;

const logit = (share: number): number => Math.log(share / (1 - share));
const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** Chance of a right answer of the mean learner, to a form that was asked. */
function meanChance({ daysRight, lastWrong, lastDay }: ConceptState, day: Day): number {
  const kind = (lastWrong > 0 ? MISSED : NEVER_MISSED)[Math.min(3, daysRight)]!;
  return GUESS + (kind.chance - GUESS) * Math.exp(-Math.max(0, day - lastDay - 1) / kind.days);
}

/**
 * The counts after an answer.
 * @param row before the answer @param kind of a drill or a reto nothing is asked in the exam
 */
export function withSight(
  sights: Sights,
  row: ConceptState | undefined,
  { form, right, day, kind }: { form: AskedForm; right: boolean; day: Day; kind: FormKind },
): Sights {
  const added = ([asked, hits]: Tally): Tally => [asked + 1, hits + Number(right)];
  const isFirstSight = placeSeen(row?.seen ?? '', form) < 0;
  const { topics, others, later } = sights;
  if (!row)
    return kind === 'test'
      ? { ...sights, topics: { ...topics, [form.topic]: added(topics[form.topic] ?? [0, 0]) } }
      : sights;
  if (row.lastDay >= day || kind === 'other') return sights;
  if (isFirstSight) return isMissed(row) ? sights : { ...sights, others: added(others) };
  if (kind === 'second') return sights;
  const expected = Math.round(100 * meanChance(row, day));
  return { ...sights, later: [...added([later[0], later[1]]), later[2] + expected] };
}

export type Passing =
  | { state: 'silent'; missing: number }
  /** Of 100; `isTop`: more than 95. `others`: with other questions. */
  | { state: 'told'; passing: number; isTop: boolean; others?: number };

type Known = {
  /** Those with questions of tests; only these are counted. */
  concepts: readonly AskedConcept[];
  memory: ConceptMemory;
  sights: Sights;
};

export const answersOf = ({ topics, later, others }: Sights): number =>
  Object.values(topics).reduce((sum, [asked]) => sum + asked, later[0] + others[0]);

/** @param day the day of the exam, or today without one */
export function passingOn(known: Known, { exam, pass }: PlanBank, day: Day): Passing {
  const { sights } = known;
  const answers = answersOf(sights);
  if (answers < MIN_ANSWERS) return { state: 'silent', missing: MIN_ANSWERS - answers };
  const step = answers < EXACT_ANSWERS ? 5 : 1;
  const told = (isOther: boolean) => {
    const chances = chancesOn(known, day, isOther);
    const topics = [...shares(exam.questions, exam.weights)].flatMap(([topic, count]) => {
      const own = chances.filter((each) => each.topic === topic);
      const mean = (of: (each: Chance) => number) =>
        own.reduce((sum, each) => sum + of(each), 0) / own.length;
      return own.length === 0
        ? []
        : [{ count, chance: mean((each) => each.chance), spread: mean((each) => each.spread) }];
    });
    return Math.round((100 * passingShare(topics, pass)) / step) * step;
  };
  const passing = told(false);
  const others =
    sights.others[0] < MIN_OTHERS ? {} : { others: Math.min(told(true), passing, TOP) };
  return { state: 'told', passing: Math.min(passing, TOP), isTop: passing > TOP, ...others };
}

type Chance = { topic: string; chance: number; spread: number };

/** Of each question; `isOther`: of one that nobody has seen, instead of it. */
function chancesOn({ concepts, memory, sights }: Known, day: Day, isOther: boolean): Chance[] {
  const all = Object.values(sights.topics).reduce<Tally>(
    ([asked, right], own) => [asked + own[0], right + own[1]],
    [0, 0],
  );
  const overall = (all[1] + FIRST.right) / (all[0] + FIRST.right + FIRST.wrong);
  const first = (topic: string): Omit<Chance, 'topic'> => {
    const [asked, right] = sights.topics[topic] ?? [0, 0];
    const weight = asked + OVERALL_WEIGHT;
    const chance = (right + OVERALL_WEIGHT * overall) / weight;
    return { chance, spread: Math.sqrt((chance * (1 - chance)) / (weight + 1)) };
  };
  const shift = personalShift(sights, overall);
  const [asked, right] = sights.others;
  const elsewhere = (right + OVERALL_WEIGHT * overall) / (asked + OVERALL_WEIGHT);
  const chanceOf = (row: ConceptState, form: Form, unseen: Omit<Chance, 'topic'>) => {
    if (isOther && !isMissed(row)) return { chance: elsewhere, spread: 0 };
    const chance = logistic(logit(meanChance(row, day)) + shift);
    if (!isOther && placeSeen(row.seen, form) >= 0) return { chance, spread: 0 };
    return { ...unseen, chance: unseen.chance + TRANSFER * Math.max(0, chance - unseen.chance) };
  };
  return concepts.flatMap(({ id, forms }) =>
    forms.map((form): Chance => {
      const [row, unseen] = [memory.get(id), first(form.topic)];
      return { topic: form.topic, ...(row ? chanceOf(row, form, unseen) : unseen) };
    }),
  );
}

/** How much more or less this person recalls than the mean one, in logits. */
function personalShift({ later: [asked, right, expected] }: Sights, overall: number): number {
  const byFirst = BY_FIRST * (overall - MEAN_FIRST);
  if (asked === 0) return byFirst;
  const share = expected / 100 / asked;
  const prior = logistic(logit(share) + byFirst);
  return logit((right + LATER_WEIGHT * prior) / (asked + LATER_WEIGHT)) - logit(share);
}

/** Places and weights of five values that stand for a normal distribution (Gauss and Hermite). */
const NORMAL = [
  [0, 0.533_333],
  [1.355_626, 0.222_076],
  [-1.355_626, 0.222_076],
  [2.856_97, 0.011_257],
  [-2.856_97, 0.011_257],
] as const;

/** The share of exams with enough right answers, over what is uncertain of the person. */
function passingShare(
  topics: readonly { count: number; chance: number; spread: number }[],
  pass: number,
): number {
  return NORMAL.reduce((sum, [luck, weight]) => {
    let scores = [1];
    for (const { count, chance, spread } of topics) {
      const share = Math.min(0.99, Math.max(0.05, chance + luck * spread));
      for (let n = 0; n < count; n += 1) scores = withQuestion(scores, share);
    }
    return sum + weight * scores.slice(pass).reduce((all, one) => all + one, 0);
  }, 0);
}

/** The chances of 0, 1, 2 … right answers with one more question. */
const withQuestion = (scores: readonly number[], chance: number): number[] =>
  [...scores, 0].map((none, right) => none * (1 - chance) + (scores[right - 1] ?? 0) * chance);
