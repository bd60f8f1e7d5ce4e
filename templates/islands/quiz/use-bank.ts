/** Loads the bank's two files: first the questions, then, with the reader's first input, the reasons. */
import { useCallback, useState } from 'react';
import { useEffect } from './effects.ts';
import type {
  BankQuestion,
  BankQuestions,
  BankReasons,
  PracticeData,
  QuestionReason,
  QuizQuestion,
} from './quiz-data.ts';
import { loadRetired } from './retired.ts';

export type FullQuestion = QuizQuestion & Pick<BankQuestion, 'test' | 'twins'>;
export type Bank = {
  state: 'loading' | 'failed' | 'ready';
  revision: string;
  questions: readonly FullQuestion[];
  /** Only results name them. */
  retired: readonly QuizQuestion[];
  retry: () => void;
};

const NO_REASON: QuestionReason = {
  explanation: '',
  errors: [],
  sources: [],
  section: { title: '', href: '' },
};
const EMPTY: Omit<Bank, 'retry'> = { state: 'loading', revision: '', questions: [], retired: [] };

/** @throws if the address cannot be read */
export async function load<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}

function withReason(question: BankQuestion, found: BankReasons['reasons']): FullQuestion {
  const reason = Object.hasOwn(found, question.id) ? found[question.id] : undefined;
  return { ...question, ...(reason ?? NO_REASON) };
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
      const retired = await loadRetired(files.retired, 'simulacro');
      const show = (found: BankReasons['reasons']) => {
        if (gone) return;
        const full = (question: BankQuestion) => withReason(question, found);
        const questions = loaded.questions.map(full);
        setBank({ state: 'ready', revision, questions, retired });
      };
      show({});
      // Reasons are read after an answer, and an answer is an input; but an address with a hash may show a result at once.
      let full: BankReasons | undefined;
      for (let wait = window.location.hash === ''; !full && !gone; wait = true) {
        if (wait) await nextInput();
        // Without a connection: tried again with the next input.
        full = await load<BankReasons>(files.reasons).catch(() => undefined);
      }
      if (full?.revision === revision) show(full.reasons);
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
