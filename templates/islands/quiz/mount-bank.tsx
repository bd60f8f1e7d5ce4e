/** Starts practice with questions of all tests: the review of mistakes, ten mixed questions and the simulator. */
import { Exam } from './Exam.tsx';
import { mountIsland } from './mount-island.tsx';
import type { PracticeData } from './quiz-data.ts';
import { Review } from './Review.tsx';

// The plan is built on this script and starts itself.
if (document.querySelector('[data-island="plan"]') === null)
  mountIsland<PracticeData>((data, island) =>
    island === 'exam' ? <Exam data={data} /> : <Review data={data} />,
  );

const tools = document.querySelector<HTMLElement>('[data-progress-tools]');
if (tools)
  import('../storage/progress-tools.ts').then(
    ({ startProgressTools }) => {
      startProgressTools(tools);
    },
    () => undefined,
  );
