/** Home: what a visitor can do here in three steps, the essential answers, the tests, signs and rules, the map and the news. */
import { RegionMap } from '../map/RegionMap.tsx';
import type { HomeProps } from '../page-props.ts';
import { ButtonRow } from '../parts/ButtonRow.tsx';
import { EssentialBrief } from '../parts/EssentialList.tsx';
import { KmPost } from '../parts/KmPost.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { OldClaims } from '../parts/OldClaims.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Reviewed } from '../parts/Reviewed.tsx';
import { RoadScene } from '../parts/RoadScene.tsx';
import { Statistics } from '../parts/Statistics.tsx';
import { TestLink } from '../parts/TestCard.tsx';
import { Testimonials } from '../parts/Testimonials.tsx';

/** Articles on this page; the blog has them all. */
const NEWEST = 3;

export function HomePage(props: HomeProps) {
  const { view, home, essentials, tests, keys, articles, centres, coverage, counts } = props;
  const actions = [home.primary, home.secondary].map(({ label, href }) => ({ label, route: href }));
  return (
    <>
      <section className="hero">
        <div>
          <h1>{home.headline}</h1>
          <p className="entrada">{view.text(home.lead)}</p>
          <NextStep view={view} keys={keys} questions={counts.questions} />
          <ButtonRow view={view} actions={actions} quiet />
        </div>
        <RoadScene counts={counts} />
      </section>
      <section>
        <h2>Tres pasos</h2>
        <ol className="pasos">
          {home.steps.map((step, index) => (
            <li key={step.href}>
              <KmPost unit="paso" number={index + 1} />
              <h3>
                <a className="entera" href={view.href(step.href)}>
                  {step.title}
                </a>
              </h3>
              <p>{view.text(step.text)}</p>
            </li>
          ))}
        </ol>
      </section>
      <EssentialBrief view={view} essentials={essentials} />
      <section>
        <h2>Elige por dónde empezar</h2>
        <ul className="tarjetas cuatro">
          {tests.map((card) => (
            <TestLink key={card.id} view={view} card={card} />
          ))}
        </ul>
      </section>
      <section className="franja">
        <h2>{view.words(home.manual.title)}</h2>
        <p>{view.text(home.manual.text)}</p>
        <RelatedLinks
          view={view}
          items={home.manual.topics.map((topic) => ({
            label: topic.label,
            route: topic.href,
            text: view.text(topic.text),
          }))}
        />
        <Counted counts={counts} />
        {view.settings.unsupportedClaims === 'show' && (
          <Statistics view={view} items={[...home.badges, ...home.manual.statistics]} />
        )}
      </section>
      <section>
        <h2>{view.words(home.coverage.title)}</h2>
        <p>{view.text(home.coverage.text)}</p>
        <RegionMap view={view} coverage={coverage} centres={centres} toList />
      </section>
      {articles.length > 0 && <News view={view} articles={articles} />}
      <Testimonials view={view} items={home.testimonials} />
      <section>
        <h2>{view.words(home.community.title)}</h2>
        <p>{view.text(home.community.text)}</p>
        <Statistics view={view} items={home.community.statistics} />
        <p className="meta">{home.community.hashtags.join(' ')}</p>
      </section>
      <OldClaims view={view} home={home} />
      <Reviewed view={view} dates={[home.updated]} />
    </>
  );
}

/** What the build counted in the content. */
function Counted({ counts }: { counts: HomeProps['counts'] }) {
  const posts = [
    [counts.questions, 'preguntas de práctica'],
    [counts.signs, 'señales dibujadas'],
    [counts.sourced, 'cifras con su fuente'],
    [counts.centres, 'centros CESCO'],
  ] as const;
  return (
    <ul className="postes">
      {posts.map(([count, label]) => (
        <li key={label}>
          <b>{count}</b>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

function News({ view, articles }: Pick<HomeProps, 'view' | 'articles'>) {
  return (
    <section>
      <h2>Del blog</h2>
      <RelatedLinks
        view={view}
        items={articles
          .slice(-NEWEST)
          .reverse()
          .map(({ data, route }) => ({
            label: view.plain(data.title),
            route,
            text: (
              <>
                <time dateTime={data.publishDate}>{view.date(data.publishDate)}</time> ·{' '}
                {data.readTime}
              </>
            ),
          }))}
      />
      <p>
        <a className="mas" href={view.href('/blog/')}>
          Todos los artículos
        </a>
      </p>
    </section>
  );
}
