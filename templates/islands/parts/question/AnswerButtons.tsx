/** The buttons of a question: what can be done now, and nothing else. */
import type { ReactNode, RefObject } from 'react';
import type { Asked } from './asked.ts';

export function AnswerButtons({
  why,
  isWhole,
  onWhy,
  ...props
}: Asked & {
  /** Takes the focus when the sheet closes. */
  why: RefObject<HTMLButtonElement | null>;
  /** The sheet shows all of the reason. */
  isWhole: boolean;
  onWhy: () => void;
}): ReactNode {
  const { exam, isRevealed } = props;
  const locked = props.onTakeOver !== undefined;
  const isChosen = props.choice !== undefined;
  const asks = !exam && !locked && !isRevealed;
  return (
    <>
      {props.at > 0 && (
        <button className="btn alt" type="button" onClick={props.onPrevious}>
          Anterior
        </button>
      )}
      {exam && !locked && (
        <a
          className="btn alt"
          href="#mapa"
          onClick={(event) => {
            event.preventDefault();
            exam.onMap();
          }}
        >
          Mapa
        </a>
      )}
      {/* There before it says that an answer is missing: a live region that arrives with its text is often not read. */}
      {asks && !isChosen && (
        <p className={props.notice ? 'escoge falta' : 'escoge'} role="status">
          {props.notice || 'Escoge una respuesta'}
        </p>
      )}
      {asks && isChosen && (
        <button
          className={props.explains ? 'btn go' : 'btn alt'}
          type="button"
          onClick={() => {
            props.onReveal();
          }}
        >
          Ver Respuesta
        </button>
      )}
      {isRevealed && isChosen && (
        <button ref={why} className="btn alt" type="button" aria-expanded={isWhole} onClick={onWhy}>
          <span>{isWhole ? 'Menos' : 'Por qué'}</span>
        </button>
      )}
      {(exam || (isChosen && !(asks && props.explains))) && (
        <button className="btn go" type="submit">
          {props.isLast ? 'Finalizar' : 'Siguiente'}
        </button>
      )}
    </>
  );
}
