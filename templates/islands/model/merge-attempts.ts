/** Merges two copies of one attempt that were changed in two tabs. */
import type { Answer, Attempt } from './attempt.ts';

type Rules = {
  readonly [K in keyof Attempt]-?: 'mine' | ((mine: Attempt, other: Attempt) => Attempt[K]);
};

/** The merge rule of each field; a missing rule is a type error. */
const RULES: Rules = {
  id: 'mine',
  kind: 'mine',
  ref: 'mine',
  bankRevision: 'mine',
  seed: 'mine',
  startedAt: 'mine',
  endedAt: 'mine',
  order: 'mine',
  answers: bothAnswers,
  flagged: (mine, other) => [...new Set([...mine.flagged, ...other.flagged])],
  position: 'mine',
  explain: 'mine',
  sealed: 'mine',
  limitMinutes: 'mine',
  usedMs: (mine, other) => Math.max(mine.usedMs, other.usedMs),
};

/**
 * Merges two copies of an attempt: a question that either copy answers stays answered, and a revealed answer stays
 * revealed.
 */
export function mergeAttempts(mine: Attempt, other: Attempt): Attempt {
  const made = Object.entries(RULES).flatMap(([field, rule]) =>
    rule === 'mine' ? [] : [[field, rule(mine, other)] as const],
  );
  return { ...mine, ...(Object.fromEntries(made) as Partial<Attempt>) };
}

function bothAnswers(mine: Attempt, other: Attempt): ReadonlyMap<string, Answer> {
  const answers = new Map(mine.answers);
  for (const [id, answer] of other.answers) {
    const known = answers.get(id);
    if (!known || (answer.revealed && (!known.revealed || answer.guessed))) answers.set(id, answer);
  }
  return answers;
}
