/** One sheet of Letter paper for the day of the appointment: the essential answers and what to bring. */

import type { Essentials } from '../../schemas/essential.ts';
import type { Applicant, ProcedureDocuments } from '../../schemas/procedure.ts';
import { Button } from '../islands/parts/Buttons.tsx';
import { DocumentsToBring } from '../parts/DocumentsToBring.tsx';
import { EssentialList, EssentialSources } from '../parts/EssentialList.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import type { View } from '../view.ts';

type SheetProps = {
  view: View;
  essentials: Essentials;
  documents: ProcedureDocuments;
  applicants: readonly Applicant[];
};

export function AppointmentSheetPage({ view, essentials, documents, applicants }: SheetProps) {
  return (
    <div className="printout">
      <h1>Hoja para tu cita</h1>
      <p className="small-intro">{view.text(essentials.intro)}</p>
      <p className="buttons script-only">
        <Button look="primary" data-print-page="" label="Imprimir la hoja" />
      </p>
      <p className="not-printed">
        Cabe en una página. La lista con explicaciones está en{' '}
        <a href={view.href('/tramites/')}>Trámites</a>.
      </p>
      <EssentialList view={view} essentials={essentials} />
      <DocumentsToBring view={view} documents={documents} applicants={applicants} />
      <p className="fill-in-line">Mi cita: fecha, hora y CESCO</p>
      <div className="not-printed">
        <EssentialSources view={view} essentials={essentials} />
      </div>
      <SourceReadDates />
    </div>
  );
}
