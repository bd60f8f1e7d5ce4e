/** How many of 100 people with such answers would pass an exam of this site. */

import { isFuture } from '../days.ts';
import { shares } from '../draw.ts';
import { randomFrom } from '../shuffle.ts';
import { answersIn, MIN_ANSWERS, MIN_FORECAST, rowOf, worthOf } from './due.ts';
import { recallOn } from './memory.ts';
import { minutesOf, shareOf } from './queue.ts';
import type { Day, Learning, Measure, PlanBank, PlanQuestion } from './types.ts';

const RANGE_ANSWERS = 80;
const RANGE_DAYS = 3;
/** From so many answers on the number is told as it is; before, rounded to 5. */
const EXACT_ANSWERS = 160;
const TOP = 95;
const DRAWS = 400;
const SEED = 40_028;

/** Chance of a right answer to a seen question: guessing, and the rest by recall. */
const GUESS = 0.25;
const RECALL_SHARE = 0.73;
/** Share of lucky guesses whose reason was not learned: FSRS takes them for known. */
const NOT_LEARNED = 0.3;
/** Standard deviation of the personal shift of that chance, in logits. */
const SHIFT_SD = 0.7;
/** First answers of a person before any was seen: Beta(2.2, 1.8). */
const FIRST = { right: 2.2, wrong: 1.8 };
/** So many answers of the person's overall rate are added to each topic. */
const OVERALL_WEIGHT = 6;
/** A measured share that is worse than predicted by more points than this is shown instead. */
const MEASURE_GAP = 15;
const MEASURE_DAYS = 7;
/** A question below this chance can still raise the result. */
const WEAK = 0.85;
const REACHABLE = 0.95;

/** What raises the result most. */
export type NextStep = { group: string; questions: number };
/** `forecast`: of 100 draws on the day of the exam, those that pass if the sessions until then are done; it is not told. */
type WithNext = { next?: NextStep; forecast: number };
export type Readiness =
  /** Under 40 answers nothing is said. From 15 on they show who will not be ready in a few days. */
  | { state: 'silent'; answers: number; missing: number; forecast?: number }
  /** Up to 80 answers or 3 days: a range of right answers. */
  | ({ state: 'range'; low: number; high: number; of: number } & WithNext)
  /** `passing` of 100, rounded as it is told; `isTop`: «más de 95». `expected`: right answers. */
  | ({ state: 'told'; passing: number; isTop: boolean; expected: number; of: number } & WithNext)
  /** The hold-out was more than 15 points worse than predicted: this is what to show. */
  | ({ state: 'measured'; right: number; asked: number; predicted: number } & WithNext);

/** @param day the day of the exam, or today without one */
export function readinessOn(
  learning: Learning,
  bank: PlanBank,
  { today, day }: { today: Day; day: Day },
): Readiness {
  const answers = answersIn(learning, bank);
  const missing = MIN_ANSWERS - answers;
  if (answers < MIN_FORECAST) return { state: 'silent', answers, missing };
  const chances = chancesOn(learning, bank, { today, day });
  const forecast = passingShare(
    drawnScores(practised(chances, learning, bank, { today, day }), bank),
    bank,
  );
  if (missing > 0) return { state: 'silent', answers, missing, forecast };
  const step = nextStep(chances, bank);
  const next = { ...(step ? { next: step } : {}), forecast };
  const { measure } = learning;
  const isRecent =
    measure !== undefined && !isFuture(measure.day, today) && today - measure.day <= MEASURE_DAYS;
  if (isRecent && pointsMissing(measure) > MEASURE_GAP)
    return { state: 'measured', ...measure, ...next };
  const of = bank.exam.questions;
  const scores = drawnScores(chances, bank);
  const share = passingShare(scores, bank);
  if (answers < RANGE_ANSWERS || learning.days.length < RANGE_DAYS) {
    const at = (share: number) => scores[Math.floor(share * (DRAWS - 1))] ?? 0;
    return { state: 'range', low: at(0.05), high: at(0.95), of, ...next };
  }
  const rounded = answers < EXACT_ANSWERS ? Math.round(share / 5) * 5 : Math.round(share);
  return {
    state: 'told',
    passing: Math.min(rounded, TOP),
    isTop: rounded > TOP,
    expected: Math.round(scores.reduce((sum, score) => sum + score, 0) / DRAWS),
    of,
    ...next,
  };
}

const passingShare = (scores: readonly number[], { pass }: PlanBank): number =>
  (100 * scores.filter((score) => score >= pass).length) / DRAWS;

/**
 * The chances after the sessions until the day: what they ask is answered as the person answers today what was practised
 * before. Of the seen ones the weakest are asked.
 */
function practised(
  chances: readonly Chance[],
  learning: Learning,
  bank: PlanBank,
  { today, day }: { today: Day; day: Day },
): readonly Chance[] {
  const isSeen = ({ question }: Chance) => rowOf(learning, question) !== undefined;
  const now = chancesOn(learning, bank, { today, day: today }).filter(isSeen);
  const learned = now.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, now.length);
  const [seen, unseen] = [chances.filter(isSeen), chances.filter((each) => !isSeen(each))];
  const { fresh, review } = shareOf(
    minutesOf(learning.plan),
    { due: seen.length, unseen: unseen.length, held: 0, firm: 0 },
    Math.max(1, day - today),
  );
  const after = (each: Chance): Chance => ({
    ...each,
    chance: Math.max(each.chance, learned),
    spread: 0,
  });
  const sorted = [...seen].sort((a, b) => a.chance - b.chance);
  const asked = (list: readonly Chance[], count: number) =>
    list.map((each, at) => (at < count * (day - today) ? after(each) : each));
  return [...asked(sorted, review), ...asked(unseen, fresh)];
}

