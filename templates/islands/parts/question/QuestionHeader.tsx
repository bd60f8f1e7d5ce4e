/** The top of a question: the exit link, the counter, and the progress bar of the answered questions. */
import type { ReactNode } from 'react';
import { ProgressRoad } from '../road/ProgressRoad.tsx';

type Props = {
  out: string;
  leave?: ReactNode;
  at: number;
  /** Number of answered questions; if absent, there is no progress bar, as on the page of a single question. */
  done?: number;
  total: number;
  clock?: ReactNode;
  children?: ReactNode;
};

export function QuestionHeader({ out, leave = 'Salir', at, done, total, clock, children }: Props) {
  return (
    <>
      <div className="question-header">
        <a href={out}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m15 4-8 8 8 8" />
          </svg>
          <span>{leave}</span>
        </a>
        <p className="question-counter">{`Pregunta ${at + 1} de ${total}`}</p>
        {children}
      </div>
      {done !== undefined && (
        <div className="progress-line">
          <ProgressRoad done={done} total={total} label="Preguntas contestadas" />
          {clock}
        </div>
      )}
    </>
  );
}
