/** The eight tests, each with its button and a link to earlier results. */
import { NextStepBox } from '../parts/NextStepBox.tsx';
import { OfflinePack } from '../parts/OfflinePack.tsx';
import { type RelatedLink, RelatedLinks } from '../parts/RelatedLinks.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import { sortByDifficulty, TestCard } from '../parts/TestCard.tsx';
import { TestStretchSymbols } from '../road/TestStretch.tsx';
import type { TestCardView, View } from '../view.ts';

type TestListProps = {
  view: View;
  tests: TestCardView[];
  /** True if the site has a simulated exam. `retos` is true if it has harder questions. */
  exam: boolean;
  retos: boolean;
  wheel: RelatedLink[];
};

export function TestListPage({ view, tests, exam, retos, wheel }: TestListProps) {
  return (
    <>
      <div className="with-next-step">
        <header>
          <h1>Tests de Práctica</h1>
          <p className="lead">Preguntas mezcladas o por tema.</p>
        </header>
        <NextStepBox view={view} />
      </div>
      <TestStretchSymbols />
      <ul className="cards wide-items">
        {sortByDifficulty(tests).map((card) => (
          <TestCard key={card.id} view={view} card={card} />
        ))}
      </ul>
      <section>
        <h2>Más formas de practicar</h2>
        <RelatedLinks
          view={view}
          items={[
            {
              label: 'Preguntas por tema',
              route: '/preguntas/',
              text: 'Busca una y mira su respuesta.',
            },
            {
              label: 'Repaso',
              route: '/repaso/',
              text: 'Las preguntas que contestaste mal, hasta que las sepas.',
            },
            exam && {
              label: 'Simulacro de examen',
              route: '/simulacro/',
              text: 'Todos los temas, sin respuestas hasta el final. Con reloj o sin él.',
            },
            retos && {
              label: 'Retos',
              route: '/retos/',
              text: 'Excepciones y casos difíciles, para cuando ya te sabes lo básico.',
            },
            ...wheel,
            {
              label: 'Para maestros',
              route: '/maestros/',
              text: 'Proyecta, asigna, imprime y mira los resultados de tu clase.',
            },
          ]}
        />
      </section>
      <OfflinePack view={view} />
      <SourceReadDates />
    </>
  );
}
