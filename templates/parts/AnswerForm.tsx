/**
 * A question to answer without JavaScript: radio buttons, and an answer that opens on click. The stylesheet then shows
 * whether the chosen option is right; the page's script stores the answer for the plan.
 */

import type { QuizQuestion } from '../islands/model/quiz-data.ts';
import { AnswerMark } from '../islands/parts/question/AnswerMark.tsx';
import { FramePicture } from '../islands/parts/question/QuestionFrame.tsx';
import { QuizRichText, withUnbreakableFigures } from '../islands/parts/question/QuizRichText.tsx';
import { Explanation } from './Explanation.tsx';

/** @property isForm true for a forma, whose stem is in the heading above; a click on that heading opens the forma */
type Props = { question: QuizQuestion; isForm?: boolean };

export function AnswerForm({ question, isForm = false }: Props) {
  const { answer, options } = question;
  const Verdict = isForm ? 'h4' : 'h2';
  return (
    <div
      className="answer-form"
      data-answer={answer}
      data-question={question.id}
      data-revision={question.revision}
    >
      <div className="stem">
        {!isForm && (
          <h1 data-sabe={question.id}>
            <QuizRichText text={question.stem} />
          </h1>
        )}
        <FramePicture sign={question.sign} />
      </div>
      <div role="radiogroup" aria-label="Opciones">
        {options.map((option, index) => (
          <label key={option} className={index === answer ? 'option right-option' : 'option'}>
            <input
              type="radio"
              name={isForm ? `respuesta-${question.id}` : 'respuesta'}
              value={index}
            />
            <b className="option-letter" aria-hidden="true">
              <i>{'ABCD'[index]}</i>
              <AnswerMark ok={index === answer} />
            </b>
            <i className="spoken-text">{`${'ABCD'[index]}. `}</i>
            <span>{withUnbreakableFigures(option)}</span>
            <small>{index === answer ? 'Correcta' : 'Tu respuesta'}</small>
          </label>
        ))}
      </div>
      <details>
        <summary>
          Ver la respuesta <small className="choose-first-hint">Escoge primero, si quieres</small>
        </summary>
        <div className="feedback">
          <Verdict tabIndex={-1} aria-describedby={`razon-${question.id}`}>
            <span className="wrong-choice-note">Todavía no. </span>
            {`Correcta: ${'ABCD'[answer]}. `}
            {withUnbreakableFigures(options[answer]!)}
          </Verdict>
          <Explanation question={question} />
        </div>
      </details>
    </div>
  );
}
