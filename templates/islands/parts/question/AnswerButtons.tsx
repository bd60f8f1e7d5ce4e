/** The buttons of a question: only the actions that are possible now. */

import type { RefObject } from 'react';
import { Button, ButtonLink } from '../Buttons.tsx';
import type { QuestionProps } from './question-props.ts';

export function AnswerButtons({
  why,
  isWhole,
  onWhy,
  ...props
}: QuestionProps & {
  /** The button that takes the focus when the sheet closes. */
  why: RefObject<HTMLButtonElement | null>;
  isWhole: boolean;
  onWhy: () => void;
}) {
  const { exam, isRevealed } = props;
  const locked = props.onTakeOver !== undefined;
  const isChosen = props.choice !== undefined;
  const asks = !exam && !locked && !isRevealed;
  return (
    <>
      {/* The button for the next step comes first in the focus order, and is shown at the end of the bar. */}
      {props.explains && <Reveal {...props} />}
      {(exam || (isChosen && !(asks && props.explains))) && (
        <Button look="primary" type="submit" label={props.isLast ? 'Finalizar' : 'Siguiente'} />
      )}
      {props.at > 0 && <Button onClick={props.onPrevious} label="Anterior" />}
      {exam && !locked && (
        <ButtonLink
          href="#mapa"
          onClick={(event) => {
            event.preventDefault();
            exam.onMap();
          }}
          label="Mapa"
        />
      )}
      {/* Present before its message, because a live region added with its text is often not announced. */}
      {asks && !isChosen && (
        <p className={props.notice ? 'answer-hint is-missing' : 'answer-hint'} role="status">
          {props.notice || 'Escoge una respuesta'}
        </p>
      )}
      {!props.explains && <Reveal {...props} />}
      {isRevealed && isChosen && (
        <button
          ref={why}
          className="btn secondary"
          type="button"
          aria-expanded={isWhole}
          onClick={onWhy}
        >
          <span>{isWhole ? 'Menos' : 'Por qué'}</span>
        </button>
      )}
    </>
  );
}

/** The button that shows the answer, if an option is chosen and the answer may be shown. */
function Reveal(props: QuestionProps) {
  const { choice, exam, isRevealed, sealed, explains, onReveal, onTakeOver } = props;
  if (choice === undefined || exam || isRevealed || sealed || onTakeOver) return null;
  return (
    <Button
      look={explains ? 'primary' : 'secondary'}
      onClick={() => onReveal()}
      label="Ver Respuesta"
    />
  );
}
