/** Starts practice with questions of all tests: the review of mistakes, ten mixed questions and the simulator. */
import { Exam } from './Exam.tsx';
import { mountIsland } from './mount-island.tsx';
import type { PracticeData } from './quiz-data.ts';
import { Review } from './Review.tsx';

/** The plan is built on this script and starts itself. */
const isPlan = document.querySelector('[data-island="plan"]') !== null;

/** The page's script waits for it: until then the page says that its practice is missing. */
export const ready = isPlan
  ? undefined
  : mountIsland<PracticeData>((data, island) =>
      island === 'exam' ? <Exam data={data} /> : <Review data={data} />,
    );
