/** Shows the screen that the address names, once the stored data is read, and on Back and Forward. */
import { useCallback, useRef } from 'react';
import type { Material } from '../model/learning/plan-material.ts';
import { useEffect } from '../parts/practice/effects.ts';
import type { ScreenControls } from '../parts/practice/use-screen.ts';
import type { LearnerState } from './use-learning.ts';

export function useScreenFromAddress(
  material: Material | undefined,
  known: LearnerState | undefined,
  follow: (known: LearnerState, material: Material) => void,
  { change, live }: ScreenControls,
): void {
  const latest = useRef<() => void>(undefined);
  latest.current = material && known ? () => follow(known, material) : undefined;
  const isReady = latest.current !== undefined;
  const followNow = useCallback(() => latest.current?.(), []);
  useEffect(() => {
    if (!isReady) return;
    // On a slow device the button may be pressed before this effect runs. Then the press wins.
    if (!live.current.focus) followNow();
    const { userActivation } = navigator as { userActivation?: UserActivation };
    change({ type: 'load', isTouched: userActivation?.hasBeenActive ?? false });
    window.addEventListener('popstate', followNow);
    return () => window.removeEventListener('popstate', followNow);
  }, [isReady, followNow, change, live]);
}
