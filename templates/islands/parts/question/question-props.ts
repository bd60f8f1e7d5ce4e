/** A question as a test, an exam or a session of the plan hands it to its screen. */
import type { ReactNode } from 'react';
import type { QuizQuestion } from '../../model/quiz-data.ts';
import type { Choice } from '../../model/shuffle.ts';
import type { ExamClock } from '../practice/use-clock.ts';

export type QuestionProps = {
  question: QuizQuestion;
  /** Address of *Salir*. */
  out: string;
  /** Seed of the order of the options; 0: the order as written. */
  seed: number;
  choice: Choice | undefined;
  isRevealed: boolean;
  /** Index of the question, from 0. `done` counts the answered questions. */
  at: number;
  done: number;
  total: number;
  /** True if the end follows. */
  isLast: boolean;
  keys: boolean;
  /** The first press of an option answers. */
  tap: boolean;
  /** The button to go on shows the answer first; it is the only button. */
  explains: boolean;
  notice: string;
  /** Notices about storage or a changed bank, shown in place of the sheet before the answer. */
  notices?: ReactNode;
  /** Address for reporting an error in the question. */
  report: string | undefined;
  /** Path of its own page, to share it; a drill has none. */
  page: string | undefined;
  onChoose: (choice: Choice) => void;
  /** @param choice if it was made with the same press */
  onReveal: (choice?: Choice) => void;
  onNext: () => void;
  onPrevious: () => void;
  /** Marks the right answer as a guess. */
  onUnsure?: (() => void) | undefined;
  /** The mark to look at the question again. */
  mark?: { isOn: boolean; onPress: () => void };
  /** The answer is not shown before the end. */
  sealed?: boolean;
  /** Only in an exam, which reveals nothing and allows blank answers. */
  exam?: { clock: ExamClock; onMap: () => void };
  /** Another tab has the attempt: this one only reads. */
  onTakeOver?: (() => void) | undefined;
};
