/** The button that begins a session of the missed questions of a result. */

import type { QuizQuestion } from '../../model/quiz-data.ts';
import { Button } from '../../parts/Buttons.tsx';
import { withMissReview } from '../../store/missed-session.ts';
import type { ProgressStore } from '../../store/progress.ts';

type Props = {
  review: string;
  store: ProgressStore;
  questions: readonly QuizQuestion[];
  /** The word for the owner of the misses: `estos` for a friend's result. */
  whose: 'tus' | 'estos';
};

export function PractiseButton({ review, store, questions, whose }: Props) {
  // A device that stores nothing cannot take the questions to the next page.
  if (store.trouble() !== undefined && store.trouble() !== 'damaged') return null;
  const practise = () => {
    const ids = questions.map(({ id }) => id);
    store.update((progress) => withMissReview(progress, ids, Date.now()));
    location.assign(`${review}#sesion`);
  };
  return (
    <Button
      look="primary"
      onClick={practise}
      label={
        questions.length === 1
          ? `Recuperar ${whose === 'tus' ? 'tu' : 'este'} fallo`
          : `Recuperar ${whose} ${questions.length} fallos`
      }
    />
  );
}
