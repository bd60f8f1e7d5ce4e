/** Loads the readiness for learners of whom something can be said. */
import { useState } from 'react';
import { useEffect } from '../quiz/effects.ts';
import type * as PreparationPart from './Preparation.tsx';

let loaded: typeof PreparationPart | undefined;

/** Without a connection it may be missing: then the plan goes on without it. */
export async function loadPreparation(then: () => void = () => {}): Promise<void> {
  loaded = await import('./Preparation.tsx').catch(() => undefined);
  then();
}

export function usePreparation(isWanted: boolean): typeof PreparationPart | undefined {
  const [part, setPart] = useState(loaded);
  useEffect(() => {
    if (isWanted && !part) void loadPreparation(() => setPart(loaded));
  }, [isWanted, part]);
  return part;
}
