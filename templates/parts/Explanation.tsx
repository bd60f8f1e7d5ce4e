/** The answer to a question with its reason and its sources, on the question's page and in the list of a test. */

import type { QuizQuestion } from '../islands/model/quiz-data.ts';
import { QuizRichText, withUnbreakableFigures } from '../islands/parts/question/QuizRichText.tsx';
import { SourceLine } from '../islands/parts/question/SourceLine.tsx';
import { splitExplanation } from '../islands/parts/question/split-explanation.ts';

type Props = {
  question: QuizQuestion;
  /**
   * True in the list of a test: adds a link to the section, and leaves out the errors of the wrong options, which would
   * cost every reader 4 KB.
   */
  listed?: boolean;
};

export function Explanation({ question, listed = false }: Props) {
  const [rule, rest] = splitExplanation(question.explanation);
  return (
    <>
      {listed && (
        <p>
          <b>
            Correcta: {'ABCD'[question.answer]}.{' '}
            {withUnbreakableFigures(question.options[question.answer]!)}
          </b>
        </p>
      )}
      {!listed && <Chosen question={question} />}
      <p>
        {listed ? (
          <QuizRichText text={question.explanation} />
        ) : (
          <>
            {/* The verdict refers to this id in aria-describedby. */}
            <span id={`razon-${question.id}`}>
              <QuizRichText text={rule} />
            </span>{' '}
            <QuizRichText text={rest} />
          </>
        )}
      </p>
      {!listed && <Reasons question={question} />}
      {question.dispute && <p className="note">{withUnbreakableFigures(question.dispute)}</p>}
      {listed && (
        <p className="fine-print">
          En el manual:{' '}
          <a href={question.section.href}>{withUnbreakableFigures(question.section.title)}</a>
        </p>
      )}
      <SourceLine {...question} />
    </>
  );
}

const wrongOnes = ({ options, errors }: QuizQuestion) =>
  options.flatMap((option, index) => {
    const error = errors[index];
    return error ? [{ option, index, error }] : [];
  });

/** The error behind each wrong option. The stylesheet shows only that of the chosen option. */
function Chosen({ question }: { question: QuizQuestion }) {
  return wrongOnes(question).map(({ option, index, error }) => (
    <p key={option} className={`chosen-reason chosen-reason-${index}`}>
      <b>Tu respuesta:</b> <QuizRichText text={error} />
    </p>
  ));
}

function Reasons({ question }: { question: QuizQuestion }) {
  return (
    <details>
      <summary>Por qué las otras no</summary>
      <ul className="reasons">
        {wrongOnes(question).map(({ option, error }) => (
          <li key={option}>
            <b>{withUnbreakableFigures(option)}:</b> <QuizRichText text={error} />
          </li>
        ))}
      </ul>
    </details>
  );
}
