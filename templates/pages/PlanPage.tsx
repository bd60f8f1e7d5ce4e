/** The plan: progress, the road, the papers to bring to the exam, tools for the stored data, and plans on paper. */
import type { Applicant, ProcedureDocuments } from '../../schemas/procedure.ts';
import { DocumentsToBring } from '../parts/DocumentsToBring.tsx';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { MoreLink } from '../parts/MoreLink.tsx';
import { type PaperPlan, PaperPlans } from '../parts/PaperPlans.tsx';
import { PracticeFailure } from '../parts/PracticeFailure.tsx';
import { ScriptNotice } from '../parts/ScriptNotice.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import { StoredProgress } from '../parts/StoredProgress.tsx';
import { CourseRoad } from '../road/CourseRoad.tsx';
import type { IslandHtml, RoadView, View } from '../view.ts';

type PlanPageProps = IslandHtml & {
  view: View;
  road: RoadView;
  documents: ProcedureDocuments;
  applicants: readonly Applicant[];
  papers: PaperPlan[];
};

export function PlanPage(props: PlanPageProps) {
  const { view, road, papers, documents, applicants, island, islandData } = props;
  return (
    <>
      <ScriptNotice what="El plan que se ajusta a ti" page={view.href('/plan/')}>
        Puedes usar <a href="#papel">el plan en papel</a>.
      </ScriptNotice>
      <HtmlBlock id="plan" data-island="plan" of={island} />
      {/* Shown on the eve and on the day of the exam, in place of the road. */}
      <section className="documents-to-bring">
        <DocumentsToBring view={view} documents={documents} applicants={applicants} />
      </section>
      <HtmlBlock of={islandData} />
      <PracticeFailure view={view} page={view.href('/plan/')} plain={view.href('/tests/')} />
      {/* Safari deletes stored data after a week without a visit; in Safari the island may show this notice. */}
      <p className="notice narrow-column ios-hint">
        Safari borra lo guardado si pasas siete días sin entrar. Para no perderlo,{' '}
        <a href="#progreso">exporta tu progreso</a>, toca Compartir y «Añadir a pantalla de inicio»,
        e impórtalo ahí.
      </p>
      <CourseRoad view={view} road={road} title="Tu carretera" />
      <p className="whole-road-link">
        <MoreLink view={view} label="La carretera entera" href="/ruta/" />
      </p>
      <div className="two-sides">
        <PaperPlans view={view} papers={papers} />
        <div>
          <StoredProgress />
        </div>
      </div>
      <SourceReadDates />
    </>
  );
}
