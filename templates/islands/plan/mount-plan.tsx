/** Starts the plan. */
import { mountIsland } from '../quiz/mount-island.tsx';
import { Plan } from './Plan.tsx';
import type { PlanPageData } from './plan-data.ts';

mountIsland<PlanPageData>((data) => <Plan data={data} />);
