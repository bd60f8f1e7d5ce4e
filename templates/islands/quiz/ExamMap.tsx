/** The map of an exam under way: all questions, with blank and marked ones highlighted, and the button to finish. */

import type { RefObject } from 'react';
import { type Attempt, answeredCount } from '../model/attempt.ts';
import { Button } from '../parts/Buttons.tsx';
import { AnswerBar } from '../parts/question/AnswerBar.tsx';

type Props = {
  attempt: Attempt;
  heading: RefObject<HTMLHeadingElement | null>;
  onTakeOver: (() => void) | undefined;
  onGoTo: (position: number) => void;
  onFinish: () => void;
};

export function ExamMap({ attempt, heading, onTakeOver, onGoTo, onFinish }: Props) {
  const blank = attempt.order.length - answeredCount(attempt);
  const marked = attempt.flagged.length;
  return (
    <section className="exam-map">
      <h1 ref={heading} tabIndex={-1}>
        Antes de terminar
      </h1>
      <p>
        <span>
          {blank === 0
            ? 'Contestaste todas.'
            : blank === 1
              ? 'Falta 1 por contestar: en blanco cuenta como incorrecta.'
              : `Faltan ${blank} por contestar: en blanco cuentan como incorrectas.`}
        </span>{' '}
        {marked > 0 && (
          <span>
            {marked === 1 ? 'Marcaste 1 para revisar.' : `Marcaste ${marked} para revisar.`}
          </span>
        )}
      </p>
      <ol className="question-grid">
        {attempt.order.map(({ id }, i) => {
          const empty = !attempt.answers.has(id);
          const flagged = attempt.flagged.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                className={`question-cell${empty ? ' is-unanswered' : ''}${flagged ? ' is-flagged' : ''}`}
                aria-label={`Pregunta ${i + 1}, ${empty ? 'sin contestar' : 'contestada'}${flagged ? ', marcada' : ''}`}
                onClick={() => onGoTo(i)}
              >
                {i + 1}
              </button>
            </li>
          );
        })}
      </ol>
      <ul className="grid-legend" aria-hidden="true">
        <li>
          <i className="question-cell" /> contestada
        </li>
        <li>
          <i className="question-cell is-unanswered" /> sin contestar
        </li>
        <li>
          <i className="question-cell is-flagged" /> marcada
        </li>
      </ul>
      <AnswerBar onTakeOver={onTakeOver}>
        <Button onClick={() => onGoTo(attempt.position)} label="Seguir contestando" />
        {!onTakeOver && <Button look="primary" onClick={onFinish} label="Finalizar" />}
      </AnswerBar>
    </section>
  );
}
