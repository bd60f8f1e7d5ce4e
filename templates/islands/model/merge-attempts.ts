/** One attempt in two tabs: what each of them holds, together. */
import type { Attempt } from './attempt.ts';

/** Two tabs wrote the same attempt: no answer of either is lost, and a revealed one stays revealed. */
export function mergeAttempts(mine: Attempt, other: Attempt): Attempt {
  const answers = new Map(mine.answers);
  for (const [id, answer] of other.answers) {
    const known = answers.get(id);
    if (!known || (answer.revealed && (!known.revealed || answer.guessed))) answers.set(id, answer);
  }
  return {
    ...mine,
    answers,
    flagged: [...new Set([...mine.flagged, ...other.flagged])],
    usedMs: Math.max(mine.usedMs, other.usedMs),
  };
}
