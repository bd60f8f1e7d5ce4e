/**
 * The buttons below a question or the map: a bar that stays in view, with the sheet of the answer and notices above the
 * buttons.
 */

import type { ReactNode } from 'react';
import { Button } from '../Buttons.tsx';

type Props = {
  notice?: string;
  /** Takes the attempt back, if another tab owns it. */
  onTakeOver?: (() => void) | undefined;
  /**
   * The sheet of the answer; null before the answer, when its space is reserved so that nothing moves. Without the prop
   * no space is reserved.
   */
  sheet?: ReactNode;
  notices?: ReactNode;
  children: ReactNode;
};

export function AnswerBar({ notice, onTakeOver, sheet, notices, children }: Props) {
  const text = onTakeOver
    ? 'Esta práctica cambió en otra pestaña. Aquí queda solo para leer.'
    : notice;
  return (
    <div className={sheet === undefined ? 'question-footer' : 'question-footer reserves-space'}>
      <div className="answer-sheet">
        {sheet}
        {notices && <div className="notices">{notices}</div>}
        {/* Always present, because a live region that is added with its text is often not announced. */}
        <div role="status">{text && <p className="notice">{text}</p>}</div>
        <div className="action-bar">
          {children}
          {onTakeOver && <Button onClick={onTakeOver} label="Seguir aquí" />}
        </div>
      </div>
    </div>
  );
}
