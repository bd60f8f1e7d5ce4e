/** The options of a question and, behind a press, the answer with its reason and its sources: on its own page and in the list of a test. */
import type { QuizQuestion } from '../islands/quiz/quiz-data.ts';
import type { Html as HtmlString } from '../view.ts';
import { Html } from './Html.tsx';

/** The strings of the quiz's data are HTML that the build made; the browser's types do not know the brand. */
export const quizHtml = (text: string) => text as HtmlString;

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
        <Html as="p" of={quizHtml(question.explanation)} />
        {question.dispute && <Html as="p" className="nota" of={quizHtml(question.dispute)} />}
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
