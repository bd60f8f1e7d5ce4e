/** The review: what the script finds on the device, and the one place to export, import and delete it. A first visit comes here: it holds no road. */
import type { ReviewPageProps } from '../page-props.ts';
import { Html } from '../parts/Html.tsx';
import { NeedsScript } from '../parts/NeedsScript.tsx';
import { OfflinePack } from '../parts/OfflinePack.tsx';
import { PracticeFailure } from '../parts/PracticeFailure.tsx';

export function ReviewPage({ view, island, islandData }: ReviewPageProps) {
  return (
    <>
      <NeedsScript what="El repaso" page={view.href('/repaso/')}>
        Puedes <a href={view.href('/tests/')}>leer todas las preguntas y sus respuestas</a>.
      </NeedsScript>
      <Html id="repaso" data-island="review" of={island} />
      <Html of={islandData} />
      <PracticeFailure view={view} page={view.href('/repaso/')} plain={view.href('/tests/')} />
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
