/**
 * Loads what a session needs besides the questions: its pictures and the signs once it is begun, its pair later. It goes on
 * without what is lost, and without a connection.
 */
import { useMemo, useState } from 'react';
import type { Drills } from '../model/learning/confusion.ts';
import { type Material, withSigns } from '../model/learning/plan-bank.ts';
import type { DrillItem, PlanPageData } from '../model/learning/plan-data.ts';
import { isLoadedLater, isOver, withoutLost } from '../model/learning/run.ts';
import type { PlanSession } from '../model/learning/types.ts';
import { late, read } from '../parts/late.ts';
import { useEffect } from '../parts/practice/effects.ts';
import type * as DrillPart from './Drills.tsx';
import type { LearningControls } from './use-learning.ts';

/** After this share of its items a session loads its pair. */
const LOAD_AFTER = 1 / 3;

export type OpenDrills = { part: typeof DrillPart; drills: Drills };
export type DrillControls = {
  /** Absent: not loaded, or not to be had. */
  open: OpenDrills | undefined;
  /** With what has been loaded. */
  material: Material | undefined;
};

export function useDrills(
  page: Pick<PlanPageData, 'signs' | 'drills'>,
  base: Material | undefined,
  { known, change }: LearningControls,
): DrillControls {
  const [open, setOpen] = useState<OpenDrills>();
  const [signs, setSigns] = useState<readonly DrillItem[]>();
  const [failed, setFailed] = useState({ signs: false, pair: false });
  const stored = known?.learning.session;
  const session =
    known && stored && known.today - stored.day < 2 && !isOver(stored) ? stored : undefined;
  const wantsSigns = base !== undefined && session !== undefined && !signs && !failed.signs;
  const wantsPair = base && session && !open && !failed.pair && isPairNear(session, base);

  useEffect(() => {
    if (!wantsSigns) return;
    read<DrillItem[]>(page.signs).then(setSigns, () =>
      setFailed((before) => ({ ...before, signs: true })),
    );
  }, [page.signs, wantsSigns]);
  useEffect(() => {
    if (!wantsPair) return;
    late(() => import('./Drills.tsx'))
      .then(async (part) => setOpen({ part, drills: await part.loadDrills(page.drills) }))
      .catch(() => setFailed((before) => ({ ...before, pair: true })));
  }, [page.drills, wantsPair]);

  const withItems = useMemo(() => base && (signs ? withSigns(base, signs) : base), [base, signs]);
  const material = useMemo(
    () =>
      withItems && open && stored ? open.part.withSteps(withItems, open.drills, stored) : withItems,
    [open, stored, withItems],
  );
  const items = session?.items;
  useEffect(() => {
    for (const { id } of items ?? []) {
      const sign = withItems?.byId.get(id)?.sign;
      if (sign) new Image().src = sign.src;
    }
  }, [items, withItems]);
  const isLost = session?.items.some(
    ({ id, reason }) =>
      isLoadedLater(reason) &&
      !material?.byId.has(id) &&
      (reason === 'pair' ? failed.pair || open : failed.signs || signs),
  );
  useEffect(() => {
    if (isLost && material) change((learning) => withoutLost(learning, material));
  }, [change, isLost, material]);
  return { open, material };
}

/** Whether a session has the steps of a pair, or will have them soon. */
function isPairNear({ items, results, predicted }: PlanSession, { byId }: Material): boolean {
  const hasSteps = items.some(({ id, reason }) => reason === 'pair' && !byId.has(id));
  return hasSteps || (predicted === undefined && results.length >= items.length * LOAD_AFTER);
}
