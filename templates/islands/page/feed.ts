/** Puts answers of earlier days into memory on a page that only prints how many are to be reviewed. */

import type { PlanBank } from '../model/learning/types.ts';
import type { AnswerKeys } from '../model/next-step.ts';
import { replayed } from '../store/learning.ts';
import { deviceProgress } from '../store/progress.ts';

/** What memory asks about a question does not depend on its topic, which this page does not know. */
export function feed(tests: AnswerKeys, now: number): void {
  const questions = tests.flatMap(({ keys }) =>
    keys.map(([id, revision, answer]) => ({ id, revision, answer, topic: 'senales' })),
  ) as PlanBank['questions'];
  const bank = { questions, exam: { questions: 0, weights: [] }, pass: 0 };
  deviceProgress.update((progress) => replayed(progress, bank, now));
}
