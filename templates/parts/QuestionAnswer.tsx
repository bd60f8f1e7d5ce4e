/** The options of a question and, behind a press, the answer with its reason and its sources: on its own page and in the list of a test. */
import type { QuizQuestion } from '../islands/quiz/quiz-data.ts';
import { RichText } from '../islands/quiz/RichText.tsx';

/** @param manual absent where the page itself links to the section */
export function QuestionAnswer({
  question,
  manual = false,
}: {
  question: QuizQuestion;
  manual?: boolean;
}) {
  return (
    <>
      <ol className="letras">
        {question.options.map((option) => (
          <li key={option}>{option}</li>
        ))}
      </ol>
      <details>
        <summary>Ver la respuesta</summary>
        <p>
          <b>
            Correcta: {'ABCD'[question.answer]}. {question.options[question.answer]}
          </b>
        </p>
        <p>
          <RichText text={question.explanation} />
        </p>
        {question.dispute && <p className="nota">{question.dispute}</p>}
        <ul className="ficha">
          {question.sources.map((source) => (
            <li key={source.title}>
              {source.href ? <a href={source.href}>{source.title}</a> : source.title}
            </li>
          ))}
          {manual && (
            <li>
              En el manual: <a href={question.section.href}>{question.section.title}</a>
            </li>
          )}
        </ul>
      </details>
    </>
  );
}
