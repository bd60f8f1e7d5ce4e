/** The options of a question and, behind a press, the answer with its reason and its sources: on its own page and in the list of a test. */

import type { QuizQuestion } from '../islands/model/quiz-data.ts';
import { RichText, withWholeFigures } from '../islands/parts/question/RichText.tsx';
import { SourceLine } from '../islands/parts/question/SourceLine.tsx';

type Props = {
  question: QuizQuestion;
  /** In the list of a test, where nothing else links to the section. */
  listed?: boolean;
  /** Says why each wrong option is wrong: in the list of a test that would cost every reader 4 KB. */
  errors?: boolean;
};

export function QuestionAnswer({ question, listed = false, errors = false }: Props) {
  return (
    <>
      <ol type="A">
        {question.options.map((option) => (
          <li key={option}>{withWholeFigures(option)}</li>
        ))}
      </ol>
      <details>
        <summary>Ver la respuesta</summary>
        <Explanation question={question} listed={listed} errors={errors} />
      </details>
    </>
  );
}

/** The right option, its reason and its sources. */
export function Explanation({ question, listed = false, errors = false }: Props) {
  return (
    <>
      <p>
        <b>
          Correcta: {'ABCD'[question.answer]}.{' '}
          {withWholeFigures(question.options[question.answer]!)}
        </b>
      </p>
      {errors && <Chosen question={question} />}
      <p>
        <RichText text={question.explanation} />
      </p>
      {errors && <Reasons question={question} />}
      {question.dispute && <p className="nota">{withWholeFigures(question.dispute)}</p>}
      {listed && (
        <p className="ficha">
          En el manual:{' '}
          <a href={question.section.href}>{withWholeFigures(question.section.title)}</a>
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

/** Why the option that the reader chose is wrong: the stylesheet shows the one that is chosen. */
function Chosen({ question }: { question: QuizQuestion }) {
  return wrongOnes(question).map(({ option, index, error }) => (
    <p key={option} className={`tuya tuya-${index}`}>
      <b>Tu respuesta:</b> <RichText text={error} />
    </p>
  ));
}

/** Why each wrong option is wrong, closed. */
function Reasons({ question }: { question: QuizQuestion }) {
  return (
    <details>
      <summary>Por qué las otras no</summary>
      <ul className="razones">
        {wrongOnes(question).map(({ option, error }) => (
          <li key={option}>
            <b>{withWholeFigures(option)}:</b> <RichText text={error} />
          </li>
        ))}
      </ul>
    </details>
  );
}
