/** Procedures, one tab for each task: answers, papers and steps, exams, fees, more questions. */
import type { Centre } from '../../schemas/centre.ts';
import type { Essentials } from '../../schemas/essential.ts';
import type {
  ProcedureDocuments,
  ProcedureExams,
  ProcedureFaq,
  ProcedureFees,
  ProcedureSteps,
} from '../../schemas/procedure.ts';
import { ApplicantDocuments, ApplicantSteps, appliesTo } from '../parts/ApplicantParts.tsx';
import { CallToAction } from '../parts/CallToAction.tsx';
import { CitedSources, statementsOf } from '../parts/CitedSources.tsx';
import { EssentialList, EssentialSources } from '../parts/EssentialList.tsx';
import { ExamDetails } from '../parts/ExamDetails.tsx';
import { FeeTable } from '../parts/FeeTable.tsx';
import { MoreLink } from '../parts/MoreLink.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import { Tab, Tabs } from '../parts/Tabs.tsx';
import type { LinkedRecord, View } from '../view.ts';

type ProceduresProps = {
  view: View;
  essentials: Essentials;
  documents: ProcedureDocuments;
  process: ProcedureSteps;
  exams: ProcedureExams;
  fees: ProcedureFees;
  faq: ProcedureFaq;
  /** Open centres of the directory in the first region of data/site.json. */
  centres: LinkedRecord<Centre>[];
};

export function ProceduresPage(props: ProceduresProps) {
  const { view, essentials, documents, process, exams, fees, faq, centres } = props;
  const withPapers = process.applicants.filter((applicant) =>
    documents.items.some(appliesTo(applicant)),
  );
  return (
    <>
      <h1>Trámites</h1>
      <p className="small-intro">{view.text(essentials.intro)}</p>
      <Tabs label="Trámites">
        <Tab id="esencial" title={essentials.title}>
          <EssentialList view={view} essentials={essentials} />
          <p>
            <MoreLink view={view} label="Hoja para imprimir" href="/hoja/" />
          </p>
          <EssentialSources view={view} essentials={essentials} />
        </Tab>
        <Tab id="documentos" title="Documentos">
          <p>
            {view.text(documents.intro)}{' '}
            <span className="script-only">
              Marca cada papel que ya tienes: la lista se guarda en este dispositivo.
            </span>
          </p>
          {withPapers.map((applicant) => (
            <ApplicantDocuments
              key={applicant.id}
              view={view}
              applicant={applicant}
              documents={documents}
            />
          ))}
          {view.notes([documents.intro])}
        </Tab>
        <Tab id="proceso" title="Proceso">
          <p>{view.text(process.intro)}</p>
          {process.applicants.map((applicant) => (
            <ApplicantSteps
              key={applicant.id}
              view={view}
              applicant={applicant}
              process={process}
              hasPapers={withPapers.includes(applicant)}
            />
          ))}
        </Tab>
        <Tab id="examenes" title="Exámenes">
          <ExamDetails view={view} exams={exams} />
        </Tab>
        <Tab id="costos" title="Costos">
          <p>
            {view.text(fees.intro)} {view.text(fees.payment)}
          </p>
          <FeeTable view={view} fees={fees.items} />
          {view.notes([
            fees.intro,
            fees.payment,
            ...fees.items.flatMap((fee) => [fee.price, fee.validity]),
          ])}
        </Tab>
      </Tabs>
      <section className="questions">
        <h2>Más preguntas</h2>
        <p>{view.text(faq.intro)}</p>
        {faq.items.map((item, index) => (
          <details key={item.question} id={`pregunta-${index + 1}`}>
            <summary>{item.question}</summary>
            <p>{view.text(item.answer)}</p>
          </details>
        ))}
        <CitedSources view={view} of={statementsOf(faq.items, ({ question }) => question)} />
        {view.notes(faq.items.map((item) => item.answer))}
      </section>
      {centres.length > 0 && (
        <section>
          <h2>Centros del {view.region(centres[0]!.data.region).name}</h2>
          <RelatedLinks
            view={view}
            items={centres.map(({ data, route }) => ({
              label: data.name,
              route,
              text: view.text(data.description),
            }))}
          />
        </section>
      )}
      <CallToAction
        view={view}
        title="¿Ya tienes los papeles?"
        actions={[
          { label: 'Comenzar Tests de Práctica', route: '/tests/' },
          { label: 'Ver los centros CESCO', route: '/centros-cesco/' },
        ]}
      >
        Practica el examen teórico y escoge el centro que te convenga.
      </CallToAction>
      <SourceReadDates />
    </>
  );
}
