/**
 * A chapter of the manual: warning, sections (in tabs if the chapter says so), questions, and links to the chapters
 * before and after it.
 */
import type { Chapter } from '../../schemas/chapter.ts';
import { BackLink } from '../parts/BackLink.tsx';
import { CallToAction } from '../parts/CallToAction.tsx';
import { ChapterSection } from '../parts/ChapterSection.tsx';
import { ChapterSidebar } from '../parts/ChapterSidebar.tsx';
import { ExternalLink } from '../parts/ExternalLink.tsx';
import { PreviousNextLinks } from '../parts/PreviousNextLinks.tsx';
import { SourceList } from '../parts/SourceList.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import { Tab, Tabs } from '../parts/Tabs.tsx';
import type { ChapterSectionView, LinkedRecord, View } from '../view.ts';

type ChapterProps = {
  view: View;
  chapter: LinkedRecord<Chapter>;
  sections: ChapterSectionView[];
  previous: LinkedRecord<Chapter> | undefined;
  next: LinkedRecord<Chapter> | undefined;
};

export function ChapterPage({ view, chapter, sections, previous, next }: ChapterProps) {
  const { data } = chapter;
  const cited = new Set(sections.flatMap(({ grounds }) => grounds.flatMap(({ cites }) => cites)));
  const others = (data.cites ?? []).filter((id) => !cited.has(id));
  return (
    <>
      <BackLink view={view} route="/guia-estudio/" label="Volver a la Guía" />
      <h1>{view.words(data.title)}</h1>
      <div className="with-sidebar">
        <div>
          {data.layout === 'tabs' ? (
            <Tabs label={data.title}>
              {sections.map((section) => (
                <Tab key={section.id} id={section.id} title={section.title}>
                  <ChapterSection view={view} section={section} />
                </Tab>
              ))}
            </Tabs>
          ) : (
            sections.map((section) => (
              <section key={section.id} id={section.id}>
                <h2>{view.words(section.title)}</h2>
                <ChapterSection view={view} section={section} />
              </section>
            ))
          )}
          <section>
            <p className="notice">{view.text(data.warning)}</p>
            <details className="section-origin">
              <summary>
                Sobre este capítulo{others.length > 0 && ` y otras fuentes (${others.length})`}
              </summary>
              <p>
                Capítulo {data.order} del manual. {view.text(data.description)}
              </p>
              <SourceList view={view} cites={others} />
            </details>
            {data.links && (
              <ul>
                {data.links.map((link) => (
                  <li key={link.href}>
                    <ExternalLink href={link.href}>{view.words(link.label)}</ExternalLink>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
        <ChapterSidebar view={view} sections={sections} />
      </div>
      <CallToAction
        view={view}
        title="¿Ya lo leíste?"
        actions={[
          { label: 'Tomar Test de Práctica', route: '/tests/' },
          { label: 'Volver a la Guía', route: '/guia-estudio/' },
        ]}
      >
        Compruébalo con las preguntas de práctica.
      </CallToAction>
      <PreviousNextLinks
        view={view}
        label="Capítulos"
        previous={previous && { title: previous.data.title, route: previous.route }}
        next={next && { title: next.data.title, route: next.route }}
      />
      <SourceReadDates />
    </>
  );
}
