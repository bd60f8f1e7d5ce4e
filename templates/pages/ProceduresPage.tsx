/** Procedures, a tab for each thing that one comes for: the essential answers, the list of each kind of applicant, the exams, the fees; and more questions. */
import type { ProceduresProps } from '../page-props.ts';
import { ApplicantTab } from '../parts/ApplicantTab.tsx';
import { CallToAction } from '../parts/CallToAction.tsx';
import { EssentialList, EssentialSources } from '../parts/EssentialList.tsx';
import { ExamDetails } from '../parts/ExamDetails.tsx';
import { FeeTable } from '../parts/FeeTable.tsx';
import { More } from '../parts/More.tsx';
import { ReadOn } from '../parts/ReadOn.tsx';
import { Sources } from '../parts/Sources.tsx';
import { Tab, Tabs } from '../parts/Tabs.tsx';

export function ProceduresPage({
  view,
  essentials,
  documents,
  process,
  exams,
  fees,
  faq,
}: ProceduresProps) {
  return (
    <>
      <h1>Trámites</h1>
      <p className="abreviado">
        {view.text(essentials.intro)} {view.text(process.intro)}
      </p>
      <Tabs label="Trámites, según tu caso">
        <Tab id="esencial" title={essentials.title}>
          <EssentialList view={view} essentials={essentials} />
          <p>
            <More view={view} label="Hoja para imprimir" href="/hoja/" />
          </p>
          <EssentialSources view={view} essentials={essentials} />
        </Tab>
        {process.applicants.map((applicant) => (
          <Tab key={applicant.id} id={applicant.id} title={applicant.tab}>
            <ApplicantTab
              view={view}
              applicant={applicant}
              process={process}
              documents={documents}
            />
          </Tab>
        ))}
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
      <section className="preguntas">
        <h2>Más preguntas</h2>
        <p>{view.text(faq.intro)}</p>
        {faq.items.map((item, index) => (
          <details key={item.question} id={`pregunta-${index + 1}`}>
            <summary>{item.question}</summary>
            <p>{view.text(item.answer)}</p>
          </details>
        ))}
        <Sources
          view={view}
          of={faq.items.map((item) => ({ name: item.question, cite: item.cite, record: item }))}
        />
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
      <ReadOn />
    </>
  );
}
