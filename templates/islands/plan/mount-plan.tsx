/** Starts the plan or the review, and the tools below them. */
import { mountIsland } from '../quiz/mount-island.tsx';
import { Plan } from './Plan.tsx';
import type { PlanPageData } from './plan-data.ts';
import { Review } from './Review.tsx';

mountIsland<PlanPageData>((data, island) =>
  island === 'review' ? <Review data={data} /> : <Plan data={data} />,
);

const tools = document.querySelector<HTMLElement>('[data-progress-tools]');
if (tools)
  import('../storage/progress-tools.ts').then(
    ({ startProgressTools }) => {
      startProgressTools(tools);
    },
    () => undefined,
  );
