/**
 * The sheet of a revealed question: the verdict, the reason in one sentence and, after *Por qué* is pressed, the rest
 * with its sources.
 */
import { type RefObject, useRef, useState } from 'react';
import type { Choice } from '../../model/attempt.ts';
import type { Miss } from '../../model/outcome.ts';
import type { QuizQuestion, SignFace } from '../../model/quiz-data.ts';
import { AnswerMark } from './AnswerMark.tsx';
import { QuizRichText } from './QuizRichText.tsx';
import type { QuestionProps } from './question-props.ts';
import { ShareButtons } from './ShareButtons.tsx';
import { SourceLine } from './SourceLine.tsx';
import { splitExplanation } from './split-explanation.ts';

/** Milliseconds in which the links and buttons of a new sheet ignore presses. */
const DEAD_MS = 400;

type Props = Pick<QuestionProps, 'question' | 'report' | 'page' | 'onUnsure'> & {
  choice: Choice;
  /** Letter of the right option, as shown on the screen. */
  letter: string;
  isWhole: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
};

export function Feedback(props: Props) {
  const { question, choice, letter, isWhole, report, page, onUnsure, heading } = props;
  const right = choice === question.answer;
  const verdict = right ? 'Correcta' : 'Todavía no';
  const since = useRef(performance.now());
  const [isSaid, say] = useState(false);
  const faces = right ? undefined : question.faces;
  // The two signs already explain the error.
  const error = faces ? undefined : question.errors[choice];
  const [rule, rest] = splitExplanation(question.explanation);
  return (
    <section
      className={`feedback ${right ? 'is-right' : 'is-wrong'}`}
      aria-label="Respuesta"
      onClickCapture={(event) => {
        // The second tap of a double tap may hit a link that has replaced the option.
        if (event.timeStamp - since.current >= DEAD_MS || event.detail === 0) return;
        event.preventDefault();
        // Otherwise the page's script would handle a click on a share button.
        event.stopPropagation();
      }}
    >
      {/* The heading takes the focus, so that verdict, option and rule are read together. */}
      <h2 ref={heading} tabIndex={-1} aria-describedby="razon">
        <AnswerMark ok={right} />
        <span aria-hidden="true">{verdict}</span>
        <i className="spoken-text">{`${verdict}. ${right ? '' : `Correcta: ${letter}. `}${question.options[question.answer]}.`}</i>
      </h2>
      {faces && <Confused chosen={faces[choice]!} right={faces[question.answer]!} />}
      {question.explanation === '' ? (
        <NotThere />
      ) : (
        <p>
          {error && (
            <span className="chosen-reason">
              <QuizRichText text={error} />{' '}
            </span>
          )}
          <span className="rule" id="razon">
            <QuizRichText text={rule} />
          </span>
        </p>
      )}
      {isWhole && right && onUnsure && (
        <button
          className="btn secondary"
          type="button"
          onClick={() => {
            onUnsure();
            say(true);
            // The button that had the focus is gone, so the heading takes the focus.
            heading.current?.focus();
          }}
        >
          No tenía certeza
        </button>
      )}
      {isSaid && <p role="status">Anotado: esta cuenta a medias y te la volvemos a preguntar.</p>}
      {isWhole && (
        <>
          {rest.length > 0 && (
            <p>
              <QuizRichText text={rest} />
            </p>
          )}
          <Others question={question} choice={choice} />
          <Grounds question={question} />
          {page && (
            <details className="fine-print">
              <summary>Compartir esta pregunta</summary>
              <div className="buttons">
                <ShareButtons
                  url={window.location.origin + page}
                  text="¿Te sabes esta pregunta del examen de aprendizaje?"
                  isLive
                />
              </div>
            </details>
          )}
          {report && (
            <p className="fine-print">
              <a href={report} rel="noopener noreferrer">
                ¿Algo está mal en esta pregunta?
              </a>
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Confused({ chosen, right }: { chosen: SignFace; right: SignFace }) {
  const face = (label: string, { name, sign }: SignFace) => (
    <li>
      {sign && <img {...sign} />}
      <span>
        {`${label}: `}
        <b>{name}</b>
      </span>
    </li>
  );
  return (
    <ul className="confused-signs">
      {face('Tu respuesta', chosen)}
      {face('Correcta', right)}
    </ul>
  );
}

function Others({ question, choice }: { question: QuizQuestion; choice: Choice }) {
  const others = question.errors.flatMap((error, index) =>
    error && index !== choice ? [{ option: question.options[index]!, error }] : [],
  );
  if (others.length === 0) return null;
  return (
    <>
      <p>
        <b>Por qué las otras no</b>
      </p>
      <ul>
        {others.map(({ option, error }) => (
          <li key={option}>
            <b>{option}:</b> <QuizRichText text={error} />
          </li>
        ))}
      </ul>
    </>
  );
}

const NotThere = () => (
  <p id="razon">La explicación todavía no ha llegado. Si no llega, recarga la página.</p>
);

/** The explanation below each question to review on the result page. */
export function MissExplanation({ question, choice }: Pick<Miss, 'question' | 'choice'>) {
  const error = choice === undefined ? null : question.errors[choice];
  if (question.explanation === '') return <NotThere />;
  return (
    <>
      {error && (
        <p>
          <b>Tu respuesta:</b> <QuizRichText text={error} />
        </p>
      )}
      <p>
        <QuizRichText text={question.explanation} />
      </p>
      <Grounds question={question} />
    </>
  );
}

/** The evidence for the reason: a note on a disputed figure, the section of the manual, and the sources. */
function Grounds({ question }: { question: QuizQuestion }) {
  return (
    <>
      {question.dispute && <p className="note">{question.dispute}</p>}
      <p className="fine-print">
        <a href={question.section.href}>Ver en el manual: {question.section.title}</a>
      </p>
      <SourceLine {...question} />
    </>
  );
}
