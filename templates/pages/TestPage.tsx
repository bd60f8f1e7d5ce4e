/** A test: the quiz, and below it every question with its answer, for readers without JavaScript and for print. */

import type { QuizData, QuizQuestion } from '../islands/model/quiz-data.ts';
import { Button } from '../islands/parts/Buttons.tsx';
import { QuestionImage } from '../islands/parts/question/QuestionImage.tsx';
import { QuizRichText, withUnbreakableFigures } from '../islands/parts/question/QuizRichText.tsx';
import { BackLink } from '../parts/BackLink.tsx';
import { Explanation } from '../parts/Explanation.tsx';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { PracticeFailure } from '../parts/PracticeFailure.tsx';
import { ScriptNotice } from '../parts/ScriptNotice.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import type { IslandHtml, TestCardView, View } from '../view.ts';

type TestPageProps = IslandHtml & { view: View; card: TestCardView; quiz: QuizData };

export function TestPage(props: TestPageProps) {
  const { view, card, quiz, island, islandData } = props;
  const isReto = quiz.test.reto === true;
  return (
    <>
      <BackLink view={view} route={card.list.route} label={card.list.back} />
      <ScriptNotice
        what={isReto ? 'La práctica interactiva' : 'El test interactivo'}
        page={view.href(card.route)}
      >
        Puedes leer todas las preguntas más abajo.
      </ScriptNotice>
      <HtmlBlock
        id="quiz"
        className="narrow-column"
        data-island="quiz"
        data-estado="primera"
        of={island}
      />
      <HtmlBlock of={islandData} />
      <PracticeFailure view={view} page={view.href(card.route)} plain="#preguntas" />
      <section className="narrow-column">
        <h2>{isReto ? 'Sobre estos retos' : 'Sobre este test'}</h2>
        <p>{view.text(card.description)}</p>
      </section>
      <section className="narrow-column plain-questions" id="preguntas">
        <p className="paper-only">{view.words(card.title)}</p>
        <h2>Todas las preguntas</h2>
        <p className="script-only">
          <Button data-print-page="" label="Imprimir el test" />
        </p>
        <ol>
          {quiz.questions.map((question) => (
            <Question key={question.id} question={question} />
          ))}
        </ol>
      </section>
      <Paper {...props} />
      <SourceReadDates />
    </>
  );
}

function Question({ question }: { question: QuizQuestion }) {
  return (
    <li id={question.id}>
      {/* The stem is first, because the list prints its number beside the first line. */}
      <h3>
        <QuizRichText text={question.stem} />
      </h3>
      <QuestionImage sign={question.sign} lazy />
      <ol type="A">
        {question.options.map((option) => (
          <li key={option}>{withUnbreakableFigures(option)}</li>
        ))}
      </ol>
      <details>
        <summary>Ver la respuesta</summary>
        <Explanation question={question} listed />
      </details>
    </li>
  );
}

/** For print only: an answer sheet, and the key on a separate page. The key with explanations is at /maestros/. */
function Paper({ view, card: { title }, quiz: { questions } }: TestPageProps) {
  return (
    <>
      <section className="paper-only printout">
        <h2>Hoja de respuestas: {view.words(title)}</h2>
        <p>Nombre: ______________________________ Fecha: ______________</p>
        <ol>
          {questions.map(({ id }) => (
            <li key={id}>
              <i>A</i> <i>B</i> <i>C</i> <i>D</i>
            </li>
          ))}
        </ol>
      </section>
      <section className="paper-only answer-key">
        <h2>Clave: {view.words(title)}</h2>
        <ol>
          {questions.map(({ id, answer }) => (
            <li key={id}>
              <b>{'ABCD'[answer]}</b>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
