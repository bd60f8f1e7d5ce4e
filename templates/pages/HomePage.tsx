/** Home: the next step on the road round the island, the essential answers, the centre of a town, where to begin, signs and rules, the news. */
import type { HomeProps } from '../page-props.ts';
import { EssentialBrief } from '../parts/EssentialList.tsx';
import { More } from '../parts/More.tsx';
import { Now } from '../parts/NextStep.tsx';
import { OldClaims } from '../parts/OldClaims.tsx';
import { ReadOn } from '../parts/ReadOn.tsx';
import { Statistics } from '../parts/Statistics.tsx';
import { Testimonials } from '../parts/Testimonials.tsx';
import { Road } from '../road/Road.tsx';

/** Articles on this page; the blog has them all. */
const NEWEST = 2;

export function HomePage(props: HomeProps) {
  const { view, home, essentials, exam, articles, road, counts } = props;
  const { manual } = home;
  return (
    <>
      <div className="portada">
        <header className="lema">
          <h1>{home.headline}</h1>
          <p className="entrada">{view.text(home.lead)}</p>
        </header>
        <Count view={view} />
        <Now
          view={view}
          road={road}
          label={home.primary.label}
          detail="Diez preguntas, sin reloj."
        />
        <nav className="accesos" aria-label="También">
          <Door view={view} {...home.secondary} isNew />
          <Door view={view} {...home.papers} isNew />
          <Door view={view} label="Papeles y cita" href="/tramites/" />
          <Door view={view} label="Para quien enseña" href="/maestros/" />
        </nav>
        <Road view={view} road={road} title="La carretera" />
      </div>
      <EssentialBrief view={view} essentials={essentials} />
      <section>
        <h2>{view.words(home.coverage.title)}</h2>
        <p>{view.text(home.coverage.text)}</p>
        {/* Without a script it leads to the list of all towns. */}
        <form className="pueblo" action={view.href('/centros-cesco/#pueblos')}>
          <label htmlFor="pueblo">¿De qué pueblo eres?</label>
          <input type="text" id="pueblo" name="pueblo" autoComplete="address-level2" required />
          <button type="submit" className="btn alt">
            Ver mi CESCO
          </button>
        </form>
      </section>
      <section>
        <h2>Elige por dónde empezar</h2>
        <ol className="tres">
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
          <More view={view} label="Tests de Práctica" href="/tests/" />
          {exam && (
            <>
              <More view={view} label="Tu plan" href="/plan/" />
              <More view={view} label="Simulacro" href="/simulacro/" />
            </>
          )}
          {props.wheel.map(({ label, route }) => (
            <More key={route} view={view} label={label} href={route} />
          ))}
        </p>
      </section>
      <section className="franja">
        <h2>{view.words(manual.title)}</h2>
        <ul className="enlaces">
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

/** Days to the exam: shown to who has practised, as high before the device is read as after. */
function Count({ view }: Pick<HomeProps, 'view'>) {
  return (
    <p className="cuenta">
      <b className="num" />
      <span>
        <b>Tu carretera</b>
        <a href={view.href('/plan/')}>¿Cuándo es tu examen?</a>
      </span>
    </p>
  );
}

/** @param isNew for who has not practised */
function Door({ view, label, href, isNew }: Pick<HomeProps, 'view'> & Action) {
  return (
    <a className={`btn alt ${isNew ? 'nueva' : 'vuelta'}`} href={view.href(href)}>
      {label}
    </a>
  );
}
type Action = { label: string; href: string; isNew?: true };

/** What the build counted in the content. */
const countedWords = ({ questions, forms, signs, sourced, centres }: HomeProps['counts']): string =>
  `${questions} preguntas en los tests${forms > 0 ? ` y ${forms} más sobre lo mismo` : ''} · ${signs} señales dibujadas · ${sourced} cifras con su fuente · ${centres} centros CESCO`;

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
