/** A question that is no longer asked: that it is retired and why, then what it asked, with its answer. */
import { RichText } from '../islands/quiz/RichText.tsx';
import { SignImage } from '../islands/quiz/SignImage.tsx';
import type { RetiredQuestionProps } from '../page-props.ts';
import { BackLink } from '../parts/BackLink.tsx';
import { Html } from '../parts/Html.tsx';
import { QuestionAnswer } from '../parts/QuestionAnswer.tsx';

export function RetiredQuestionPage({ view, question, on, because }: RetiredQuestionProps) {
  return (
    <>
      <BackLink view={view} route="/tests/" label="Volver a los tests" />
      <article className="columna pregunta">
        <p className="aviso">
          <b>Esta pregunta ya no se usa</b> (desde el {view.date(on)}).{' '}
          <Html as="span" of={because} />
        </p>
        <div className="stem">
          <SignImage sign={question.sign} />
          <h1>
            <RichText text={question.stem} />
          </h1>
        </div>
        <QuestionAnswer question={question} manual errors />
      </article>
    </>
  );
}
