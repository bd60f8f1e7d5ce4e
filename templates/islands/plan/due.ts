/** What is due today and in which order. */
import { shares } from '../quiz/draw.ts';
import { hash32 } from '../quiz/shuffle.ts';
import { comingExam } from './days.ts';
import { recallOn } from './memory.ts';
import type { Day, Learning, MemoryRow, PlanBank, PlanQuestion } from './types.ts';

/** Recall at which a question is due: lower while there are unseen questions, which teach more. */
const TARGET_WITH_UNSEEN = 0.8;
const TARGET = 0.9;
/** In the final phase a question rests when its recall on the day of the exam is this. */
const TARGET_FINAL = 0.95;
const FINAL_DAYS = 2;
const HOLD_OUT_SIZE = 20;

export type DueList = {
  /** Seen and due, most useful first. */
  due: PlanQuestion[];
  /** Never asked (in this revision) and not held out; the topics alternate by their weights. */
  unseen: PlanQuestion[];
  /** Seen and not due, weakest first. */
  resting: PlanQuestion[];
  /** Items of the sign drill: due ones, then unseen ones. */
  signs: PlanQuestion[];
  /** Recall at or below it is due. */
  target: number;
  /** Last two days, everything seen: `due` is ordered for the day of the exam. */
  isFinal: boolean;
};

/** @returns the row of a question, undefined if this revision of it was never asked */
export function rowOf({ memory }: Learning, { id, revision }: PlanQuestion): MemoryRow | undefined {
  const row = memory.get(id);
  return row && row.revision >= revision ? row : undefined;
}

/** Chance that a question of each topic is asked, up to a factor: weight of the topic ÷ its questions. */
export function worthOf({ questions, exam }: PlanBank): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { topic, isDrill } of questions)
    if (!isDrill) sizes.set(topic, (sizes.get(topic) ?? 0) + 1);
  return new Map(
    exam.weights.map(({ topic, percent }) => [topic, percent / (sizes.get(topic) ?? 1)]),
  );
}

/** @returns the lists of a day; no question is in two of them */
export function dueOn(learning: Learning, bank: PlanBank, day: Day): DueList {
  const held = new Set(holdOut(learning, bank).map(({ id }) => id));
  const asked = bank.questions.filter(({ id }) => !held.has(id));
  const questions = asked.filter(({ isDrill }) => !isDrill);
  const drills = asked.filter(({ isDrill }) => isDrill);
  const isUnseen = (question: PlanQuestion) => !rowOf(learning, question);
  const unseen = alternating(questions.filter(isUnseen), bank);

  const examDay = comingExam(learning.plan?.examDay, day);
  const daysLeft = examDay === undefined ? -1 : examDay - day;
  const isFinal = unseen.length === 0 && daysLeft >= 0 && daysLeft <= FINAL_DAYS;
  const early = daysLeft >= 0 && unseen.length > 0 ? TARGET_WITH_UNSEEN : TARGET;
  const target = isFinal ? TARGET_FINAL : early;
  const recallDay = isFinal && examDay !== undefined ? examDay : day;
  const worth = worthOf(bank);
  const seen = (list: readonly PlanQuestion[]) =>
    list
      .flatMap((question) => {
        const row = rowOf(learning, question);
        if (!row) return [];
        const recall = recallOn(row, recallDay, day);
        // Asked today: a second answer would not be graded.
        const isDue = recall <= target && row.lastDay !== day;
        return [{ question, isDue, rank: (1 - recall) * (worth.get(question.topic) ?? 0) }];
      })
      .sort((a, b) => b.rank - a.rank);
  const ofQuestions = seen(questions);
  const ofDrills = seen(drills).filter(({ isDue }) => isDue);
  return {
    due: ofQuestions.filter(({ isDue }) => isDue).map(({ question }) => question),
    resting: ofQuestions.filter(({ isDue }) => !isDue).map(({ question }) => question),
    unseen,
    signs: [...ofDrills.map(({ question }) => question), ...drills.filter(isUnseen)],
    target,
    isFinal,
  };
}

/** The questions of each topic in their order, the topics mixed in proportion to their weights. */
function alternating(questions: readonly PlanQuestion[], { exam }: PlanBank): PlanQuestion[] {
  const weights = new Map(exam.weights.map(({ topic, percent }) => [topic as string, percent]));
  const counts = new Map<string, number>();
  return questions
    .map((question) => {
      const count = (counts.get(question.topic) ?? 0) + 1;
      counts.set(question.topic, count);
      return { question, place: count / (weights.get(question.topic) || 1) };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ question }) => question);
}

/**
 * The questions kept for «Mide tu preparación», 8/6/4/2 by the weights; empty when it has been measured. Of the unseen ones
 * those with the smallest hash: one that a test asks is replaced, and the others stay.
 */
export function holdOut(learning: Learning, bank: PlanBank): PlanQuestion[] {
  if (learning.measure) return [];
  const seed = learning.plan?.seed ?? 0;
  const unseen = bank.questions
    .filter((question) => !question.isDrill && !rowOf(learning, question))
    .map((question) => ({ question, hash: hash32(`${question.id}:${seed}`) }))
    .sort((a, b) => a.hash - b.hash);
  return [...shares(HOLD_OUT_SIZE, bank.exam.weights)].flatMap(([topic, count]) =>
    unseen
      .filter(({ question }) => question.topic === topic)
      .slice(0, count)
      .map(({ question }) => question),
  );
}
