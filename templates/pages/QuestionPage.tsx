/** One question: stem, sign, options, the answer behind a press, its reason, its source and where it appears. */
import { SignImage } from '../islands/quiz/SignImage.tsx';
import { BackLink } from '../parts/BackLink.tsx';
import { Html } from '../parts/Html.tsx';
import { Neighbours } from '../parts/Neighbours.tsx';
import { Reviewed } from '../parts/Reviewed.tsx';
import type { Html as HtmlString, QuestionPageProps } from '../view.ts';

/** The strings of the quiz's data are HTML that the build made; the browser's types do not know the brand. */
const html = (text: string) => text as HtmlString;

export function QuestionPage({ view, card, question, number, previous, next, updated }: QuestionPageProps) {
  return (
    <>
      <BackLink view={view} route={card.route} label={`Volver a ${card.title}`} />
      <article className="columna pregunta">
        <p className="meta">
          Pregunta {number} de {card.questions} · {card.title}
        </p>
        <div className="stem">
          <SignImage sign={question.sign} />
          <Html as="h1" of={html(question.stem)} />
        </div>
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
          <Html as="p" of={html(question.explanation)} />
          {question.dispute && <Html as="p" className="nota" of={html(question.dispute)} />}
          <ul className="ficha">
            {question.sources.map((source) => (
              <li key={source.title}>{source.href ? <a href={source.href}>{source.title}</a> : source.title}</li>
            ))}
          </ul>
        </details>
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
