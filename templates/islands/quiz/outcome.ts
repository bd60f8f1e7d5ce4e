/** Turns answers and the bank into a result; the numbers come from the bank's own keys, never from a link or from storage. */
import { type Attempt, type Choice, percent } from './attempt.ts';
import type { QuizData, QuizQuestion } from './quiz-data.ts';
import { bankHash, decodeResult, encodeResult } from './result-code.ts';
import { shuffle } from './shuffle.ts';

export type Miss = { number: number; question: QuizQuestion; choice: Choice | undefined };
export type TopicScore = { topic: QuizQuestion['topic']; score: number; total: number };

export type Outcome = {
  score: number;
  total: number;
  percent: number;
  misses: Miss[];
  topics: TopicScore[];
  /** Questions that changed since and do not count. */
  changed: number;
  code: string;
};

type Judged = { answers: readonly (Choice | undefined)[]; seed: number; code: string; counts: (question: QuizQuestion) => boolean };

/** `answers` in the bank's order; `counts` says which questions are still the ones that were answered. */
function judge(data: QuizData, { answers, seed, code, counts }: Judged): Outcome | undefined {
  const choices = new Map(data.questions.map(({ id }, i) => [id, answers[i]]));
  const misses: Miss[] = [];
  const topics = new Map<string, TopicScore>();
  const asked = shuffle(data.questions, seed).filter(counts);
  asked.forEach((question, i) => {
    const topic = topics.get(question.topic) ?? { topic: question.topic, score: 0, total: 0 };
    const right = choices.get(question.id) === question.answer;
    topics.set(question.topic, { ...topic, score: topic.score + (right ? 1 : 0), total: topic.total + 1 });
    if (!right) misses.push({ number: i + 1, question, choice: choices.get(question.id) });
  });
  const score = asked.length - misses.length;
  const share = percent(score, asked.length);
  if (share === undefined) return undefined;
  return { score, total: asked.length, percent: share, misses, topics: [...topics.values()], changed: data.questions.length - asked.length, code };
}

const answersOf = (data: QuizData, attempt: Attempt): (Choice | undefined)[] => data.questions.map(({ id }) => attempt.answers.get(id)?.choice);

export function codeOf(data: QuizData, attempt: Attempt): string {
  return encodeResult({ test: Number(data.test.id), bank: bankHash(data.bankRevision), seed: attempt.seed, answers: answersOf(data, attempt) });
}

export function outcomeOfAttempt(data: QuizData, attempt: Attempt): Outcome | undefined {
  const revisions = new Map(attempt.order.map(({ id, revision }) => [id, revision]));
  return judge(data, { answers: answersOf(data, attempt), seed: attempt.seed, code: codeOf(data, attempt), counts: ({ id, revision }) => revisions.get(id) === revision });
}

export type CodeReading = { state: 'ok'; outcome: Outcome } | { state: 'damaged' | 'other-test' | 'other-bank' };

export function outcomeOfCode(data: QuizData, code: string): CodeReading {
  const shared = decodeResult(code);
  if (!shared) return { state: 'damaged' };
  if (String(shared.test) !== data.test.id) return { state: 'other-test' };
  if (shared.bank !== bankHash(data.bankRevision)) return { state: 'other-bank' };
  const outcome = shared.answers.length === data.questions.length ? judge(data, { answers: shared.answers, seed: shared.seed, code, counts: () => true }) : undefined;
  return outcome ? { state: 'ok', outcome } : { state: 'damaged' };
}
