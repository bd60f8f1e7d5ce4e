/** The result of a test, which the script fills in, and the other tests below it. */
import type { ResultPageProps } from '../page-props.ts';
import { Html } from '../parts/Html.tsx';
import { NeedsScript } from '../parts/NeedsScript.tsx';
import { PracticeFailure } from '../parts/PracticeFailure.tsx';
import { ReadOn } from '../parts/ReadOn.tsx';
import { StudyAdvice } from '../parts/StudyAdvice.tsx';
import { TestRow } from '../parts/TestCard.tsx';

export function ResultPage({ view, card, others, island, islandData }: ResultPageProps) {
  return (
    <>
      <NeedsScript what="Tu resultado" page={view.href(card.resultRoute)}>
        Puedes <a href={view.href(card.route)}>leer las preguntas y las respuestas</a>.
      </NeedsScript>
      <Html id="result" className="angosto" data-island="result" of={island} />
      <Html of={islandData} />
      <PracticeFailure
        view={view}
        page={view.href(card.resultRoute)}
        plain={view.href(card.list.route)}
      />
      <StudyAdvice view={view} />
      <p className="sigue angosto">
        Cuando apruebes el teórico, sigue practicar:{' '}
        <a href={view.href('/practica/')}>para quien te acompaña</a>.
      </p>
      <section>
        <h2>{card.list.route === '/tests/' ? 'Otros Tests' : 'Otros retos'}</h2>
        <ul className="rutas">
          {others.map((other) => (
            <TestRow key={other.id} view={view} card={other} />
          ))}
        </ul>
      </section>
      <ReadOn />
    </>
  );
}
