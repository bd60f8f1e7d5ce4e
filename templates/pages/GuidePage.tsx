/**
 * The study guide: the chapters, plans for the days left until the exam, tips, the day of the exam, and common
 * mistakes.
 */
import { CallToAction } from '../parts/CallToAction.tsx';
import { type GuideProps, MistakesTab, PlanTab, TipsTab, TopicsTab } from '../parts/GuideTabs.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import { Tab, Tabs } from '../parts/Tabs.tsx';

const EXAM = {
  label: 'Simulacro de examen',
  route: '/simulacro/',
  text: 'Todos los temas, como el día del examen.',
};

export function GuidePage(props: GuideProps) {
  const { view, exam, wheel } = props;
  return (
    <>
      <h1>Guía de Estudio</h1>
      <p className="lead">
        Lo que pregunta el examen, capítulo por capítulo. También qué estudias cada día, consejos y
        los errores que más se repiten.
      </p>
      <Tabs label="Guía por partes">
        <Tab id="temas" title="Temas">
          <TopicsTab {...props} />
        </Tab>
        <Tab id="plan" title="Plan">
          <PlanTab {...props} />
        </Tab>
        <Tab id="tips" title="Tips">
          <TipsTab {...props} />
        </Tab>
        <Tab id="errores" title="Errores">
          <MistakesTab {...props} />
        </Tab>
      </Tabs>
      {(exam || wheel.length > 0) && (
        <section>
          <h2>Míralo moverse</h2>
          <RelatedLinks view={view} items={[...wheel, exam && EXAM]} />
        </section>
      )}
      <CallToAction
        view={view}
        title="Practica lo que estudiaste"
        actions={[
          { label: 'Tomar Test de Práctica', route: '/tests/' },
          { label: 'Ver los trámites', route: '/tramites/' },
        ]}
      />
      <SourceReadDates />
    </>
  );
}
