/**
 * Home: an introduction or today's session; the road round the island; and for new visitors the essential answers, a
 * search for the nearest CESCO, where to begin, signs and rules, and the news.
 */
import type { Article } from '../../schemas/article.ts';
import type { Essentials } from '../../schemas/essential.ts';
import type { Home } from '../../schemas/home.ts';
import { EssentialBrief } from '../parts/EssentialList.tsx';
import { MoreLink } from '../parts/MoreLink.tsx';
import type { RelatedLink } from '../parts/RelatedLinks.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import { Statistics } from '../parts/Statistics.tsx';
import { Testimonials } from '../parts/Testimonials.tsx';
import { TodayCard } from '../parts/TodayCard.tsx';
import { UnsupportedClaims } from '../parts/UnsupportedClaims.tsx';
import { CourseRoad } from '../road/CourseRoad.tsx';
import type { LinkedRecord, RoadView, View } from '../view.ts';

type HomeProps = {
  view: View;
  home: Home;
  essentials: Essentials;
  /** True if the site has a simulated exam and a plan. */
  exam: boolean;
  wheel: RelatedLink[];
  articles: LinkedRecord<Article>[];
  road: RoadView;
  counts: {
    questions: number;
    forms: number;
    centres: number;
    signs: number;
    /** Number of facts whose printed reading has a source. */
    sourced: number;
  };
};

/** Number of articles on this page. */
const NEWEST = 2;

export function HomePage(props: HomeProps) {
  const { view, home, essentials, exam, articles, road, counts } = props;
  const { manual } = home;
  return (
    <>
      <TodayCard view={view} home={home} road={road} />
      <CourseRoad view={view} road={road} title="Tu carretera" />
      <MoreToday {...props} />
      <EssentialBrief view={view} essentials={essentials} />
      <section>
        <h2>{view.words(home.coverage.title)}</h2>
        <p>{view.text(home.coverage.text)}</p>
        {/* Without a script the form leads to the list of all towns. */}
        <form className="town-form" action={view.href('/centros-cesco/#pueblos')}>
          <label htmlFor="pueblo">¿De qué pueblo eres?</label>
          <input type="text" id="pueblo" name="pueblo" autoComplete="address-level2" />
          <button type="submit" className="btn secondary">
            Ver mi CESCO
          </button>
        </form>
      </section>
      <section>
        <h2>Elige por dónde empezar</h2>
        <ol className="three-columns">
          {home.steps.map((step) => (
            <li key={step.href}>
              <h3>
                <a href={view.href(step.href)}>{step.title}</a>
              </h3>
              <p>{view.text(step.text)}</p>
            </li>
          ))}
        </ol>
        <p>
          <MoreLink view={view} label="Tests de Práctica" href="/tests/" />
          {exam && (
            <>
              <MoreLink view={view} label="Tu plan" href="/plan/" />
              <MoreLink view={view} label="Simulacro" href="/simulacro/" />
            </>
          )}
          {props.wheel.map(({ label, route }) => (
            <MoreLink key={route} view={view} label={label} href={route} />
          ))}
        </p>
      </section>
      <section className="manual-links">
        <h2>{view.words(manual.title)}</h2>
        <ul className="link-list">
          {manual.topics.map(({ label, href }) => (
            <li key={href}>
              <a href={view.href(href)}>{label}</a>
            </li>
          ))}
        </ul>
        <p className="meta">{countedWords(counts)}</p>
        {view.settings.unsupportedClaims === 'show' && (
          <Statistics view={view} items={[...home.badges, ...manual.statistics]} />
        )}
      </section>
      {articles.length > 0 && <News view={view} articles={articles} />}
      <Testimonials view={view} items={home.testimonials} />
      <section>
        <h2 className="visually-hidden">{view.words(home.community.title)}</h2>
        <p>{view.text(home.community.text)}</p>
        {home.community.hashtags && <p className="meta">{home.community.hashtags.join(' ')}</p>}
        <Statistics view={view} items={home.community.statistics} />
      </section>
      <UnsupportedClaims view={view} home={home} />
      <SourceReadDates />
    </>
  );
}

/** Links to the other sections, for returning visitors. They do not see the content below until they open #sobre. */
function MoreToday({ view, counts }: HomeProps) {
  const rows = [
    ['/tests/', 'Tests de Práctica', `${counts.questions} preguntas`],
    ['/simulacro/', 'Simulacro', 'Como el examen'],
    ['/senales/', 'Señales', `${counts.signs} dibujadas`],
    ['/guia-estudio/', 'Guía y manual', 'Para leer con calma'],
    ['/plan/', 'Cómo vas', 'Tus reglas, tu fecha'],
    ['/centros-cesco/', 'Tu CESCO', 'Citas y teléfonos'],
    ['/maestros/', 'Para quien enseña', ''],
  ] as const;
  return (
    <section id="sobre" className="returning-only row-links">
      <h2>Más</h2>
      {rows.map(([route, label, what]) => (
        <a key={route} href={view.href(route)}>
          {label} <span>{what}</span>
        </a>
      ))}
      <a href="#sobre">Sobre este sitio</a>
    </section>
  );
}

const countedWords = ({ questions, forms, signs, sourced, centres }: HomeProps['counts']): string =>
  `${questions} preguntas en los tests${forms > 0 ? ` y ${forms} más sobre lo mismo` : ''} · ${signs} señales dibujadas · ${sourced} cifras con su fuente · ${centres} centros CESCO`;

function News({ view, articles }: Pick<HomeProps, 'view' | 'articles'>) {
  return (
    <section>
      <h2>Del blog</h2>
      <ul className="link-list">
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
        <MoreLink view={view} label="Todos los artículos" href="/blog/" />
      </p>
    </section>
  );
}
