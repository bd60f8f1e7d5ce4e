/** The study guide: what to study on each day of a week, longer and shorter plans, tips with the day of the exam, and common mistakes. */
import type { GuideProps } from '../page-props.ts';
import { CallToAction } from '../parts/CallToAction.tsx';
import { MistakesTab, PlanTab, TipsTab, TopicsTab } from '../parts/GuideTabs.tsx';
import { ReadOn } from '../parts/ReadOn.tsx';
import { Tab, Tabs } from '../parts/Tabs.tsx';

export function GuidePage({ view, topics, plan, tips, mistakes, chapters, tests }: GuideProps) {
  // The first of the shorter plans is the order to study in; what is longer or shorter stands in the plan's tab.
  const [week, ...others] = plan.shorter ?? [];
  return (
    <>
      <h1>Guía de Estudio</h1>
      <p className="entrada">
        Qué estudias cada día, planes más largos y más cortos, consejos y los errores que más se
        repiten.
      </p>
      <Tabs label="Guía por partes">
        <Tab id="temas" title="Temas">
          <TopicsTab {...{ view, topics, chapters, tests, week }} />
        </Tab>
        <Tab id="plan" title="Plan">
          <PlanTab view={view} plan={{ ...plan, shorter: others }} tests={tests} />
        </Tab>
        <Tab id="tips" title="Tips">
          <TipsTab view={view} tips={tips} />
        </Tab>
        <Tab id="errores" title="Errores">
          <MistakesTab view={view} mistakes={mistakes} chapters={chapters} />
        </Tab>
      </Tabs>
      <CallToAction
        view={view}
        title="Practica lo que estudiaste"
        actions={[
          { label: 'Tomar Test de Práctica', route: '/tests/' },
          { label: 'Ver los trámites', route: '/tramites/' },
        ]}
      />
      <ReadOn />
    </>
  );
}
