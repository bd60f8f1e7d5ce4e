/** An attempt at a test or an exam, and the reducer for the reader's actions. Counts are computed, never stored. */
import type { QuizData, QuizQuestion } from './quiz-data.ts';
import { type Choice, shuffle } from './shuffle.ts';

export type { Choice } from './shuffle.ts';

/** `choice` is the option's index in the bank, so shuffling does not affect it. */
export type Answer = {
  readonly choice: Choice;
  readonly revealed: boolean;
  readonly guessed?: true;
};
/** A question in the revision that the reader saw. An answer to an older revision is void. */
export type QuestionRef = { readonly id: string; readonly revision: number };

export type AttemptKind = 'test' | 'simulacro' | 'reto';

export type Attempt = {
  readonly id: string;
  readonly kind: AttemptKind;
  /** Id of the test or of the harder questions, or number of the exam. */
  readonly ref: string;
  readonly bankRevision: string;
  readonly seed: number;
  readonly startedAt: number;
  readonly endedAt?: number;
  readonly order: readonly QuestionRef[];
  /** A map, because in a plain object the question id "constructor" would find a property of the prototype. */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly flagged: readonly string[];
  readonly position: number;
  /** True to explain each answer before the next question. */
  readonly explain?: boolean;
  /** Only in a class exam, which hides right options until its end: the number of the pupil's try, from 1. */
  readonly sealed?: number;
  /** Set only in an exam with a time limit. */
  readonly limitMinutes?: number;
  /** Time that the attempt was on the screen. It only grows, so setting the device's clock back has no effect. */
  readonly usedMs: number;
};

export type AttemptAction =
  | { type: 'choose'; choice: Choice }
  | { type: 'reveal' }
  /** Marks the answer on the screen as a guess. */
  | { type: 'unsure' }
  /** With `explain`, the first press reveals the answer and the second one moves on. */
  | { type: 'next'; explain: boolean }
  | { type: 'previous' }
  | { type: 'goTo'; position: number }
  | { type: 'flag' }
  | { type: 'spend'; ms: number }
  /** Removes the time limit. */
  | { type: 'untime' }
  | { type: 'finish'; at: number };

type Keys = ReadonlyMap<string, Choice>;

export type StartOptions = {
  id: string;
  seed: number;
  now: number;
  kind?: AttemptKind;
  ref?: string;
  /** The questions in the order of the attempt. Default: the whole test, shuffled by the seed. */
  questions?: readonly QuizQuestion[];
  limitMinutes?: number;
  explain?: boolean;
  sealed?: number | undefined;
  /** Initial position, if an address names a question. */
  position?: number;
};

export function startAttempt(data: QuizData, options: StartOptions): Attempt {
  const usual = data.test.reto ? 'reto' : 'test';
  const { id, seed, now, kind = usual, ref = data.test.id, questions, sealed, ...more } = options;
  const order = (questions ?? shuffle(data.questions, seed)).map((question) => ({
    id: question.id,
    revision: question.revision,
  }));
  return {
    id,
    kind,
    ref,
    bankRevision: data.bankRevision,
    seed,
    startedAt: now,
    order,
    answers: new Map(),
    flagged: [],
    position: 0,
    usedMs: 0,
    ...(sealed === undefined ? {} : { sealed }),
    ...more,
  };
}

const MAX_USED_MS = 31 * 86_400_000;

/** True for an exam, which gives no feedback and lets the reader skip; other attempts require an answer to go on. */
export const isExam = (attempt: Pick<Attempt, 'kind'>): boolean => attempt.kind === 'simulacro';

/** True if no right option may be shown before the end. */
export const hidesAnswers = (attempt: Pick<Attempt, 'kind' | 'sealed'>): boolean =>
  isExam(attempt) || attempt.sealed !== undefined;

export function reduceAttempt(attempt: Attempt, action: AttemptAction): Attempt {
  if (attempt.endedAt !== undefined) return attempt;
  switch (action.type) {
    case 'choose':
      return choose(attempt, action.choice);
    case 'reveal':
      return reveal(attempt);
    case 'unsure':
      return admit(attempt);
    case 'next':
      return goForward(attempt, action.explain);
    case 'previous':
      return moveTo(attempt, attempt.position - 1);
    case 'goTo':
      return moveTo(attempt, action.position);
    case 'flag':
      return toggleFlag(attempt);
    case 'spend':
      return spend(attempt, action.ms);
    case 'untime': {
      const { limitMinutes: _, ...rest } = attempt;
      return rest;
    }
    case 'finish':
      return mayFinish(attempt) ? { ...attempt, endedAt: action.at } : attempt;
  }
}

/** Only choices before the reveal count. */
function choose(attempt: Attempt, choice: Choice): Attempt {
  const answer = currentAnswer(attempt);
  return answer?.revealed || answer?.choice === choice
    ? attempt
    : withAnswer(attempt, { choice, revealed: false });
}

function reveal(attempt: Attempt): Attempt {
  const answer = currentAnswer(attempt);
  return answer && !answer.revealed && !hidesAnswers(attempt)
    ? withAnswer(attempt, { ...answer, revealed: true })
    : attempt;
}

function admit(attempt: Attempt): Attempt {
  const answer = currentAnswer(attempt);
  return answer?.revealed && !answer.guessed
    ? withAnswer(attempt, { ...answer, guessed: true })
    : attempt;
}

function goForward(attempt: Attempt, explain: boolean): Attempt {
  if (!mayMoveOn(attempt)) return attempt;
  const revealed = explain ? reveal(attempt) : attempt;
  return revealed === attempt ? moveTo(attempt, attempt.position + 1) : revealed;
}

