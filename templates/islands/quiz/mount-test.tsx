/** Starts a test or its result. One script for both: a test leads to its result. */
import { mountIsland } from './mount-island.tsx';
import { Quiz } from './Quiz.tsx';
import type { QuizData } from './quiz-data.ts';
import { Result } from './Result.tsx';

// The simulator's script is built on this one and starts itself.
if (document.querySelector('[data-island="exam"]') === null)
  mountIsland<QuizData>((data, island) =>
    island === 'quiz' ? <Quiz data={data} /> : <Result data={data} />,
  );
