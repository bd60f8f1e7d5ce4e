/** The review: the lighthouse that lights again what went out, what the script finds on the device, and what exports, imports and deletes it. */
import { Scene } from '../islands/parts/road/Scene.tsx';
import type { ReviewPageProps } from '../page-props.ts';
import { Html } from '../parts/Html.tsx';
import { NeedsScript } from '../parts/NeedsScript.tsx';
import { PracticeFailure } from '../parts/PracticeFailure.tsx';
import { StoredHere } from '../parts/StoredHere.tsx';
import { Road } from '../road/Road.tsx';

export function ReviewPage({ view, road, island, islandData }: ReviewPageProps) {
  return (
    <>
      <NeedsScript what="El repaso" page={view.href('/repaso/')}>
        Puedes <a href={view.href('/tests/')}>leer todas las preguntas y sus respuestas</a>.
      </NeedsScript>
      <div className="panorama">
        <Scene of="faro" low />
      </div>
      <Html id="repaso" data-island="review" of={island} />
      <Html of={islandData} />
      <PracticeFailure view={view} page={view.href('/repaso/')} plain={view.href('/tests/')} />
      <Road view={view} road={road} title="Tu carretera" />
      <StoredHere />
    </>
  );
}
