/** Loads the bank's files: first the questions, then, with the reader's first input, the reasons and the errors. */
import { useCallback, useState } from 'react';
import type {
  BankErrorReasons,
  BankQuestion,
  BankQuestions,
  BankReasons,
  FullQuestion,
  PracticeData,
} from '../../model/quiz-data.ts';
import { isNewReleaseError, loadJson } from '../lazy-load.ts';
import { useEffect } from './effects.ts';
import { loadOnInput, NO_REASON } from './reasons.ts';

export type LoadedBank = {
  /** `renewed`: the site was published again without the files of this page, so that a retry cannot help. */
  state: 'loading' | 'failed' | 'renewed' | 'ready';
  revision: string;
  questions: readonly FullQuestion[];
  retry: () => void;
};

const EMPTY: Omit<LoadedBank, 'retry'> = { state: 'loading', revision: '', questions: [] };

type Reasons = Pick<BankReasons, 'reasons'> & Pick<BankErrorReasons, 'errors'>;

/** @throws if a file cannot be read */
async function loadReasons(files: PracticeData['bank']): Promise<BankReasons & BankErrorReasons> {
  const [reasons, errors] = await Promise.all([
    loadJson<BankReasons>(files.reasons),
    loadJson<BankErrorReasons>(files.errors),
  ]);
  return { ...reasons, ...errors };
}

function withReason(question: BankQuestion, { reasons, errors }: Reasons): FullQuestion {
  const { id } = question;
  const own = <T>(found: Record<string, T>) => (Object.hasOwn(found, id) ? found[id] : undefined);
  return { ...question, ...(own(reasons) ?? NO_REASON), errors: own(errors) ?? NO_REASON.errors };
}

/**
 * @param also loads other parts of the practice; the bank is ready only after them, and a retry loads both
 * @param wanted resolves once the bank is needed; by default it loads at once
 */
export function useBank(
  files: PracticeData['bank'],
  also?: () => Promise<void>,
  wanted?: () => Promise<unknown> | undefined,
): LoadedBank {
  const [bank, setBank] = useState(EMPTY);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let gone = false;
    const fetchBank = async () => {
      await wanted?.();
      const [loaded] = await Promise.all([loadJson<BankQuestions>(files.questions), also?.()]);
      const { revision } = loaded;
      const show = (found: Reasons) => {
        if (gone) return;
        const full = (question: BankQuestion) => withReason(question, found);
        const questions = loaded.questions.map(full);
        setBank({ state: 'ready', revision, questions });
      };
      show({ reasons: {}, errors: {} });
      const full = await loadOnInput(() => loadReasons(files), {
        // No answer is shown yet if the hash is empty or begins the first ten questions.
        atOnce: !['', '#diez'].includes(window.location.hash),
        isGone: () => gone,
      });
      if (full?.revision === revision) show(full);
    };
    fetchBank().catch((error: unknown) => {
      console.warn('banco', error);
      const state = isNewReleaseError(error) ? 'renewed' : 'failed';
      if (!gone) setBank((before) => (before.state === 'ready' ? before : { ...before, state }));
    });
    return () => {
      gone = true;
    };
  }, [files, also, wanted, tries]);

  const retry = useCallback(() => {
    setBank(EMPTY);
    setTries((before) => before + 1);
  }, []);
  return { ...bank, retry };
}
