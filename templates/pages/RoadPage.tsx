/** The course as one road round the island. */
import { NextStepBox } from '../parts/NextStepBox.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import { CourseRoad } from '../road/CourseRoad.tsx';
import type { RoadView, View } from '../view.ts';

export function RoadPage({ view, road }: { view: View; road: RoadView }) {
  return (
    <>
      <div className="with-next-step">
        <header>
          <h1>Tu carretera</h1>
          <p>{road.stops.length} paradas, hasta tu examen en el CESCO.</p>
        </header>
        <NextStepBox view={view} label="Diez preguntas" />
      </div>
      <CourseRoad view={view} road={road} title="Las paradas" />
      <SourceReadDates />
    </>
  );
}