/** Whole points: 0.85 − 0.7 is a little more than 0.15. */
const pointsMissing = ({ predicted, right, asked }: Measure): number =>
  Math.round(100 * (predicted - right / asked));

/** Chance of a right answer to the questions of the hold-out, as a mean: kept as `predicted` before they are asked. */
export function predictedShare(
  learning: Learning,
  bank: PlanBank,
  ids: readonly string[],
  day: Day,
): number {
  const wanted = new Set(ids);
  const found = chancesOn(learning, bank, { today: day, day }).filter(({ question }) =>
    wanted.has(question.id),
  );
  return found.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, found.length);
}

/** `spread`: the chance of an unseen question is uncertain, by topic; 0: it is as it is. */
type Chance = { question: PlanQuestion; chance: number; spread: number };

/** Of each question of the bank, without drills. */
function chancesOn(
  learning: Learning,
  bank: PlanBank,
  { today, day }: { today: Day; day: Day },
): Chance[] {
  const questions = bank.questions.filter(({ isDrill }) => !isDrill);
  const shift = personalShift(learning);
  const first = firstSight(learning, questions);
  return questions.map((question) => {
    const row = rowOf(learning, question);
    const unseen = first(question.topic);
    if (!row) return { question, ...unseen };
    const chance = shifted(recallOn(row, day, today), shift);
    const isOnce = row.asks === 1 && row.firstRight;
    const luck = isOnce ? NOT_LEARNED * luckyShare(unseen.chance) : 0;
    return { question, chance: chance - luck * (chance - GUESS), spread: 0 };
  });
}

/**
 * Share of lucky guesses among right answers at first sight: the answer is known or guessed.
 * @param right share of right answers at first sight
 */
const luckyShare = (right: number): number =>
  Math.min(1, ((1 - right) / (1 - GUESS)) * (GUESS / right));

/** Logit-normal shift of the chance of seen questions, at its most likely value (Newton's method). */
function personalShift({ reviews }: Learning): number {
  let shift = 0;
  for (let i = 0; i < 8; i += 1) {
    let slope = -shift / SHIFT_SD ** 2;
    let bend = -1 / SHIFT_SD ** 2;
    for (const { recall, right } of reviews.list) {
      const chance = shifted(recall, shift);
      slope += Number(right) - chance;
      bend -= chance * (1 - chance);
    }
    shift -= slope / bend;
  }
  return shift;
}

function shifted(recall: number, shift: number): number {
  const chance = GUESS + RECALL_SHARE * recall;
  return 1 / (1 + ((1 - chance) / chance) * Math.exp(-shift));
}

/** Chance of an unseen question by topic, from the first answers of the person. */
function firstSight(
  learning: Learning,
  questions: readonly PlanQuestion[],
): (topic: string) => { chance: number; spread: number } {
  const counts = new Map<string, { right: number; asked: number }>();
  const all = { right: 0, asked: 0 };
  for (const question of questions) {
    const row = rowOf(learning, question);
    if (!row) continue;
    const count = counts.get(question.topic) ?? { right: 0, asked: 0 };
    counts.set(question.topic, count);
    for (const sum of [count, all]) {
      sum.asked += 1;
      sum.right += Number(row.firstRight);
    }
  }
  const overall = (all.right + FIRST.right) / (all.asked + FIRST.right + FIRST.wrong);
  return (topic) => {
    const { right, asked } = counts.get(topic) ?? { right: 0, asked: 0 };
    const weight = asked + OVERALL_WEIGHT;
    const chance = (right + OVERALL_WEIGHT * overall) / weight;
    // Standard deviation of a Beta distribution.
    return { chance, spread: Math.sqrt((chance * (1 - chance)) / (weight + 1)) };
  };
}

/** Scores of seeded exams, ascending: the same answers always give the same result. */
function drawnScores(chances: readonly Chance[], { exam }: PlanBank): number[] {
  const random = randomFrom(SEED);
  const topics = [...shares(exam.questions, exam.weights)].map(([topic, count]) => ({
    count,
    list: chances.filter(({ question }) => question.topic === topic),
  }));
  const scoreOf = (list: Chance[], count: number): number => {
    const luck = normal(random);
    let right = 0;
    for (let drawn = 0; drawn < count && drawn < list.length; drawn += 1) {
      const other = drawn + Math.floor(random() * (list.length - drawn));
      const { chance, spread } = list[other]!;
      [list[drawn], list[other]] = [list[other]!, list[drawn]!];
      if (random() < Math.min(0.99, Math.max(0.05, chance + luck * spread))) right += 1;
    }
    return right;
  };
  return Array.from({ length: DRAWS }, () =>
    topics.reduce((sum, { list, count }) => sum + scoreOf(list, count), 0),
  ).sort((a, b) => a - b);
}

/** Normally distributed, by the sum of twelve. */
function normal(random: () => number): number {
  let sum = -6;
  for (let i = 0; i < 12; i += 1) sum += random();
  return sum;
}

function nextStep(chances: readonly Chance[], bank: PlanBank): NextStep | undefined {
  const worth = worthOf(bank);
  const groups = new Map<string, { gain: number; questions: number }>();
  for (const { question, chance } of chances) {
    if (chance >= WEAK) continue;
    const group = question.group ?? question.topic;
    const sum = groups.get(group) ?? { gain: 0, questions: 0 };
    sum.gain += (worth.get(question.topic) ?? 0) * (REACHABLE - chance);
    sum.questions += 1;
    groups.set(group, sum);
  }
  const [best] = [...groups].sort(([, a], [, b]) => b.gain - a.gain);
  return best && { group: best[0], questions: best[1].questions };
}
