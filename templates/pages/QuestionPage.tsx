/** One question: stem, sign, options, the answer behind a press, its reason, its source and where it appears. */
import { Frame } from '../islands/parts/question/Frame.tsx';
import { Strip } from '../islands/parts/question/Strip.tsx';
import type { QuestionPageProps } from '../page-props.ts';
import { AnswerForm } from '../parts/AnswerForm.tsx';
import { Neighbours } from '../parts/Neighbours.tsx';
import { ReadOn } from '../parts/ReadOn.tsx';
import { ShareLinks } from '../parts/ShareLinks.tsx';

export function QuestionPage({
  view,
  owner,
  question,
  number,
  previous,
  next,
  route,
  title,
}: QuestionPageProps) {
  return (
    <>
      <article className="pregunta">
        <Frame sign={question.sign} looks=" quieto">
          <Strip
            out={view.href(owner.route)}
            leave={
              <>
                {owner.kind}
                <span className="oculto">: {view.words(owner.title)}</span>
              </>
            }
            at={number - 1}
            total={owner.questions}
          />
          <AnswerForm question={question} />
        </Frame>
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
              <a href={view.href(owner.place)}>
                {owner.kind}: {view.words(owner.title)}
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
