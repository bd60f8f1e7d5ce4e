/** The review: a picture, the card that the script fills in, and the tools to export, import and delete progress. */
import { Landscape } from '../islands/parts/road/Landscape.tsx';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { PracticeFailure } from '../parts/PracticeFailure.tsx';
import { ScriptNotice } from '../parts/ScriptNotice.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import { StoredProgress } from '../parts/StoredProgress.tsx';
import { CourseRoad } from '../road/CourseRoad.tsx';
import type { IslandHtml, RoadView, View } from '../view.ts';

type ReviewPageProps = IslandHtml & { view: View; road: RoadView };

export function ReviewPage({ view, road, island, islandData }: ReviewPageProps) {
  return (
    <>
      <ScriptNotice what="El repaso" page={view.href('/repaso/')}>
        Puedes <a href={view.href('/tests/')}>leer todas las preguntas y sus respuestas</a>.
      </ScriptNotice>
      <div className="panorama">
        <Landscape
          src={road.stops.find(({ landmark }) => landmark === 'faro')?.picture ?? ''}
          low
        />
      </div>
      <HtmlBlock id="repaso" data-island="review" of={island} />
      <HtmlBlock of={islandData} />
      <PracticeFailure view={view} page={view.href('/repaso/')} plain={view.href('/tests/')} />
      <CourseRoad view={view} road={road} title="Tu carretera" />
      <StoredProgress />
      <SourceReadDates />
    </>
  );
}
