/** Loads the material of the plan; on a new device, the ten mixed questions come from the page itself. */
import { useCallback, useMemo, useState } from 'react';
import type { PlanFile, PlanPageData } from '../model/learning/plan-data.ts';
import { materialOf } from '../model/learning/plan-material.ts';
import { loadJson } from '../parts/lazy-load.ts';
import { useEffect } from '../parts/practice/effects.ts';
import { nextInput } from '../parts/practice/reasons.ts';
import { useBank } from '../parts/practice/use-bank.ts';
import { isSessionHash } from './use-session-run.ts';

const NO_FILE = { sections: [], taughtIn: {}, names: {}, stops: [], places: [], examPicture: '' };

/** True if the printed question is on the screen (before-paint.ts). */
export const isFirstQuestionShown = () => document.documentElement.classList.contains('opens-quiz');
/** Resolves when the files are needed. A new device needs only the page until the reader's first input. */
const whenWanted = () => (isFirstQuestionShown() ? nextInput() : undefined);

export function useMaterial(page: PlanPageData, loadPart: () => Promise<void>) {
  const [file, setFile] = useState<PlanFile>();
  const loadFile = useCallback(async () => {
    // The file and the parts of the card load together, because a late part would move the page.
    const [found] = await Promise.all([
      loadJson<PlanFile>(page.plan),
      isSessionHash(location.hash) ? void nextInput().then(loadPart) : loadPart(),
    ]);
    setFile(found);
  }, [loadPart, page.plan]);
  const bank = useBank(page.bank, loadFile, whenWanted);
  const base = useMemo(() => {
    if (bank.state !== 'ready' || !file) return undefined;
    // The questions in the page have their reasons from the start.
    const whole = new Map(page.opening?.questions.map((question) => [question.id, question]));
    const questions = bank.questions.map((question) => whole.get(question.id) ?? question);
    return materialOf(questions, file, page);
  }, [bank.questions, bank.state, file, page]);
  const [device, setDevice] = useState<'unread' | 'new' | 'known'>('unread');
  useEffect(() => {
    setDevice(isFirstQuestionShown() ? 'new' : 'known');
  }, []);
  const opening = device === 'known' ? undefined : page.opening;
  /** The material in the page. It is used before the stored data is read, too, because the build renders it. */
  const printed = useMemo(
    () => opening && materialOf(opening.questions, { ...NO_FILE, rules: [...opening.rules] }, page),
    [opening, page],
  );
  /** The material in the page, but only on a new device, where the learner answers its questions. */
  const first = device === 'new' ? printed : undefined;
  return { bank, base, first, printed, opening };
}
