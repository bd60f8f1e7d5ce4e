/** The props of a question's screen, which tests, exams and sessions of the plan share. */
import type { ReactNode } from 'react';
import type { QuizQuestion } from '../../model/quiz-data.ts';
import type { Choice } from '../../model/shuffle.ts';
import type { ExamClock } from '../practice/use-clock.ts';

export type QuestionProps = {
  question: QuizQuestion;
  /** Address of *Salir*. */
  out: string;
  /** Seed of the order of the options; 0 means the order as written. */
  seed: number;
  choice: Choice | undefined;
  isRevealed: boolean;
  /** Index of the question, from 0. `done` counts the answered questions. */
  at: number;
  done: number;
  total: number;
  isLast: boolean;
  keys: boolean;
  /** True if the first press of an option submits it as the answer. */
  tap: boolean;
  /** True if *Ver Respuesta* must be pressed before *Siguiente* appears. */
  explains: boolean;
  notice: string;
  /** Notices about storage or a changed bank, shown in place of the sheet before the answer. */
  notices?: ReactNode;
  report: string | undefined;
  /** Path of the question's own page, to share it; a drill has none. */
  page: string | undefined;
  onChoose: (choice: Choice) => void;
  /** @param choice the chosen option, if the same press made the choice */
  onReveal: (choice?: Choice) => void;
  onNext: () => void;
  onPrevious: () => void;
  /** Marks the right answer as a guess. */
  onUnsure?: (() => void) | undefined;
  /** The button that marks the question for another look. */
  mark?: { isOn: boolean; onPress: () => void };
  /** True if the answer is not shown before the end. */
  sealed?: boolean;
  /** Set only in an exam, which reveals nothing and allows blank answers. */
  exam?: { clock: ExamClock; onMap: () => void };
  /** Takes the attempt back. Set if another tab owns it and this tab only shows it. */
  onTakeOver?: (() => void) | undefined;
};
