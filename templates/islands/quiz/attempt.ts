/** Turns an attempt and one action of the reader into the next attempt; everything that can be counted is derived. */
import type { QuizData, QuizQuestion } from './quiz-data.ts';
import { type Choice, shuffle } from './shuffle.ts';

export type { Choice } from './shuffle.ts';

/** `choice` is the option's index in the bank, so the key follows any shuffle by itself. */
export type Answer = { readonly choice: Choice; readonly revealed: boolean };
/** The revision the reader saw: an answer to an older one is void. */
export type QuestionRef = { readonly id: string; readonly revision: number };

export type Attempt = {
  readonly id: string;
  readonly kind: 'test' | 'simulacro' | 'repaso';
  /** Id of the test, or number of the exam. */
  readonly ref: string;
  readonly bankRevision: string;
  readonly seed: number;
  readonly startedAt: number;
  readonly endedAt?: number;
  readonly order: readonly QuestionRef[];
  /** A map: "constructor" is a fair question id and must not reach an object's prototype. */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly position: number;
};

export type Action =
  | { type: 'choose'; choice: Choice }
  | { type: 'reveal' }
  /** With `explain` the first press reveals and the second one moves on. */
  | { type: 'next'; explain: boolean }
  | { type: 'previous' }
  | { type: 'goTo'; position: number }
  | { type: 'finish'; at: number };

export type Keys = ReadonlyMap<string, Choice>;

export function startAttempt(data: QuizData, options: { id: string; seed: number; now: number }): Attempt {
  return {
    id: options.id,
    kind: 'test',
    ref: data.test.id,
    bankRevision: data.bankRevision,
    seed: options.seed,
    startedAt: options.now,
    order: shuffle(data.questions, options.seed).map(({ id, revision }) => ({ id, revision })),
    answers: new Map(),
    position: 0,
  };
}

export function reduceAttempt(attempt: Attempt, action: Action): Attempt {
  if (attempt.endedAt !== undefined) return attempt;
  const answer = currentAnswer(attempt);
  switch (action.type) {
    case 'choose':
      // What was chosen before the reveal is what counts.
      if (answer?.revealed || answer?.choice === action.choice) return attempt;
      return withAnswer(attempt, { choice: action.choice, revealed: false });
    case 'reveal':
      return answer && !answer.revealed ? withAnswer(attempt, { ...answer, revealed: true }) : attempt;
    case 'next':
      if (!answer) return attempt;
      if (action.explain && !answer.revealed) return withAnswer(attempt, { ...answer, revealed: true });
      return moveTo(attempt, attempt.position + 1);
    case 'previous':
      return moveTo(attempt, attempt.position - 1);
    case 'goTo':
      return moveTo(attempt, action.position);
    case 'finish':
      return attempt.order.length > 0 && answered(attempt) === attempt.order.length ? { ...attempt, endedAt: action.at } : attempt;
    default:
      action satisfies never;
      return attempt;
  }
}

/** No one gets past the first blank question, by button or by address. */
function moveTo(attempt: Attempt, position: number): Attempt {
  const reached = Math.min(Math.max(0, Math.trunc(position) || 0), furthest(attempt));
  return reached === attempt.position ? attempt : { ...attempt, position: reached };
}

function withAnswer(attempt: Attempt, answer: Answer): Attempt {
  const asked = attempt.order[attempt.position];
  if (!asked) return attempt;
  return { ...attempt, answers: new Map(attempt.answers).set(asked.id, answer) };
}

export function currentAnswer(attempt: Attempt): Answer | undefined {
  const asked = attempt.order[attempt.position];
  return asked && attempt.answers.get(asked.id);
}

/** May the reader move on? */
export function isReady(attempt: Attempt): boolean {
  return currentAnswer(attempt) !== undefined;
}

export function isLast(attempt: Attempt): boolean {
  return attempt.position >= attempt.order.length - 1;
}

function furthest(attempt: Attempt): number {
  const blank = attempt.order.findIndex((asked) => !attempt.answers.has(asked.id));
  return blank === -1 ? Math.max(0, attempt.order.length - 1) : blank;
}

export function answered(attempt: Attempt): number {
  return attempt.order.filter((asked) => attempt.answers.has(asked.id)).length;
}

/** Derived and never incremented: going back and forth cannot count a point twice. */
export function score(attempt: Attempt, keys: Keys): number {
  return attempt.order.filter((asked) => {
    const answer = attempt.answers.get(asked.id);
    return answer !== undefined && answer.choice === keys.get(asked.id);
  }).length;
}

/** Absent for an empty test: never NaN. */
export function percent(points: number, total: number): number | undefined {
  return total > 0 ? Math.round((100 * points) / total) : undefined;
}

/**
 * Brings a stored attempt to the bank of today: answers to unchanged questions stay, the others are void,
 * questions that are gone leave the order and new ones join its end.
 */
export function reconcile(attempt: Attempt, data: QuizData): { attempt: Attempt; voided: number } {
  const bank = new Map<string, QuizQuestion>(data.questions.map((question) => [question.id, question]));
  const known = new Set(attempt.order.map((asked) => asked.id));
  const valid = attempt.order.filter((asked) => bank.get(asked.id)?.revision === asked.revision && attempt.answers.has(asked.id));
  const answers = new Map<string, Answer>();
  for (const { id } of valid) answers.set(id, attempt.answers.get(id) as Answer);
  const order = [...attempt.order.flatMap(({ id }) => bank.get(id) ?? []), ...data.questions.filter(({ id }) => !known.has(id))];
  const next = { ...attempt, bankRevision: data.bankRevision, order: order.map(({ id, revision }) => ({ id, revision })), answers };
  return { attempt: { ...next, position: Math.min(attempt.position, furthest(next)) }, voided: answered(attempt) - valid.length };
}

/** Two tabs wrote the same attempt: no answer of either is lost, and a revealed one stays revealed. */
export function mergeAttempts(mine: Attempt, other: Attempt): Attempt {
  const answers = new Map(mine.answers);
  for (const [id, answer] of other.answers) {
    const known = answers.get(id);
    if (!known || (answer.revealed && !known.revealed)) answers.set(id, answer);
  }
  return { ...mine, answers };
}
