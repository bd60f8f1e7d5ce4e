/** Where a question is: its km post, its number, and the road of those that are answered. */
import type { ReactNode } from 'react';
import { Road } from '../road/Road.tsx';

type Props = {
  at: number;
  done: number;
  total: number;
  /** After the number. */
  words?: ReactNode;
  children?: ReactNode;
};

export function Position({ at, done, total, words, children }: Props): ReactNode {
  return (
    <div className="km">
      <p className="post" aria-hidden="true">
        km <b>{at + 1}</b>
      </p>
      <div>
        <p>
          <b>{`Pregunta ${at + 1} de ${total}`}</b>
          {words}
        </p>
        <Road done={done} total={total} label="Preguntas contestadas" />
      </div>
      {children}
    </div>
  );
}
