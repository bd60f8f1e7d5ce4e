/** The course as one road round the island. */
import type { RoadPageProps } from '../page-props.ts';
import { ReadOn } from '../parts/ReadOn.tsx';
import { Road } from '../road/Road.tsx';

export function RoadPage({ view, road }: RoadPageProps) {
  return (
    <>
      <h1>Tu carretera</h1>
      <p className="entrada">
        La vuelta a la isla en {road.stops.length} paradas. Al final, tu examen en el CESCO.
      </p>
      <Road view={view} road={road} title="Las paradas" />
      <ReadOn />
    </>
  );
}
