/** The course as one road round the island. */
import type { RoadPageProps } from '../page-props.ts';
import { Now } from '../parts/NextStep.tsx';
import { ReadOn } from '../parts/ReadOn.tsx';
import { Road } from '../road/Road.tsx';

export function RoadPage({ view, road }: RoadPageProps) {
  return (
    <>
      <div className="portada">
        <header>
          <h1>Tu carretera</h1>
          <p>
            La vuelta a la isla en {road.stops.length} paradas. Al final, tu examen en el CESCO.
          </p>
        </header>
        <Now view={view} road={road} label="Diez preguntas" />
        <Road view={view} road={road} title="Las paradas" />
      </div>
      <ReadOn />
    </>
  );
}
