/** Procedures: documents, process, exams and fees in tabs, the main centres and the common questions. */
import type { ProceduresProps } from '../page-props.ts';
import { CallToAction } from '../parts/CallToAction.tsx';
import { CentreCard } from '../parts/CentreCard.tsx';
import { FeeTable } from '../parts/FeeTable.tsx';
import { DocumentsTab, ExamsTab, ProcessTab } from '../parts/ProcedureTabs.tsx';
import { Reviewed } from '../parts/Reviewed.tsx';
import { SourceList } from '../parts/SourceList.tsx';
import { Tab, Tabs } from '../parts/Tabs.tsx';

export function ProceduresPage({
  view,
  documents,
  process,
  exams,
  fees,
  faq,
  mainCentres,
  hours,
}: ProceduresProps) {
  return (
    <>
      <h1>Trámites de la licencia de aprendizaje</h1>
      <p className="entrada">
        Qué llevar, qué pasos siguen, cómo son los exámenes y cuánto cuesta.
      </p>
      <Tabs label="Trámites por tema">
        <Tab id="documentos" title="Documentos">
          <DocumentsTab view={view} documents={documents} />
        </Tab>
        <Tab id="proceso" title="Proceso">
          <ProcessTab view={view} process={process} />
        </Tab>
        <Tab id="examenes" title="Exámenes">
          <ExamsTab view={view} exams={exams} />
        </Tab>
        <Tab id="costos" title="Costos">
          <p>{view.text(fees.intro)}</p>
          <FeeTable view={view} fees={fees.items} />
          <h3>Cómo se paga</h3>
          <p>{view.text(fees.payment)}</p>
          {view.notes([
            fees.intro,
            fees.payment,
            ...fees.items.flatMap((fee) => [fee.price, fee.validity]),
          ])}
        </Tab>
      </Tabs>
      <section>
        <h2>Centros principales</h2>
        <ul className="tarjetas">
          {mainCentres.map((centre) => (
            <CentreCard
              key={centre.id}
              view={view}
              centre={centre}
              hours={hours(centre.data)}
              as="h3"
            />
          ))}
        </ul>
      </section>
      <section className="preguntas">
        <h2>Preguntas frecuentes</h2>
        <p>{view.text(faq.intro)}</p>
        {faq.items.map((item) => (
          <details key={item.question}>
            <summary>{item.question}</summary>
            <p>{view.text(item.answer)}</p>
            <SourceList view={view} cites={item.cite} />
          </details>
        ))}
        {view.notes(faq.items.map((item) => item.answer))}
      </section>
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
      <Reviewed
        view={view}
        dates={[documents, process, exams, fees, faq].map((tab) => tab.updated)}
      />
    </>
  );
}
