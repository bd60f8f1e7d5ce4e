/** Adds the reasons to the data of a test, once they have loaded. */
import { useMemo, useState } from 'react';
import type { QuizData, TestData, TestReasons } from '../model/quiz-data.ts';
import { loadJson } from '../parts/lazy-load.ts';
import { useEffect } from '../parts/practice/effects.ts';
import { loadOnInput, NO_REASON } from '../parts/practice/reasons.ts';

/** @param isResult true to load the reasons without waiting for an input */
export function useTestData(data: TestData, isResult: boolean): QuizData {
  const [reasons, setReasons] = useState<TestReasons>();
  useEffect(() => {
    let gone = false;
    void loadOnInput(() => loadJson<TestReasons>(data.reasons), {
      atOnce: isResult || window.location.hash !== '',
      isGone: () => gone,
    }).then((found) => {
      if (!gone) setReasons(found);
    });
    return () => {
      gone = true;
    };
  }, [data, isResult]);
  return useMemo(
    () => ({
      ...data,
      questions: data.questions.map((question, at) => ({
        ...question,
        ...(reasons?.[at] ?? NO_REASON),
      })),
    }),
    [data, reasons],
  );
}
