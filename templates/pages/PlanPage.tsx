/** The plan: her stop, the island, the road, what is stored, and the plans on paper, which is all that a reader without a script has. */
import type { PlanPageProps } from '../page-props.ts';
import { Html } from '../parts/Html.tsx';
import { NeedsScript } from '../parts/NeedsScript.tsx';
import { OfflinePack } from '../parts/OfflinePack.tsx';
import { PaperPlans } from '../parts/PaperPlans.tsx';
import { PracticeFailure } from '../parts/PracticeFailure.tsx';
import { Here } from '../road/Here.tsx';
import { Road } from '../road/Road.tsx';

export function PlanPage({ view, road, papers, island, islandData }: PlanPageProps) {
  const [first] = road.stops;
  return (
    <>
      <NeedsScript what="El plan que se ajusta a ti" page={view.href('/plan/')}>
        Puedes usar <a href="#papel">el plan en papel</a>.
      </NeedsScript>
      {first && <Here stop={first} />}
      <Html id="plan" data-island="plan" of={island} />
      <Html of={islandData} />
      <PracticeFailure view={view} page={view.href('/plan/')} plain={view.href('/tests/')} />
      {/* Safari deletes what a site stored; the island shows this where it does. */}
      <p className="aviso angosto pista-ios">
        Safari borra lo guardado si pasas siete días sin entrar. Para no perderlo,{' '}
        <a href="#progreso">exporta tu progreso</a>, toca Compartir y «Añadir a pantalla de inicio»,
        e impórtalo ahí.
      </p>
      <Road view={view} road={road} title="Tu carretera" />
      <div className="dos-lados">
        <PaperPlans view={view} papers={papers} />
        <div>
          {/* Nobody comes to the plan for it, and a new visitor has none. */}
          <details id="progreso" className="solo-con-script">
            <summary>Tu progreso en este dispositivo</summary>
            <p>Tus respuestas se guardan solo aquí. No se envían a ningún sitio.</p>
            <div className="progreso" data-progress-tools="" />
          </details>
          <p>
            ¿Ya aprobaste el teórico?{' '}
            <a className="mas" href={view.href('/practica/')}>
              Lo que sigue: practicar con quien te acompaña
            </a>
          </p>
          <OfflinePack view={view} />
        </div>
      </div>
    </>
  );
}
