/** A question as a test, an exam or a session of the plan hands it to its screen. */
import type { ReactNode } from 'react';
import type { QuizQuestion } from '../../model/quiz-data.ts';
import type { Choice } from '../../model/shuffle.ts';
import type { ExamClock } from '../practice/use-clock.ts';

export type Asked = {
  question: QuizQuestion;
  /** Where *Salir* leads. */
  out: string;
  /** Of the order of the options; 0: as they are written. */
  seed: number;
  choice: Choice | undefined;
  isRevealed: boolean;
  /** Its place, from 0, how many are answered, and of how many. */
  at: number;
  done: number;
  total: number;
  /** What comes next is the end. */
  isLast: boolean;
  keys: boolean;
  /** The first press of an option answers. */
  tap: boolean;
  /** Going on shows the answer first: the reader sees no other button. */
  explains: boolean;
  notice: string;
  /** Of storage and of a changed bank: in the place of the sheet before the answer. */
  notices?: ReactNode;
  /** Where an error of the question is reported. */
  report: string | undefined;
  /** Path of its own page, to share it; a drill has none. */
  page: string | undefined;
  onChoose: (choice: Choice) => void;
  /** @param choice if it was made with the same press */
  onReveal: (choice?: Choice) => void;
  onNext: () => void;
  onPrevious: () => void;
  /** After a right answer: it was a guess. */
  onUnsure?: (() => void) | undefined;
  /** Marking it to look at again. */
  mark?: { isOn: boolean; onPress: () => void };
  /** The answer is not shown before the end. */
  sealed?: boolean;
  /** Only in an exam, which reveals nothing and lets questions blank. */
  exam?: { clock: ExamClock; onMap: () => void };
  /** Another tab has the attempt: this one only reads. */
  onTakeOver?: (() => void) | undefined;
};
