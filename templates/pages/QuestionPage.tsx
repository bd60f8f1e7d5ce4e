/** One question: stem, sign, options, the answer behind a press, its reason, its source and where it appears. */
import { RichText } from '../islands/quiz/RichText.tsx';
import { SignImage } from '../islands/quiz/SignImage.tsx';
import type { QuestionPageProps } from '../page-props.ts';
import { BackLink } from '../parts/BackLink.tsx';
import { Neighbours } from '../parts/Neighbours.tsx';
import { QuestionAnswer } from '../parts/QuestionAnswer.tsx';
import { Reviewed } from '../parts/Reviewed.tsx';

export function QuestionPage({
  view,
  card,
  question,
  number,
  previous,
  next,
  updated,
}: QuestionPageProps) {
  return (
    <>
      <BackLink view={view} route={card.route} label={`Volver a ${card.title}`} />
      <article className="columna pregunta">
        <p className="meta">
          Pregunta {number} de {card.questions} · {card.title}
        </p>
        <div className="stem">
          <SignImage sign={question.sign} />
          <h1>
            <RichText text={question.stem} />
          </h1>
        </div>
        <QuestionAnswer question={question} errors />
        <section>
          <h2>Aparece en</h2>
          <ul className="enlaces">
            <li>
              <a href={view.href(`${card.route}#${question.id}`)}>Test: {card.title}</a>
            </li>
            <li>
              <a href={question.section.href}>Manual: {question.section.title}</a>
            </li>
          </ul>
        </section>
      </article>
      <Neighbours view={view} label="Preguntas" previous={previous} next={next} />
      <Reviewed view={view} dates={[updated]} />
    </>
  );
}
