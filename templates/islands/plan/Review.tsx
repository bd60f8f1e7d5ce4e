/** The review of today's queue: the plan's session, with a card of its own. */
import type { ReactNode } from 'react';
import type { PlanPageData } from '../model/learning/plan-data.ts';
import { Plan } from './Plan.tsx';
import { ReviewCard } from './ReviewCard.tsx';

export const Review = ({ data }: { data: PlanPageData }): ReactNode => (
  <Plan data={data} Card={ReviewCard} />
);
