/** Loads the material of the plan; on a new device, the ten mixed questions come from the page itself. */
import { useCallback, useMemo, useState } from 'react';
import { materialOf } from '../model/learning/plan-bank.ts';
import type { PlanFile, PlanPageData } from '../model/learning/plan-data.ts';
import { loadJson } from '../parts/lazy-load.ts';
import { useEffect } from '../parts/practice/effects.ts';
import { nextInput } from '../parts/practice/reasons.ts';
import { useBank } from '../parts/practice/use-bank.ts';
import { isSessionHash } from './use-run.ts';

/** The material before its files are read. */
const NO_FILE = { sections: [], taughtIn: {}, names: {}, stops: [], places: [], examPicture: '' };

/** True if the page's question is already on the screen: before-paint.ts. */
export const isOpening = () => document.documentElement.classList.contains('opens-ten');
/** A new device needs nothing but the page before its first answer. */
const whenWanted = () => (isOpening() ? nextInput() : undefined);

/** @param loadPart loads the other parts of the card */
export function useMaterial(page: PlanPageData, loadPart: () => Promise<void>) {
  const [file, setFile] = useState<PlanFile>();
  const loadFile = useCallback(async () => {
    // Loaded together: a part that came later would move the page.
    const [found] = await Promise.all([
      loadJson<PlanFile>(page.plan),
      isSessionHash(location.hash) ? void nextInput().then(loadPart) : loadPart(),
    ]);
    setFile(found);
  }, [loadPart, page.plan]);
  const bank = useBank(page.bank, loadFile, whenWanted);
  /** Undefined until all of it is loaded. */
  const base = useMemo(() => {
    if (bank.state !== 'ready' || !file) return undefined;
    // The page's own questions have their reasons from the start.
    const whole = new Map(page.opening?.questions.map((question) => [question.id, question]));
    const questions = bank.questions.map((question) => whole.get(question.id) ?? question);
    return materialOf(questions, file, page);
  }, [bank.questions, bank.state, file, page]);
  const [device, setDevice] = useState<'unread' | 'new' | 'known'>('unread');
  useEffect(() => {
    setDevice(isOpening() ? 'new' : 'known');
  }, []);
  const opening = device === 'known' ? undefined : page.opening;
  /** The material that the page holds, also before the device is read: the build renders it. */
  const printed = useMemo(
    () => opening && materialOf(opening.questions, { ...NO_FILE, rules: [...opening.rules] }, page),
    [opening, page],
  );
  /** The same, only on a new device with the ten mixed questions. */
  const first = device === 'new' ? printed : undefined;
  return { bank, base, first, printed, opening };
}
