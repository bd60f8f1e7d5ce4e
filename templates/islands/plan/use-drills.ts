/**
 * Loads what a session needs besides the questions: its pictures and the signs once it is begun, its pair later. It goes on
 * without what is lost, and without a connection.
 */
import { useMemo, useRef, useState } from 'react';
import type { Drills } from '../model/learning/confusion.ts';
import { type Material, withLate } from '../model/learning/plan-bank.ts';
import type { DrillItem, PlanPageData } from '../model/learning/plan-data.ts';
import { isOfPair, isOver, likelyNext, withoutLost } from '../model/learning/session.ts';
import { CARD, type Learning, type PlanSession } from '../model/learning/types.ts';
import type { FullQuestion } from '../model/quiz-data.ts';
import { late, read } from '../parts/late.ts';
import { useEffect } from '../parts/practice/effects.ts';
import type * as DrillPart from './Drills.tsx';
import type { LearningControls } from './use-learning.ts';

/** After this share of its minutes a session loads its pair. */
const LOAD_AFTER = 1 / 3;

/** Questions of a minute whose pictures are loaded before they are asked. */
const AHEAD = 6;

export type OpenDrills = { part: typeof DrillPart; drills: Drills };
export type DrillControls = {
  /** Absent: not loaded, or not to be had. */
  open: OpenDrills | undefined;
  /** With what has been loaded. */
  material: Material | undefined;
};

export function useDrills(
  page: Pick<PlanPageData, 'signs' | 'forms' | 'drills'>,
  base: Material | undefined,
  { known, change }: LearningControls,
): DrillControls {
  const [open, setOpen] = useState<OpenDrills>();
  const [signs, setSigns] = useState<Parameters<typeof withLate>[1]>();
  const [failed, setFailed] = useState({ signs: false, pair: false });
  const stored = known?.learning.session;
  const session =
    known && stored && known.today - stored.day < 2 && !isOver(stored) ? stored : undefined;
  const wantsSigns = base !== undefined && session !== undefined && !signs && !failed.signs;
  const wantsPair = base && session && !open && !failed.pair && isPairNear(session, base);

  useEffect(() => {
    if (!wantsSigns) return;
    Promise.all([read<DrillItem[]>(page.signs), read<FullQuestion[]>(page.forms)]).then(
      ([drawn, forms]) => setSigns({ signs: drawn, forms }),
      () => setFailed((before) => ({ ...before, signs: true })),
    );
  }, [page.forms, page.signs, wantsSigns]);
  useEffect(() => {
    if (!wantsPair) return;
    late(() => import('./Drills.tsx'))
      .then(async (part) => setOpen({ part, drills: await part.loadDrills(page.drills) }))
      .catch(() => setFailed((before) => ({ ...before, pair: true })));
  }, [page.drills, wantsPair]);

  const withItems = useMemo(() => base && (signs ? withLate(base, signs) : base), [base, signs]);
  const material = useMemo(
    () =>
      withItems && open && stored ? open.part.withSteps(withItems, open.drills, stored) : withItems,
    [open, stored, withItems],
  );
  const current = session?.items.at(-1)?.id;
  // Once, as a session opens: what is missed comes back, also in another form, and what was to come after it still does.
  const begun = useRef({ known, session });
  begun.current = { known, session };
  const id = session?.id;
  useEffect(() => {
    const { known: now, session: opened } = begun.current;
    if (now && opened && withItems && opened.id === id)
      loadPictures(picturesOf(opened, now.learning, withItems));
  }, [id, withItems]);
  // What this page cannot load gives way to something else.
  const isLost =
    session !== undefined &&
    session.items.length > session.results.length &&
    current !== undefined &&
    material?.byId.has(current) === false &&
    (isOfPair(current) ? failed.pair || open : failed.signs || signs);
  useEffect(() => {
    if (isLost && material) change((learning) => withoutLost(learning, material));
  }, [change, isLost, material]);
  return { open, material };
}

/** The pictures of what the session will ask, and of the other forms of it. */
function picturesOf(session: PlanSession, learning: Learning, material: Material): Set<string> {
  const count = session.most ?? AHEAD * session.minutes;
  const asked = new Set(
    likelyNext(session, learning, material, count).map(
      (id) => material.forms.byId.get(id)?.concept,
    ),
  );
  const forms = material.ready.flatMap((concept) => (asked.has(concept.id) ? concept.forms : []));
  return new Set(forms.flatMap(({ id }) => material.byId.get(id)?.sign?.src.split('#')[0] ?? []));
}

function loadPictures(addresses: Iterable<string>): void {
  for (const address of addresses) new Image().src = address;
}

/** Whether a session has the steps of a pair, or will have them soon. */
function isPairNear({ items, spent, minutes, most }: PlanSession, { byId }: Material): boolean {
  const hasSteps = items.some(({ id }) => id.endsWith(CARD) && !byId.has(id));
  return hasSteps || (most === undefined && spent >= minutes * 60_000 * LOAD_AFTER);
}
