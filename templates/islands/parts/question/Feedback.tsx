/** The feedback of a revealed question: verdict, explanation, disputed figure and sources. */
import { type ReactNode, type RefObject, useRef } from 'react';
import type { Choice } from '../../model/attempt.ts';
import type { QuizQuestion } from '../../model/quiz-data.ts';
import { RichText } from './RichText.tsx';
import { ShareButtons } from './ShareButtons.tsx';
import { SourceLine } from './SourceLine.tsx';

/** Links and buttons of an answer that has just appeared do nothing for so long. */
const DEAD_MS = 400;

type Props = {
  question: QuizQuestion;
  choice: Choice;
  report: string | undefined;
  /** Path of the question's own page; a drill has none. */
  page: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
};

export function Feedback({ question, choice, report, page, heading }: Props): ReactNode {
  const right = choice === question.answer;
  const since = useRef(performance.now());
  return (
    <section
      className={`fb ${right ? 'ok' : 'no'}`}
      aria-labelledby="veredicto"
      onClickCapture={(event) => {
        // A second press of the finger that answered may find a link in the place of the option.
        if (event.timeStamp - since.current >= DEAD_MS || event.detail === 0) return;
        event.preventDefault();
        // The page's script listens for what shares.
        event.stopPropagation();
      }}
    >
      <h2 id="veredicto" ref={heading} tabIndex={-1}>
        {right ? 'Correcta.' : 'Todavía no.'}
      </h2>
      {!right && (
        <p>
          <b>La correcta:</b> {question.options[question.answer]}
        </p>
      )}
      <Reason question={question} choice={choice} id="razon" />
      {page && (
        <details
          className="ficha"
          // What opens would be under the bar at the foot of a phone.
          onToggle={({ currentTarget }) => {
            currentTarget.scrollIntoView({ block: 'nearest' });
          }}
        >
          <summary>Compartir esta pregunta</summary>
          <div className="botones">
            <ShareButtons
              url={window.location.origin + page}
              text="¿Te sabes esta pregunta del examen de aprendizaje?"
              isLive
            />
          </div>
        </details>
      )}
      {report && (
        <p>
          <a href={report} rel="noopener noreferrer">
            Reportar un error en esta pregunta
          </a>
        </p>
      )}
    </section>
  );
}

/** Also on the result page, under each question to review. */
export function Reason({
  question,
  choice,
  id,
}: {
  question: QuizQuestion;
  /** Absent: left blank. */
  choice: Choice | undefined;
  id?: string;
}): ReactNode {
  const error = choice === undefined ? null : question.errors[choice];
  if (question.explanation === '')
    return (
      <p id={id}>
        La explicación todavía no ha llegado. Si no llega, recarga la página: tus respuestas están
        guardadas.
      </p>
    );
  return (
    <>
      {error && (
        <p id={id && `${id}-tuya`}>
          <b>Tu respuesta:</b> <RichText text={error} />
        </p>
      )}
      <p id={id}>
        <RichText text={question.explanation} />
      </p>
      {question.dispute && <p className="nota">{question.dispute}</p>}
      <p className="ficha">
        <a href={question.section.href}>Ver en el manual: {question.section.title}</a>
      </p>
      <SourceLine sources={question.sources} />
    </>
  );
}
