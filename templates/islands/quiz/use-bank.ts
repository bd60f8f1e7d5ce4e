/** Loads the bank's files: first the questions, then, with the reader's first input, the reasons and the errors. */
import { useCallback, useState } from 'react';
import { useEffect } from './effects.ts';
import type {
  BankErrors,
  BankQuestion,
  BankQuestions,
  BankReasons,
  PracticeData,
  QuestionReason,
  QuizQuestion,
} from './quiz-data.ts';

export type FullQuestion = QuizQuestion & Pick<BankQuestion, 'test' | 'twins'>;
export type Bank = {
  state: 'loading' | 'failed' | 'ready';
  revision: string;
  questions: readonly FullQuestion[];
  retry: () => void;
};

const NO_REASON: QuestionReason = {
  explanation: '',
  errors: [],
  sources: [],
  section: { title: '', href: '' },
};
const EMPTY: Omit<Bank, 'retry'> = { state: 'loading', revision: '', questions: [] };

/** @throws if the address cannot be read */
export async function load<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}

/** The reasons of all questions, in two files. */
type Reasons = Pick<BankReasons, 'reasons'> & Pick<BankErrors, 'errors'>;

/** @throws if a file cannot be read */
async function loadReasons(files: PracticeData['bank']): Promise<BankReasons & BankErrors> {
  const [reasons, errors] = await Promise.all([
    load<BankReasons>(files.reasons),
    load<BankErrors>(files.errors),
  ]);
  return { ...reasons, ...errors };
}

function withReason(question: BankQuestion, { reasons, errors }: Reasons): FullQuestion {
  const { id } = question;
  const own = <T>(found: Record<string, T>) => (Object.hasOwn(found, id) ? found[id] : undefined);
  return {
    ...question,
    ...(own(reasons) ?? NO_REASON),
    errors: own(errors) ?? NO_REASON.errors,
  };
}

function nextInput(): Promise<unknown> {
  return Promise.race(
    ['pointerdown', 'keydown', 'click', 'hashchange'].map(
      (type) =>
        new Promise((resolve) =>
          window.addEventListener(type, resolve, { once: true, passive: true }),
        ),
    ),
  );
}

/** @param also loads what the practice needs besides the questions; it is not ready before, and a retry tries both */
export function useBank(files: PracticeData['bank'], also?: () => Promise<void>): Bank {
  const [bank, setBank] = useState(EMPTY);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let gone = false;
    const fetchBank = async () => {
      const [loaded] = await Promise.all([load<BankQuestions>(files.questions), also?.()]);
      const { revision } = loaded;
      const show = (found: Reasons) => {
        if (gone) return;
        const full = (question: BankQuestion) => withReason(question, found);
        const questions = loaded.questions.map(full);
        setBank({ state: 'ready', revision, questions });
      };
      show({ reasons: {}, errors: {} });
      // Reasons are read after an answer, and an answer is an input; but an address with a hash may show a result at once.
      let full: (BankReasons & BankErrors) | undefined;
      for (let wait = window.location.hash === ''; !full && !gone; wait = true) {
        if (wait) await nextInput();
        // Without a connection: tried again with the next input.
        full = await loadReasons(files).catch(() => undefined);
      }
      if (full?.revision === revision) show(full);
    };
    fetchBank().catch((error: unknown) => {
      console.warn('banco', error);
      if (!gone)
        setBank((before) => (before.state === 'ready' ? before : { ...before, state: 'failed' }));
    });
    return () => {
      gone = true;
    };
  }, [files, also, tries]);

  const retry = useCallback(() => {
    setBank(EMPTY);
    setTries((before) => before + 1);
  }, []);
  return { ...bank, retry };
}
