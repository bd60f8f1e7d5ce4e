/**
 * Loads the parts of a session on demand: pictures and signs at the start, the pair later. If a part fails, the session
 * continues without it.
 */
import { useMemo, useRef, useState } from 'react';
import type { Drills } from '../model/learning/confusion.ts';
import type { DrillItem, PlanPageData } from '../model/learning/plan-data.ts';
import { type Material, withLoadedItems } from '../model/learning/plan-material.ts';
import { isPairStep, isSessionOver, withoutCurrentItem } from '../model/learning/session.ts';
import { CARD_STEP_SUFFIX, type PlanSession } from '../model/learning/types.ts';
import { loadJson, loadLazily } from '../parts/lazy-load.ts';
import { useEffect } from '../parts/practice/effects.ts';
import { loadSecondForms } from '../parts/second-forms.ts';
import type * as DrillPart from './Drills.tsx';
import type { LearningControls } from './use-learning.ts';

/** Share of a session after which its pair is loaded. */
const LOAD_AFTER = 1 / 3;

export type LoadedDrills = { part: typeof DrillPart; drills: Drills };

/** @returns the drills, if they are loaded, and the material with all loaded parts */
export function useDrills(
  page: Pick<PlanPageData, 'signs' | 'bank' | 'drills'>,
  base: Material | undefined,
  { known, change }: LearningControls,
) {
  const [open, setOpen] = useState<LoadedDrills>();
  const [signs, setSigns] = useState<Parameters<typeof withLoadedItems>[1]>();
  const [failed, setFailed] = useState({ signs: false, pair: false });
  const stored = known?.learning.session;
  const session =
    known && stored && known.today - stored.day < 2 && !isSessionOver(stored) ? stored : undefined;
  const wantsSigns = base !== undefined && session !== undefined && !signs && !failed.signs;
  const wantsPair = base && session && !open && !failed.pair && isPairNear(session, base);

  useEffect(() => {
    if (!wantsSigns) return;
    Promise.all([loadJson<DrillItem[]>(page.signs), loadSecondForms(page.bank)]).then(
      ([drawn, forms]) => setSigns({ signs: drawn, forms }),
      () => setFailed((before) => ({ ...before, signs: true })),
    );
  }, [page.bank, page.signs, wantsSigns]);
  useEffect(() => {
    if (!wantsPair) return;
    loadLazily(() => import('./Drills.tsx'))
      .then(async (part) => setOpen({ part, drills: await part.loadDrills(page.drills) }))
      .catch(() => setFailed((before) => ({ ...before, pair: true })));
  }, [page.drills, wantsPair]);

  const withItems = useMemo(
    () => base && (signs ? withLoadedItems(base, signs) : base),
    [base, signs],
  );
  const material = useMemo(
    () =>
      withItems && open && stored
        ? open.part.withPairSteps(withItems, open.drills, stored)
        : withItems,
    [open, stored, withItems],
  );
  const current = session?.items[session.results.length]?.id;
  // Loads the pictures once, when a session opens, so that the session works after the connection is lost.
  const begun = useRef({ known, session });
  begun.current = { known, session };
  const id = session?.id;
  useEffect(() => {
    const { known: now, session: opened } = begun.current;
    if (now && opened && withItems && opened.id === id) loadPictures(picturesOf(opened, withItems));
  }, [id, withItems]);
  const isLost =
    session !== undefined &&
    current !== undefined &&
    material?.byId.has(current) === false &&
    (isPairStep(current) ? failed.pair || open : failed.signs || signs);
  useEffect(() => {
    if (isLost) change((learning) => withoutCurrentItem(learning, current));
  }, [change, current, isLost]);
  return { open, material };
}

/** The pictures of the session's questions, and of the places that the end of the session may show. */
function picturesOf({ items }: PlanSession, { byId, forms, file }: Material): Set<string> {
  const rules = new Set(items.map(({ id }) => forms.byId.get(id)?.rule));
  const places = file.places.filter((_, at) => file.stops[at]?.[1].some((id) => rules.has(id)));
  const signs = items.flatMap(({ id }) => byId.get(id)?.sign?.src.split('#')[0] ?? []);
  return new Set([...signs, ...places.map(({ picture }) => picture).filter((src) => src !== '')]);
}

function loadPictures(addresses: Iterable<string>): void {
  for (const address of addresses) new Image().src = address;
}

/** True if a session has the steps of a pair, or will have them soon. */
function isPairNear({ items, results, of }: PlanSession, { byId }: Material): boolean {
  const hasSteps = items.some(({ id }) => id.endsWith(CARD_STEP_SUFFIX) && !byId.has(id));
  return hasSteps || (of === undefined && results.length >= items.length * LOAD_AFTER);
}
