/** The buttons below a question or the map: a bar that stays in sight, with the answer's sheet and notices above the buttons. */

import type { ReactNode } from 'react';
import { Button } from '../Buttons.tsx';

type Props = {
  notice?: string;
  /** Takes the attempt back; present if another tab has it. */
  onTakeOver?: (() => void) | undefined;
  /** The answer's sheet, or nothing before the answer: its place is kept, so that nothing moves. Absent: no place is kept. */
  sheet?: ReactNode;
  /** Shown in place of the sheet before the answer. */
  notices?: ReactNode;
  children: ReactNode;
};

export function AnswerBar({ notice, onTakeOver, sheet, notices, children }: Props) {
  const text = onTakeOver
    ? 'Esta práctica cambió en otra pestaña. Aquí queda solo para leer.'
    : notice;
  return (
    <div className={sheet === undefined ? 'question-footer' : 'question-footer keeps-space'}>
      <div className="answer-sheet">
        {sheet}
        {notices && <div className="notices">{notices}</div>}
        {/* Always there: a live region that arrives together with its text is often not read. */}
        <div role="status">{text && <p className="notice">{text}</p>}</div>
        <div className="action-bar">
          {children}
          {onTakeOver && <Button onClick={onTakeOver} label="Seguir aquí" />}
        </div>
      </div>
    </div>
  );
}
