/** The result of a test, which the script fills in. */
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { PracticeFailure } from '../parts/PracticeFailure.tsx';
import { ScriptNotice } from '../parts/ScriptNotice.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import type { IslandHtml, TestCardView, View } from '../view.ts';

type ResultPageProps = IslandHtml & { view: View; card: TestCardView };

export function ResultPage({ view, card, island, islandData }: ResultPageProps) {
  return (
    <>
      <ScriptNotice what="Tu resultado" page={view.href(card.resultRoute)}>
        Puedes <a href={view.href(card.route)}>leer las preguntas y las respuestas</a>.
      </ScriptNotice>
      <HtmlBlock id="result" data-island="result" of={island} />
      <HtmlBlock of={islandData} />
      <PracticeFailure
        view={view}
        page={view.href(card.resultRoute)}
        plain={view.href(card.list.route)}
      />
      <p className="continue-note">
        Cuando apruebes el teórico, sigue practicar:{' '}
        <a href={view.href('/practica/')}>para quien te acompaña</a>.
      </p>
      <SourceReadDates />
    </>
  );
}
