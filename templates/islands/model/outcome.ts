/**
 * The result of an attempt or of a code. Scores are computed from right options, never read from a link or from
 * storage.
 */
import { type Attempt, type Choice, roundedPercent } from './attempt.ts';
import { dayNumber } from './days.ts';
import type { QuizData, QuizQuestion } from './quiz-data.ts';
import {
  decodeResult,
  EXAM_TEST_NUMBER,
  encodeResult,
  shortId,
  shortRevision,
} from './result-code.ts';

export type Miss = { number: number; question: QuizQuestion; choice: Choice | undefined };
type TopicScore = { topic: QuizQuestion['topic']; score: number; total: number };

export type Outcome = {
  score: number;
  total: number;
  percent: number;
  misses: Miss[];
  /** Right answers that the reader marked for another look; wrong ones are among the misses. */
  flagged: Miss[];
  topics: TopicScore[];
  changed: number;
  /** Only for a code: number of changed questions, which are scored by the right option on the day of the code. */
  old?: number;
  /** The result as a code for a link; absent for harder questions. */
  code?: string;
  usedMs?: number;
};

/** Score of the changed questions, by the right option on the day of the code. */
type Then = { total: number; score: number };

type Judged = {
  asked: readonly QuizQuestion[];
  then?: Then;
  choiceOf: (id: string) => Choice | undefined;
  flagged?: readonly string[];
  changed?: number;
  code?: string | undefined;
};

function judge({
  asked,
  choiceOf,
  flagged = [],
  changed = 0,
  code,
  then = { total: 0, score: 0 },
}: Judged): Outcome | undefined {
  const items = asked.map(
    (question, i): Miss => ({ number: i + 1, question, choice: choiceOf(question.id) }),
  );
  const isRight = ({ question, choice }: Miss) => choice === question.answer;
  const misses = items.filter((item) => !isRight(item));
  const score = asked.length - misses.length + then.score;
  const total = asked.length + then.total;
  const share = roundedPercent(score, total);
  if (share === undefined) return undefined;
  return {
    score,
    total,
    percent: share,
    misses,
    flagged: items.filter((item) => isRight(item) && flagged.includes(item.question.id)),
    topics: [...new Set(asked.map(({ topic }) => topic))].map((topic) => {
      const own = items.filter(({ question }) => question.topic === topic);
      return { topic, score: own.filter(isRight).length, total: own.length };
    }),
    changed,
    ...(then.total === 0 ? {} : { old: then.total }),
    ...(code === undefined ? {} : { code }),
  };
}

/**
 * The result of an attempt as a code, without changed questions. Harder questions have no code, because their result
 * says nothing about the exam.
 */
export function resultCodeOf(data: QuizData, attempt: Attempt): string | undefined {
  if (attempt.kind === 'reto') return undefined;
  return encodeResult({
    test: attempt.kind === 'simulacro' ? EXAM_TEST_NUMBER : Number(data.test.id),
    // The seed of a class exam comes from the pupil's name, which a shared link must not reveal.
    seed: attempt.kind === 'simulacro' ? Number(attempt.ref) : attempt.sealed ? 0 : attempt.seed,
    day: dayNumber(attempt.endedAt ?? attempt.startedAt),
    explain: [...attempt.answers.values()].some(({ revealed }) => revealed),
    ...(attempt.sealed === undefined ? {} : { nth: attempt.sealed }),
    answers: askedOf(data, attempt).map(({ id, revision, answer }) => {
      const choice = attempt.answers.get(id)?.choice;
      return {
        question: shortId(id),
        revision: shortRevision(revision),
        key: answer,
        ...(choice === undefined ? {} : { choice }),
      };
    }),
  });
}

/** The questions of an attempt that have not changed since. */
function askedOf(data: QuizData, attempt: Attempt): QuizQuestion[] {
  const bank = new Map(data.questions.map((question) => [question.id, question]));
  return attempt.order.flatMap(({ id, revision }) => {
    const question = bank.get(id);
    return question?.revision === revision ? [question] : [];
  });
}

export function outcomeOfAttempt(data: QuizData, attempt: Attempt): Outcome | undefined {
  const asked = askedOf(data, attempt);
  const outcome = judge({
    asked,
    choiceOf: (id) => attempt.answers.get(id)?.choice,
    flagged: attempt.flagged,
    changed: attempt.order.length - asked.length,
    code: resultCodeOf(data, attempt),
  });
  return outcome && attempt.usedMs > 0 ? { ...outcome, usedMs: attempt.usedMs } : outcome;
}

type CodeReading =
  | { state: 'ok'; outcome: Outcome; seed: number }
  | { state: 'damaged' | 'other-test' };

/** @param exam true for the code of an exam, false for a code of this test */
export function outcomeOfCode(data: QuizData, code: string, exam = false): CodeReading {
  const shared = decodeResult(code);
  if (!shared) return { state: 'damaged' };
  if (exam ? shared.test !== EXAM_TEST_NUMBER : String(shared.test) !== data.test.id)
    return { state: 'other-test' };
  const bank = new Map(data.questions.map((question) => [shortId(question.id), question]));
  const asked: QuizQuestion[] = [];
  const choices = new Map<string, Choice | undefined>();
  let then: Then = { total: 0, score: 0 };
  for (const { question: short, revision, key, choice } of shared.answers) {
    const question = bank.get(short);
    if (question !== undefined && shortRevision(question.revision) === revision) {
      asked.push(question);
      choices.set(question.id, choice);
    } else then = { total: then.total + 1, score: then.score + (choice === key ? 1 : 0) };
  }
  const outcome = judge({ asked, choiceOf: (id) => choices.get(id), code, then });
  return outcome ? { state: 'ok', outcome, seed: shared.seed } : { state: 'damaged' };
}
