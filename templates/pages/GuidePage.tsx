/** The study guide: topics, four-week plan, tips with the day of the exam, and common mistakes. */
import type { GuideProps } from '../page-props.ts';
import { CallToAction } from '../parts/CallToAction.tsx';
import { MistakesTab, PlanTab, TipsTab, TopicsTab } from '../parts/GuideTabs.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Reviewed } from '../parts/Reviewed.tsx';
import { Tab, Tabs } from '../parts/Tabs.tsx';

export function GuidePage({ view, topics, plan, tips, mistakes, chapters, tests }: GuideProps) {
  return (
    <>
      <h1>Guía de Estudio</h1>
      <p className="entrada">
        Los temas del examen, un plan por semanas, consejos y los errores que más se repiten.
      </p>
      <Tabs label="Guía por partes">
        <Tab id="temas" title="Temas">
          <TopicsTab view={view} topics={topics} chapters={chapters} />
        </Tab>
        <Tab id="plan" title="Plan">
          <PlanTab view={view} plan={plan} tests={tests} />
        </Tab>
        <Tab id="tips" title="Tips">
          <TipsTab view={view} tips={tips} />
        </Tab>
        <Tab id="errores" title="Errores">
          <MistakesTab view={view} mistakes={mistakes} chapters={chapters} />
        </Tab>
      </Tabs>
      <section>
        <h2>Capítulos del manual</h2>
        <RelatedLinks
          view={view}
          items={chapters.map(({ route, data }) => ({
            label: data.title,
            route,
            text: view.plain(data.description),
          }))}
        />
      </section>
      <CallToAction
        view={view}
        title="Practica lo que estudiaste"
        actions={[
          { label: 'Tomar Test de Práctica', route: '/tests/' },
          { label: 'Ver los trámites', route: '/tramites/' },
        ]}
      />
      <Reviewed view={view} dates={[topics, plan, tips, mistakes].map((tab) => tab.updated)} />
    </>
  );
}
