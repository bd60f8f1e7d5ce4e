/** Starts a test or its result. One script for both: a test leads to its result. */
import { mountIsland } from './mount-island.tsx';
import { Quiz } from './Quiz.tsx';
import type { QuizData } from './quiz-data.ts';
import { Result } from './Result.tsx';

/** The simulator loads this script for its result. */
export { ExamResult } from './ExamResult.tsx';

if (document.querySelector('[data-island="exam"]') === null)
  mountIsland<QuizData>((data, island) =>
    island === 'quiz' ? <Quiz data={data} /> : <Result data={data} />,
  );