function spend(attempt: Attempt, ms: number): Attempt {
  return ms > 0
    ? { ...attempt, usedMs: Math.min(attempt.usedMs + Math.trunc(ms), MAX_USED_MS) }
    : attempt;
}

function mayFinish(attempt: Attempt): boolean {
  const total = attempt.order.length;
  return total > 0 && (isExam(attempt) || answeredCount(attempt) === total);
}

function toggleFlag(attempt: Attempt): Attempt {
  const id = attempt.order[attempt.position]?.id;
  if (id === undefined) return attempt;
  const flagged = attempt.flagged.includes(id)
    ? attempt.flagged.filter((flagged) => flagged !== id)
    : [...attempt.flagged, id];
  return { ...attempt, flagged };
}

/** Outside an exam, neither a button nor an address leads beyond the question after the last answered one. */
function moveTo(attempt: Attempt, position: number): Attempt {
  const blank = firstBlank(attempt);
  // After the last question, go to the first one without an answer, because an address may start in the middle.
  const wanted = position >= attempt.order.length && blank !== -1 ? blank : position;
  const reached = Math.min(Math.max(0, Math.trunc(wanted) || 0), furthest(attempt));
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

/** True if the reader may move on. */
export function mayMoveOn(attempt: Attempt): boolean {
  return isExam(attempt) || currentAnswer(attempt) !== undefined;
}

/** True for the last question. Outside an exam, all other questions must have an answer, too. */
export function isLastQuestion(attempt: Attempt): boolean {
  const isAtEnd = attempt.position >= attempt.order.length - 1;
  return isAtEnd && (isExam(attempt) || [-1, attempt.position].includes(firstBlank(attempt)));
}

const firstBlank = ({ order, answers }: Attempt): number =>
  order.findIndex((asked) => !answers.has(asked.id));

function furthest(attempt: Attempt): number {
  const last = Math.max(0, attempt.order.length - 1);
  if (isExam(attempt)) return last;
  const blank = firstBlank(attempt);
  const answeredLast = attempt.order.findLastIndex((asked) => attempt.answers.has(asked.id));
  return blank === -1 ? last : Math.min(last, Math.max(blank, answeredLast + 1, attempt.position));
}

export function answeredCount(attempt: Attempt): number {
  return attempt.order.filter((asked) => attempt.answers.has(asked.id)).length;
}

/** Counts the right answers anew each time, so that going back and forth cannot count one twice. */
export function countRightAnswers(attempt: Attempt, keys: Keys): number {
  return attempt.order.filter((asked) => {
    const answer = attempt.answers.get(asked.id);
    return answer !== undefined && answer.choice === keys.get(asked.id);
  }).length;
}

/** The rounded percentage; undefined for an empty test. */
export function roundedPercent(points: number, total: number): number | undefined {
  return total > 0 ? Math.round((100 * points) / total) : undefined;
}

/** Milliseconds left in an exam with a time limit; undefined without one. */
export function remainingMs(attempt: Attempt): number | undefined {
  return attempt.limitMinutes === undefined
    ? undefined
    : Math.max(0, attempt.limitMinutes * 60_000 - attempt.usedMs);
}

/**
 * Updates a stored attempt to the current bank: answers to unchanged questions stay, other answers are void. Removed
 * questions leave the order, and new questions are added at the end, except in an exam.
 */
export function updateAttemptToBank(
  attempt: Attempt,
  data: QuizData,
): { attempt: Attempt; voided: number } {
  const bank = new Map(data.questions.map((question) => [question.id, question]));
  const known = new Set(attempt.order.map((asked) => asked.id));
  const valid = attempt.order.filter(
    (asked) => bank.get(asked.id)?.revision === asked.revision && attempt.answers.has(asked.id),
  );
  const answers = new Map(valid.map(({ id }) => [id, attempt.answers.get(id)!]));
  const added = isExam(attempt) ? [] : data.questions.filter(({ id }) => !known.has(id));
  const order = [...attempt.order.flatMap(({ id }) => bank.get(id) ?? []), ...added];
  const next = {
    ...attempt,
    bankRevision: data.bankRevision,
    order: order.map(({ id, revision }) => ({ id, revision })),
    answers,
    flagged: attempt.flagged.filter((id) => bank.has(id)),
  };
  const voided = answeredCount(attempt) - valid.length;
  // If answers became void, goes back to the first question without an answer, or to the start if there is none.
  const most = voided > 0 ? Math.max(0, firstBlank(next)) : furthest(next);
  return { attempt: { ...next, position: Math.min(attempt.position, most) }, voided };
}

/**
 * An answer in the plan's log. `at`: minutes since 1970. `choice`: the chosen option; -1 for a blank in an exam or a
 * wrong answer in a drill, 4 for a right answer in a drill. A guess has `GUESS_OFFSET` added.
 */
export type LoggedAnswer = readonly [at: number, id: string, revision: number, choice: number];

/** Added to the choice of a guess. */
export const GUESS_OFFSET = 5;

/**
 * Returns the final answers: revealed ones, and all of a finished attempt. A revealed answer gets the start time of
 * its attempt, which does not change, so that it counts only once.
 */
export function loggedAnswers({ order, answers, startedAt, endedAt }: Attempt): LoggedAnswer[] {
  return order.flatMap(({ id, revision }) => {
    const answer = answers.get(id);
    const at = answer?.revealed ? startedAt : endedAt;
    const choice = answer ? answer.choice + (answer.guessed ? GUESS_OFFSET : 0) : -1;
    return at === undefined ? [] : [[Math.trunc(at / 60_000), id, revision, choice]];
  });
}
