/** One question: stem, sign, options, the answer behind a press, its reason, its source and where it appears. */
import type { QuestionPageProps } from '../page-props.ts';
import { AnswerForm } from '../parts/AnswerForm.tsx';
import { BackLink } from '../parts/BackLink.tsx';
import { Neighbours } from '../parts/Neighbours.tsx';
import { ReadOn } from '../parts/ReadOn.tsx';
import { ShareLinks } from '../parts/ShareLinks.tsx';

export function QuestionPage({
  view,
  card,
  question,
  number,
  previous,
  next,
  route,
  title,
}: QuestionPageProps) {
  const isReto = card.list.route === '/retos/';
  return (
    <>
      <BackLink view={view} route={card.route} label={`Volver a ${card.title}`} />
      <article className="columna pregunta">
        <p className="meta">
          Pregunta {number} de {card.questions} · {view.words(card.title)}
        </p>
        <AnswerForm question={question} reviewed={!isReto} />
        <p className="botones">
          {next && (
            <a className="btn go" href={view.href(next.route)}>
              Siguiente pregunta
            </a>
          )}
          <a className={next ? 'btn alt' : 'btn go'} href={view.href('/repaso/#diez')}>
            Diez preguntas mezcladas
          </a>
        </p>
        <ShareLinks view={view} route={route} title={title} />
        <section>
          <h2>Aparece en</h2>
          <ul className="enlaces">
            <li>
              <a href={view.href(`${card.route}#${question.id}`)}>
                {isReto ? 'Retos' : 'Test'}: {view.words(card.title)}
              </a>
            </li>
            <li>
              <a href={question.section.href}>Manual: {view.words(question.section.title)}</a>
            </li>
          </ul>
        </section>
      </article>
      <Neighbours view={view} label="Preguntas" previous={previous} next={next} />
      <ReadOn />
    </>
  );
}
