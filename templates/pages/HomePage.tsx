/** Home: the road scene, the figures with their marks, the tests, the manual and what the site offers. */
import { RegionMap } from '../map/RegionMap.tsx';
import type { HomeProps } from '../page-props.ts';
import { ArticleCard } from '../parts/ArticleCard.tsx';
import { ButtonRow } from '../parts/ButtonRow.tsx';
import { CallToAction } from '../parts/CallToAction.tsx';
import { Coverage } from '../parts/Coverage.tsx';
import { LaneLine } from '../parts/LaneLine.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Reviewed } from '../parts/Reviewed.tsx';
import { RoadScene } from '../parts/RoadScene.tsx';
import { Statistics } from '../parts/Statistics.tsx';
import { TestLink } from '../parts/TestCard.tsx';
import { Testimonials } from '../parts/Testimonials.tsx';

/** Articles on this page; the blog has them all. */
const NEWEST = 3;

export function HomePage({ view, home, tests, articles, centres, coverage, counts }: HomeProps) {
  const actions = [home.primary, home.secondary].map(({ label, href }) => ({ label, route: href }));
  return (
    <>
      <section className="hero">
        <div>
          <h1>{home.headline}</h1>
          <p className="entrada">{view.text(home.lead)}</p>
          <ButtonRow view={view} actions={actions} />
        </div>
        <RoadScene counts={counts} />
      </section>
      <Statistics view={view} items={home.badges} />
      <LaneLine />
      <section>
        <h2>Elige por dónde empezar</h2>
        <ul className="tarjetas cuatro">
          {tests.map((card) => (
            <TestLink key={card.id} view={view} card={card} />
          ))}
        </ul>
      </section>
      <section className="franja">
        <h2>{home.manual.title}</h2>
        <p>{view.text(home.manual.text)}</p>
        <RelatedLinks
          view={view}
          items={home.manual.topics.map((topic) => ({
            label: topic.label,
            route: topic.href,
            text: view.text(topic.text),
          }))}
        />
        <Statistics view={view} items={home.manual.statistics} />
      </section>
      <section>
        <h2>Qué encuentras aquí</h2>
        <ul className="rasgos">
          {home.features.map((feature) => (
            <li key={feature.title}>
              <h3>{feature.title}</h3>
              <p>{view.text(feature.text)}</p>
            </li>
          ))}
        </ul>
      </section>
      <LaneLine />
      <section>
        <h2>{home.coverage.title}</h2>
        <p>{view.text(home.coverage.text)}</p>
        <RegionMap view={view} coverage={coverage} centres={centres} toList />
        <Coverage coverage={coverage} />
      </section>
      {articles.length > 0 && (
        <section>
          <h2>Del blog</h2>
          <ul className="tarjetas">
            {articles
              .slice(-NEWEST)
              .reverse()
              .map((article) => (
                <ArticleCard key={article.id} view={view} article={article} as="h3" />
              ))}
          </ul>
          <p>
            <a className="mas" href={view.href('/blog/')}>
              Todos los artículos
            </a>
          </p>
        </section>
      )}
      <Testimonials view={view} items={home.testimonials} />
      <section>
        <h2>{home.community.title}</h2>
        <p>{view.text(home.community.text)}</p>
        <Statistics view={view} items={home.community.statistics} />
        <ul className="botones">
          {home.community.hashtags.map((tag) => (
            <li key={tag} className="etiqueta">
              {tag}
            </li>
          ))}
        </ul>
      </section>
      <CallToAction view={view} title="Empieza con un test corto" actions={actions}>
        Cada respuesta trae su explicación y la fuente de donde sale.
      </CallToAction>
      <Reviewed view={view} dates={[home.updated]} />
    </>
  );
}
