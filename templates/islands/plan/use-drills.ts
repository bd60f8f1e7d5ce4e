/** Loads the drills once a session reaches its pair. Without them the session goes on without one. */
import { useMemo, useState } from 'react';
import { useEffect } from '../quiz/effects.ts';
import type { Drills } from './confusion.ts';
import type * as DrillPart from './Drills.tsx';
import type { Material } from './plan-bank.ts';
import { isOver, withoutPair } from './run.ts';
import type { LearningControls } from './use-learning.ts';

/** After this share of its items a session loads its pair. */
const LOAD_AFTER = 1 / 3;

export type OpenDrills = { part: typeof DrillPart; drills: Drills };
export type DrillControls = {
  /** Absent: not loaded, or not to be had. */
  open: OpenDrills | undefined;
  /** With the steps of the session's pair; undefined while they are loading. */
  material: Material | undefined;
};

export function useDrills(
  address: string,
  base: Material | undefined,
  { known, change }: LearningControls,
): DrillControls {
  const [open, setOpen] = useState<OpenDrills>();
  const [isFailed, setFailed] = useState(false);
  const { session, day } =
    known?.learning.session?.day === known?.today
      ? { session: known?.learning.session, day: known?.today }
      : { session: undefined, day: undefined };
  const hasSteps =
    session?.items.some(({ id, reason }) => reason === 'pair' && !base?.byId.has(id)) ?? false;
  const isNear =
    session !== undefined &&
    !isOver(session) &&
    session.predicted === undefined &&
    session.results.length >= session.items.length * LOAD_AFTER;
  const isWanted = base !== undefined && day !== undefined && (hasSteps || isNear);

  useEffect(() => {
    if (!isWanted || open || isFailed) return;
    import('./Drills.tsx')
      .then(async (part) => setOpen({ part, drills: await part.loadDrills(address) }))
      .catch(() => setFailed(true));
  }, [address, isFailed, isWanted, open]);

  const material = useMemo(
    () => (base && open && session ? open.part.withSteps(base, open.drills, session) : base),
    [base, open, session],
  );
  const isLost =
    hasSteps &&
    (isFailed || open !== undefined) &&
    session?.items.some(({ id, reason }) => reason === 'pair' && !material?.byId.has(id)) === true;
  useEffect(() => {
    if (isLost && material) change((learning) => withoutPair(learning, material));
  }, [change, isLost, material]);
  return { open, material: hasSteps && (!open || isLost) ? undefined : material };
}
