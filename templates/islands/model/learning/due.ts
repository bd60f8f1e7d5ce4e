/** What is due today and in which order. */
import { shares } from '../draw.ts';
import { hash32 } from '../shuffle.ts';
import { recallOn } from './memory.ts';
import { canFirm, daysLeftOf, HOLD_OUT_SIZE, hasRoomToFirm, isDue, isReleased } from './queue.ts';
import type { Day, Learning, MemoryRow, PlanBank, PlanQuestion } from './types.ts';

export type DueList = {
  /** The queue: missed, or due by memory; most useful first. */
  due: PlanQuestion[];
  /** Never asked (in this revision) and not held out; the topics alternate by their weights. */
  unseen: PlanQuestion[];
  /** Seen and not due, weakest first. */
  resting: PlanQuestion[];
  /** Items of the sign drill: due ones, then unseen ones. */
  signs: PlanQuestion[];
  /** Questions of the bank that were never asked, the held out ones too. */
  notMet: number;
  /** Of the resting ones, those that are worth another answer; none while there are new ones. */
  firm: PlanQuestion[];
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

/** @returns the lists of a day; only `firm` repeats questions of another */
export function dueOn(learning: Learning, bank: PlanBank, day: Day): DueList {
  const held = new Set(holdOut(learning, bank, day).map(({ id }) => id));
  const asked = bank.questions.filter(({ id }) => !held.has(id));
  const questions = asked.filter(({ isDrill }) => !isDrill);
  const drills = asked.filter(({ isDrill }) => isDrill);
  const isUnseen = (question: PlanQuestion) => !rowOf(learning, question);
  const unseen = alternating(questions.filter(isUnseen), bank);
  const notMet = unseen.length + held.size;

  const daysLeft = daysLeftOf(learning.plan, day);
  const missed = new Set(learning.missed);
  const worth = worthOf(bank);
  const seen = (list: readonly PlanQuestion[]) =>
    list
      .flatMap((question) => {
        const row = rowOf(learning, question);
        if (!row) return [];
        const isMissed = missed.has(question.id);
        const rank = (isMissed ? 1 : 1 - recallOn(row, day)) * (worth.get(question.topic) ?? 0);
        return [{ question, row, inQueue: isMissed || isDue(row, day), rank }];
      })
      .sort((a, b) => b.rank - a.rank);
  const questionOf = ({ question }: { question: PlanQuestion }) => question;
  const ofQuestions = seen(questions);
  const resting = ofQuestions.filter(({ inQueue }) => !inQueue);
  const due = (list: typeof ofQuestions) => list.filter(({ inQueue }) => inQueue).map(questionOf);
  return {
    due: due(ofQuestions),
    resting: resting.map(questionOf),
    firm: hasRoomToFirm(notMet, held.size, daysLeft)
      ? resting.filter(({ row }) => canFirm(row, daysLeft, day)).map(questionOf)
      : [],
    unseen,
    notMet,
    signs: [...due(seen(drills)), ...drills.filter(isUnseen)],
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
 * those with the smallest hash: one that a test asks is replaced, and the others stay. In the last days they are asked like all
 * others: what was never met cannot be known.
 */
export function holdOut(learning: Learning, bank: PlanBank, day: Day): PlanQuestion[] {
  if (isReleased(learning.measure !== undefined, daysLeftOf(learning.plan, day))) return [];
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

/** Of fewer answers nothing is said of the readiness. */
export const MIN_ANSWERS = 40;
/** Of fewer answers there is no forecast either: who has a week must hear within three days that it does not suffice. */
export const MIN_FORECAST = 15;

/** Answers in memory, without those of drills, which are no questions of the exam. */
export const answersIn = (
  { memory }: Learning,
  { questions }: Pick<PlanBank, 'questions'>,
): number =>
  questions.reduce((sum, { id, isDrill }) => sum + (isDrill ? 0 : (memory.get(id)?.asks ?? 0)), 0);
