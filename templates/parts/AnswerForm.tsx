/**
 * A question to answer without a script: radios, and the answer behind a press. The stylesheet compares what is chosen with
 * what is right once the answer is open; the page's script keeps the answer for the plan.
 */

import type { QuizQuestion } from '../islands/model/quiz-data.ts';
import { Picture } from '../islands/parts/question/Frame.tsx';
import { Mark } from '../islands/parts/question/Mark.tsx';
import { RichText, withWholeFigures } from '../islands/parts/question/RichText.tsx';
import { Explanation } from './Explanation.tsx';

export function AnswerForm({ question }: { question: QuizQuestion }) {
  const { answer, options } = question;
  return (
    <div
      className="contestar"
      data-answer={answer}
      data-question={question.id}
      data-revision={question.revision}
    >
      <fieldset>
        <legend className="stem">
          <Picture sign={question.sign} />
          <h1 data-sabe={question.id}>
            <RichText text={question.stem} />
          </h1>
        </legend>
        {options.map((option, index) => (
          <label key={option} className={index === answer ? 'op correcta' : 'op'}>
            <input type="radio" name="respuesta" value={index} />
            <b className="l" aria-hidden="true">
              <i>{'ABCD'[index]}</i>
              <Mark ok={index === answer} />
            </b>
            <span>{withWholeFigures(option)}</span>
            <small>{index === answer ? 'Correcta' : 'Tu respuesta'}</small>
          </label>
        ))}
      </fieldset>
      <details>
        <summary>
          Ver la respuesta <small className="falta">Escoge primero, si quieres</small>
        </summary>
        <div className="fb">
          <p className="acierto">
            <b>Correcta.</b>
          </p>
          <p className="fallo">
            <b>Todavía no.</b>
          </p>
          <Explanation question={question} />
        </div>
      </details>
    </div>
  );
}
