/** Starts the plan or the review, and the tools below them. */

import type { PlanPageData } from '../model/learning/plan-data.ts';
import { loadFailureMessage, loadLazily } from '../parts/lazy-load.ts';
import { mountIsland } from '../parts/practice/mount-island.tsx';
import { Plan } from './Plan.tsx';
import { PlanCard } from './PlanCard.tsx';

mountIsland<PlanPageData>(async (data, island) => {
  const { plan, review } = data.links;
  if (island !== 'review') return <Plan data={data} Card={PlanCard} out={plan} />;
  // On the page of a stop, the page itself serves as the card.
  if (data.opening?.only) return <Plan data={data} out={data.links.result} />;
  const { ReviewCard } = await loadLazily(() => import('./ReviewCard.tsx'));
  return <Plan data={data} Card={ReviewCard} out={review} />;
});

const tools = document.querySelector<HTMLElement>('[data-progress-tools]');
const box = tools?.closest('details');
/** Starts the tools. If they cannot be loaded, their box shows a message. */
const startTools = (place: HTMLElement) => {
  loadLazily(() => import('../parts/progress-tools.ts')).then(
    ({ startProgressTools }) => startProgressTools(place),
    (error: unknown) => {
      if (box)
        place.textContent = loadFailureMessage(
          error,
          'No se pudo cargar. Revisa tu conexión y recarga la página.',
        );
    },
  );
};
if (tools && box && !box.open)
  box.addEventListener('toggle', () => startTools(tools), { once: true });
// The box may have been opened before this script loaded.
else if (tools) startTools(tools);
