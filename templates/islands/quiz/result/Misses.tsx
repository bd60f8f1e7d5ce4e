/** The questions to review in a result, each with its answer and explanation. */
import { useDeferredValue } from 'react';
import type { Miss } from '../../model/outcome.ts';
import { AnswerMark } from '../../parts/question/AnswerMark.tsx';
import { MissExplanation } from '../../parts/question/Feedback.tsx';
import { QuestionImage } from '../../parts/question/QuestionImage.tsx';
import { QuizRichText } from '../../parts/question/QuizRichText.tsx';

const NONE: readonly Miss[] = [];

/** The list is folded, so that the result fits on one screen. Printing shows it open. */
export function Misses({ title, misses }: { title: string; misses: readonly Miss[] }) {
  // The list is drawn after the verdict, because forty questions take a slow phone a quarter of a second.
  const drawn = useDeferredValue(misses, NONE);
  if (misses.length === 0) return null;
  return (
    <details className="folded-section">
      <summary>
        <h2>{`${title}: ${misses.length === 1 ? '1 pregunta' : `${misses.length} preguntas`}`}</h2>
      </summary>
      {drawn.map((miss) => (
        <MissItem key={miss.question.id} miss={miss} />
      ))}
    </details>
  );
}

function MissItem({ miss: { number, question, choice } }: { miss: Miss }) {
  const right = choice === question.answer;
  return (
    <article className="missed-question">
      <h3 className="stem" data-sabe={question.id}>
        <QuestionImage sign={question.sign} />
        <span>
          {number}. <QuizRichText text={question.stem} />
        </span>
      </h3>
      {!right && (
        <p className="option is-wrong">
          <b className="option-letter">
            <AnswerMark ok={false} />
          </b>
          <span>{choice === undefined ? 'La dejaste en blanco' : question.options[choice]}</span>
          {choice !== undefined && <small>Tu respuesta</small>}
        </p>
      )}
      <p className="option is-right">
        <b className="option-letter">
          <AnswerMark ok />
        </b>
        <span>{question.options[question.answer]}</span>
        <small>Correcta</small>
      </p>
      <MissExplanation question={question} choice={choice} />
    </article>
  );
}
