/** Starts a review of the questions that a result missed. */
import type { ReactNode } from 'react';
import { endReview, type ProgressStore, withRunning } from '../storage/progress.ts';
import { REVIEW, startAttempt } from './attempt.ts';
import type { QuizData, QuizQuestion } from './quiz-data.ts';
import { newSeed } from './shuffle.ts';

type Props = { data: QuizData; store: ProgressStore; questions: readonly QuizQuestion[] };

export function PractiseButton({ data, store, questions }: Props): ReactNode {
  // A device that stores nothing cannot take the questions to the next page.
  if (store.trouble() !== undefined && store.trouble() !== 'damaged') return null;
  const practise = () => {
    const now = Date.now();
    const attempt = startAttempt(data, {
      id: `${newSeed().toString(36)}${newSeed().toString(36)}`,
      seed: 0,
      now,
      kind: REVIEW,
      ref: data.test.id,
      questions,
    });
    store.update((progress) =>
      withRunning(endReview(progress, now), { attempt, tab: attempt.id, claimedAt: now }),
    );
    location.assign(`${data.links.review}#p1`);
  };
  return (
    <button className="btn go" type="button" onClick={practise}>
      {questions.length === 1 ? 'Practicar esta pregunta' : `Practicar estas ${questions.length}`}
    </button>
  );
}
