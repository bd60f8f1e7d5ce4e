/** Props of the card that a page of the plan shows between sessions. */
import type { ReactNode } from 'react';
import type { PlanPageData } from '../model/learning/plan-data.ts';
import type { Material } from '../model/learning/plan-material.ts';
import type * as StandingPart from './progress-parts.ts';
import type { LearningControls } from './use-learning.ts';
import type { SessionRun } from './use-session-run.ts';

export type CardProps = {
  page: PlanPageData;
  run: SessionRun;
  material: Material | undefined;
  controls: LearningControls;
  /** Undefined until it is loaded, and if loading failed. */
  standing: typeof StandingPart | undefined;
  children: ReactNode;
};
