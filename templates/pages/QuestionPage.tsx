/**
 * One question: stem, sign, options, an answer shown on click, its reason, its source, and links to where it is asked.
 */

import type { QuizQuestion } from '../islands/model/quiz-data.ts';
import { ButtonLink } from '../islands/parts/Buttons.tsx';
import { QuestionFrame } from '../islands/parts/question/QuestionFrame.tsx';
import { QuestionHeader } from '../islands/parts/question/QuestionHeader.tsx';
import { QuizRichText } from '../islands/parts/question/QuizRichText.tsx';
import { AnswerForm } from '../parts/AnswerForm.tsx';
import { type Neighbour, PreviousNextLinks } from '../parts/PreviousNextLinks.tsx';
import { ShareLinks } from '../parts/ShareLinks.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import type { TestCardView, View } from '../view.ts';

/** The test or list of a question, for the link back to it. */
export type QuestionOwner = Pick<TestCardView, 'title' | 'route' | 'questions' | 'sign'> & {
  kind: 'Test' | 'Retos' | 'Lista';
  list?: TestCardView['list'];
  /** Address of the question in the test or list. */
  place: string;
};

type QuestionPageProps = {
  view: View;
  owner: QuestionOwner;
  question: QuizQuestion;
  /** Formas of the question, which have no page of their own. */
  forms: QuizQuestion[];
  number: number;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  route: string;
  title: string;
};

export function QuestionPage(props: QuestionPageProps) {
  const { view, owner, question, forms, number, previous, next, route, title } = props;
  return (
    <>
      <article className="question">
        <QuestionFrame sign={question.sign} looks=" in-page">
          <QuestionHeader
            out={view.href(owner.route)}
            leave={
              <>
                {owner.kind}
                <span className="visually-hidden">: {view.words(owner.title)}</span>
              </>
            }
            at={number - 1}
            total={owner.questions}
          />
          <AnswerForm question={question} />
        </QuestionFrame>
        <p className="buttons">
          {next && (
            <ButtonLink look="primary" href={view.href(next.route)} label="Siguiente pregunta" />
          )}
          <ButtonLink
            look={next ? 'secondary' : 'primary'}
            href={view.href('/repaso/#diez')}
            label="Diez preguntas mezcladas"
          />
        </p>
        {forms.length > 0 && (
          <section>
            <h2>Lo mismo, de otra forma</h2>
            {forms.map((form) => (
              <details key={form.id} id={form.id} className="other-form">
                <summary>
                  <h3>
                    <QuizRichText text={form.stem} />
                  </h3>
                </summary>
                <QuestionFrame sign={form.sign} looks=" in-page">
                  <AnswerForm question={form} isForm />
                </QuestionFrame>
              </details>
            ))}
          </section>
        )}
        <ShareLinks view={view} route={route} title={title} />
        <section>
          <h2>Aparece en</h2>
          <ul className="link-list">
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
      <PreviousNextLinks view={view} label="Preguntas" previous={previous} next={next} />
      <SourceReadDates />
    </>
  );
}
