/** The review of today's queue: the plan's session, with a card of its own. */
import type { ReactNode } from 'react';
import { Plan } from './Plan.tsx';
import type { PlanPageData } from './plan-data.ts';
import { ReviewCard } from './ReviewCard.tsx';

export const Review = ({ data }: { data: PlanPageData }): ReactNode => (
  <Plan data={data} Card={ReviewCard} />
);
