/** The review: her stop, what the script finds on the device, the road, and the place to export, import and delete. */
import type { ReviewPageProps } from '../page-props.ts';
import { Html } from '../parts/Html.tsx';
import { NeedsScript } from '../parts/NeedsScript.tsx';
import { OfflinePack } from '../parts/OfflinePack.tsx';
import { PracticeFailure } from '../parts/PracticeFailure.tsx';
import { Here } from '../road/Here.tsx';
import { Road } from '../road/Road.tsx';

export function ReviewPage({ view, stops, island, islandData }: ReviewPageProps) {
  const [first] = stops;
  return (
    <>
      <NeedsScript what="El repaso" page={view.href('/repaso/')}>
        Puedes <a href={view.href('/tests/')}>leer todas las preguntas y sus respuestas</a>.
      </NeedsScript>
      {first && <Here stop={first} />}
      <Html id="repaso" data-island="review" of={island} />
      <Html of={islandData} />
      <PracticeFailure view={view} page={view.href('/repaso/')} plain={view.href('/tests/')} />
      <Road view={view} stops={stops} title="Tu carretera" />
      <div className="dos-lados">
        <section>
          <h2>Tu progreso en este dispositivo</h2>
          <p>Tus respuestas y resultados se guardan solo aquí. No se envían a ningún sitio.</p>
          <div className="progreso solo-con-script" data-progress-tools="" />
          <noscript>
            <p>Sin JavaScript el sitio no guarda nada.</p>
          </noscript>
        </section>
        <OfflinePack view={view} />
      </div>
    </>
  );
}
