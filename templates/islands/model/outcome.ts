/** The result of an attempt or of a code. Scores are computed from the bank's keys, never read from a link or from storage. */
import { type Attempt, type Choice, percent } from './attempt.ts';
import type { QuizData, QuizQuestion } from './quiz-data.ts';
import { bankHash, decodeResult, encodeResult } from './result-code.ts';
import { shuffle } from './shuffle.ts';

/** A question of the result with what was chosen. */
export type Miss = { number: number; question: QuizQuestion; choice: Choice | undefined };
export type TopicScore = { topic: QuizQuestion['topic']; score: number; total: number };

export type Outcome = {
  score: number;
  total: number;
  percent: number;
  misses: Miss[];
  /** Right answers that were marked to look at again; wrong ones are among the misses. */
  flagged: Miss[];
  topics: TopicScore[];
  /** Questions that changed since and do not count. */
  changed: number;
  /** Absent if a link cannot carry the result. */
  code?: string;
  usedMs?: number;
};

type Judged = {
  asked: readonly QuizQuestion[];
  choiceOf: (id: string) => Choice | undefined;
  flagged?: readonly string[];
  changed?: number;
  code?: string | undefined;
};

function judge({ asked, choiceOf, flagged = [], changed = 0, code }: Judged): Outcome | undefined {
  const misses: Miss[] = [];
  const marked: Miss[] = [];
  const topics = new Map<string, TopicScore>();
  asked.forEach((question, i) => {
    const topic = topics.get(question.topic) ?? { topic: question.topic, score: 0, total: 0 };
    const item = { number: i + 1, question, choice: choiceOf(question.id) };
    const right = item.choice === question.answer;
    topics.set(question.topic, {
      ...topic,
      score: topic.score + (right ? 1 : 0),
      total: topic.total + 1,
    });
    if (!right) misses.push(item);
    else if (flagged.includes(question.id)) marked.push(item);
  });
  const score = asked.length - misses.length;
  const share = percent(score, asked.length);
  if (share === undefined) return undefined;
  return {
    score,
    total: asked.length,
    percent: share,
    misses,
    flagged: marked,
    topics: [...topics.values()],
    changed,
    ...(code === undefined ? {} : { code }),
  };
}

/** Test number of an exam in a code; tests count from 1. */
const EXAM = 0;

/** Draws the questions of an exam by its number. */
export type Draw = (number: number) => readonly QuizQuestion[];

/** The harder questions have no code, because their result says nothing about the exam; nor has an exam whose bank changed meanwhile. */
export function codeOf(data: QuizData, attempt: Attempt, draw?: Draw): string | undefined {
  const exam = attempt.kind === 'simulacro';
  const order = exam ? (draw?.(attempt.seed) ?? []) : data.questions;
  if (attempt.kind === 'reto' || attempt.bankRevision !== data.bankRevision) return undefined;
  if (exam && order.map(({ id }) => id).join() !== attempt.order.map(({ id }) => id).join())
    return undefined;
  return encodeResult({
    test: exam ? EXAM : Number(data.test.id),
    bank: bankHash(data.bankRevision),
    seed: attempt.seed,
    answers: order.map(({ id }) => attempt.answers.get(id)?.choice),
  });
}

export function outcomeOfAttempt(
  data: QuizData,
  attempt: Attempt,
  draw?: Draw,
): Outcome | undefined {
  const bank = new Map(data.questions.map((question) => [question.id, question]));
  const asked = attempt.order.flatMap(({ id, revision }) => {
    const question = bank.get(id);
    return question?.revision === revision ? [question] : [];
  });
  const changed = attempt.order.length - asked.length;
  const outcome = judge({
    asked,
    choiceOf: (id) => attempt.answers.get(id)?.choice,
    flagged: attempt.flagged,
    changed,
    code: changed === 0 ? codeOf(data, attempt, draw) : undefined,
  });
  return outcome && attempt.usedMs > 0 ? { ...outcome, usedMs: attempt.usedMs } : outcome;
}

export type CodeReading =
  | { state: 'ok'; outcome: Outcome; seed: number }
  | { state: 'damaged' | 'other-test' | 'other-bank' };

/** @param draw draws an exam by its number: the code must be of an exam; absent: of this test */
export function outcomeOfCode(data: QuizData, code: string, draw?: Draw): CodeReading {
  const shared = decodeResult(code);
  if (!shared) return { state: 'damaged' };
  if (draw ? shared.test !== EXAM : String(shared.test) !== data.test.id)
    return { state: 'other-test' };
  if (shared.bank !== bankHash(data.bankRevision)) return { state: 'other-bank' };
  // Answers are in the bank's order; questions are shown in the reader's.
  const listed = draw ? draw(shared.seed) : data.questions;
  if (shared.answers.length !== listed.length) return { state: 'damaged' };
  const choices = new Map(listed.map(({ id }, i) => [id, shared.answers[i]]));
  const outcome = judge({
    asked: draw ? listed : shuffle(listed, shared.seed),
    choiceOf: (id) => choices.get(id),
    code,
  });
  return outcome ? { state: 'ok', outcome, seed: shared.seed } : { state: 'damaged' };
}
