/** The buttons below a question or the map: a bar that stays in sight, with notices above the buttons. */
import type { ReactNode } from 'react';

type Props = {
  notice?: string;
  /** Takes the attempt back; present if another tab has it. */
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
