/** Home: the next step, three steps on one road, the essential answers, the tests, signs and rules, the map and the news. */
import { RegionMap } from '../map/RegionMap.tsx';
import type { HomeProps } from '../page-props.ts';
import { ButtonRow } from '../parts/ButtonRow.tsx';
import { EssentialBrief } from '../parts/EssentialList.tsx';
import { KmPost } from '../parts/KmPost.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { OldClaims } from '../parts/OldClaims.tsx';
import { ReadOn } from '../parts/ReadOn.tsx';
import { RoadScene } from '../parts/RoadScene.tsx';
import { Statistics } from '../parts/Statistics.tsx';
import { fromPlain, TestLane } from '../parts/TestCard.tsx';
import { Testimonials } from '../parts/Testimonials.tsx';

/** Articles on this page; the blog has them all. */
const NEWEST = 2;

export function HomePage(props: HomeProps) {
  const { view, home, essentials, tests, exam, articles, centres, coverage, counts } = props;
  const { papers, manual } = home;
  return (
    <>
      <section className="hero">
        <div>
          <h1>{home.headline}</h1>
          <p className="entrada">{view.text(home.lead)}</p>
          <NextStep
            view={view}
            questions={counts.questions}
            label="Empezar"
            detail="Diez preguntas, sin cuenta y sin reloj."
          />
          <ButtonRow view={view} actions={[{ label: papers.label, route: papers.href }]} quiet />
        </div>
        <RoadScene counts={counts} />
      </section>
      <section>
        <h2>Elige por dónde empezar</h2>
        <ul className="rutas">
          {fromPlain(tests).map((card) => (
            <TestLane key={card.id} view={view} card={card} />
          ))}
        </ul>
        <p>
          <More view={view} {...home.primary} />
          {exam && (
            <>
              <More view={view} label="Tu plan" href="/plan/" />
              <More view={view} label="Simulacro" href="/simulacro/" />
            </>
          )}
          {props.wheel.map(({ label, route }) => (
            <More key={route} view={view} label={label} href={route} />
          ))}
          <More view={view} label="Para quien enseña" href="/maestros/" />
        </p>
      </section>
      <section>
        <h2 className="oculto">Tres pasos</h2>
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
      <section className="franja">
        <h2>{view.words(manual.title)}</h2>
        <ul className="enlaces">
          {manual.topics.map(({ label, href }) => (
            <li key={href}>
              <a href={view.href(href)}>{label}</a>
            </li>
          ))}
          <li>
            <a href={view.href(home.secondary.href)}>{home.secondary.label}</a>
          </li>
        </ul>
        <p className="meta">{countedWords(counts)}</p>
        {view.settings.unsupportedClaims === 'show' && (
          <Statistics view={view} items={[...home.badges, ...manual.statistics]} />
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
        <h2 className="oculto">{view.words(home.community.title)}</h2>
        <p>{view.text(home.community.text)}</p>
        {home.community.hashtags && <p className="meta">{home.community.hashtags.join(' ')}</p>}
        <Statistics view={view} items={home.community.statistics} />
      </section>
      <OldClaims view={view} home={home} />
      <ReadOn />
    </>
  );
}

function More({ view, label, href }: Pick<HomeProps, 'view'> & { label: string; href: string }) {
  return (
    <a className="mas" href={view.href(href)}>
      {label}
    </a>
  );
}

/** What the build counted in the content. */
const countedWords = ({ questions, signs, sourced, centres }: HomeProps['counts']): string =>
  `${questions} preguntas · ${signs} señales dibujadas · ${sourced} cifras con su fuente · ${centres} centros CESCO`;

function News({ view, articles }: Pick<HomeProps, 'view' | 'articles'>) {
  return (
    <section>
      <h2>Del blog</h2>
      <ul className="enlaces">
        {articles
          .slice(-NEWEST)
          .reverse()
          .map(({ data, route }) => (
            <li key={route}>
              <a href={view.href(route)}>{view.plain(data.title)}</a>
            </li>
          ))}
      </ul>
      <p>
        <More view={view} label="Todos los artículos" href="/blog/" />
      </p>
    </section>
  );
}
