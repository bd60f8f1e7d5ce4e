/** Starts the plan or the review, and the tools below them. */
import { mountIsland } from '../quiz/mount-island.tsx';
import { Plan } from './Plan.tsx';
import type { PlanPageData } from './plan-data.ts';
import { Review } from './Review.tsx';

mountIsland<PlanPageData>((data, island) =>
  island === 'review' ? <Review data={data} /> : <Plan data={data} />,
);

const tools = document.querySelector<HTMLElement>('[data-progress-tools]');
const box = tools?.closest('details');
const startTools = (place: HTMLElement) => {
  import('../storage/progress-tools.ts').then(
    ({ startProgressTools }) => {
      startProgressTools(place);
    },
    () => undefined,
  );
};
if (tools && box && !box.open)
  box.addEventListener(
    'toggle',
    () => {
      startTools(tools);
    },
    { once: true },
  );
// Also where it was opened before this script came.
else if (tools) startTools(tools);
