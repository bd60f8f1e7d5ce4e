/** Turns the buttons below a question or the map into a bar that stays in sight, with what the reader has to know above them. */
import type { ReactNode } from 'react';

type Props = {
  notice?: string;
  /** There if another tab has the attempt: takes it back. */
  onTakeOver?: (() => void) | undefined;
  children: ReactNode;
};

export function AnswerBar({ notice, onTakeOver, children }: Props): ReactNode {
  const text = onTakeOver
    ? 'Esta práctica cambió en otra pestaña. Aquí queda solo para leer.'
    : notice;
  return (
    <div className="pie-pregunta">
      {/* Always there: a live region that arrives together with its text is often not read. */}
      <div role="status">{text && <p className="aviso">{text}</p>}</div>
      <div className="bar">
        {children}
        {onTakeOver && (
          <button className="btn alt" type="button" onClick={onTakeOver}>
            Seguir aquí
          </button>
        )}
      </div>
    </div>
  );
}
