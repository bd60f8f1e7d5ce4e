/** The plan's part of the progress on this device, and the current day. */
import { useCallback, useState } from 'react';
import { dayNumber } from '../model/days.ts';
import type { RulesAndForms } from '../model/learning/forms.ts';
import type { Day, Learning } from '../model/learning/types.ts';
import { useEffect } from '../parts/practice/effects.ts';
import { changeLearning, learningOf, openLearning } from '../store/learning.ts';
import { readLearning } from '../store/plan.ts';
import { PROGRESS_CHANGED_EVENT, type ProgressStore } from '../store/progress.ts';
import { PROGRESS_KEY } from '../store/registry.ts';

export type LearnerState = { learning: Learning; today: Day };
export type LearningControls = ReturnType<typeof useLearning>;

/** @param isWhole true if all forms are loaded, because stored answers are replayed only then */
export function useLearning(
  store: ProgressStore,
  forms: RulesAndForms | undefined,
  isWhole: boolean,
) {
  /** Undefined until the forms are loaded and the stored data is read. */
  const [known, setKnown] = useState<LearnerState>();
  /** True if a part of the stored data could not be read, and a copy was set aside. */
  const [isDamaged, setDamaged] = useState(false);
  const show = useCallback(
    (learning: Learning) => setKnown({ learning, today: dayNumber(Date.now()) }),
    [],
  );
  useEffect(() => {
    if (!forms) return;
    const open = () => {
      if (!readLearning(store.read().learning).isSound) setDamaged(true);
      show(isWhole ? openLearning(store, forms, Date.now()) : learningOf(store.read()));
    };
    const onStorage = ({ key }: StorageEvent) => {
      // Another tab has already counted its answers, so reading is enough. The key is null after all data was deleted.
      if (key === PROGRESS_KEY || key === null) show(learningOf(store.read()));
    };
    // Updates the day, because the page may have been open since yesterday.
    const onVisible = () => {
      if (!document.hidden) open();
    };
    open();
    const gone = new AbortController();
    window.addEventListener('storage', onStorage, { signal: gone.signal });
    window.addEventListener(PROGRESS_CHANGED_EVENT, open, { signal: gone.signal });
    window.addEventListener('pageshow', onVisible, { signal: gone.signal });
    document.addEventListener('visibilitychange', onVisible, { signal: gone.signal });
    return () => gone.abort();
  }, [forms, isWhole, show, store]);
  const change = useCallback(
    (made: (learning: Learning) => Learning) => show(changeLearning(store, made)),
    [show, store],
  );
  return { known, isDamaged, change };
}
