/** Loads the readiness for learners of whom something can be said. */
import { useCallback, useState } from 'react';
import { late } from '../parts/late.ts';
import type * as PreparationPart from './Preparation.tsx';

export type PreparationControls = {
  part: typeof PreparationPart | undefined;
  /** Never rejects: without a connection it may be missing, and the plan goes on without it. */
  load: () => Promise<void>;
};

export function usePreparation(): PreparationControls {
  const [part, setPart] = useState<typeof PreparationPart>();
  const load = useCallback(
    () =>
      late(() => import('./Preparation.tsx'))
        .then(setPart)
        .catch(() => undefined),
    [],
  );
  return { part, load };
}
