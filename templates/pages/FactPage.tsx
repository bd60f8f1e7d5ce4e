/** One fact: the value in use, every reading, the reason, its history, its uses, and a link to report an error. */
import type { Fact } from '../../schemas/fact.ts';
import { type ComparedReading, ReadingComparison } from '../ledger/Comparison.tsx';
import { NumberLine, type NumberLineView } from '../ledger/NumberLine.tsx';
import { type SourceKindLetter, SourceLegend, SourceMark } from '../ledger/SourceMark.tsx';
import { BackLink } from '../parts/BackLink.tsx';
import { ExternalLink } from '../parts/ExternalLink.tsx';
import { LABELS_WITHOUT_READ_DATE, SourceTitle } from '../parts/SourceList.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import type { SourceLabel, View } from '../view.ts';
import type { FactStateView } from './ConsistencyPage.tsx';

type FactReadingView = {
  letter: SourceKindLetter;
  label: SourceLabel | 'Contado';
  value: string;
  who: string;
  when?: string;
  used: boolean;
  superseded: boolean;
  source?: ReturnType<View['source']>;
  /** Date of the source's content; a law has its edition instead. */
  asOf?: string;
};

export type FactPageProps = {
  view: View;
  id: string;
  anchor: string;
  label: string;
  state: FactStateView;
  sourceLabel: string;
  letter: SourceKindLetter;
  /** The value that pages print; absent while the readings are undecided. */
  value?: string;
  /** The reason why no page prints the value, if none does. */
  unused?: string;
  /** A sentence about a possible change of the fact. */
  threat?: string;
  since?: string;
  /** True if the fact is a claim of the site without evidence. */
  unsupported: boolean;
  line?: NumberLineView;
  lanes?: ComparedReading[];
  words: string;
  readings: FactReadingView[];
  ruling?: Fact['ruling'];
  /** True if the day by which the ruling was to be reviewed has come. */
  due: boolean;
  events: { on: string; text: string }[];
  pages: { title: string; href: string }[];
  questions: { title: string; href: string }[];
  file: string;
};

const FIGURE = 40;
/**
 * A value up to this length is in the largest type on the page, because most visitors come for a figure with its unit.
 */
const SHORT = 14;

export function FactPage(props: FactPageProps) {
  const { view, label, state, sourceLabel, letter, line, lanes, readings, words } = props;
  const letters = [...new Set(readings.map((reading) => reading.letter))];
  return (
    <>
      <BackLink view={view} route={`/consistencia/#${props.anchor}`} label="Todas las cifras" />
      <h1>{view.words(label)}</h1>
      <p>
        <span className={`tag evidence-${state.kind}`}>{state.text}</span>{' '}
        {sourceLabel !== state.text && (
          <span className="tag">
            <SourceMark letter={letter} /> {sourceLabel}
          </span>
        )}
      </p>
      <InUse {...props} />
      {(line ?? lanes) && (
        <section>
          <h2>{line ? 'En una recta' : 'Lado a lado'}</h2>
          {line && <NumberLine line={line} words={words} />}
          {lanes && <ReadingComparison view={view} lanes={lanes} />}
          <SourceLegend letters={letters} used={readings.some(({ used }) => used)} />
        </section>
      )}
      <section>
        <h2>Quién lo dice</h2>
        <ul className="readings">
          {readings.map((reading) => (
            <Reading
              key={`${reading.who} ${reading.when ?? ''} ${reading.value} ${reading.source?.id ?? ''}`}
              view={view}
              reading={reading}
            />
          ))}
        </ul>
      </section>
      <Ruling {...props} />
      <History {...props} />
      <Uses {...props} />
      <Report {...props} />
      <SourceReadDates />
    </>
  );
}

const sizeOf = ({ length }: string): string | undefined =>
  length > FIGURE ? undefined : length > SHORT ? 'big-figure' : 'big-figure short';

function InUse({ view, value, unused, threat, since, unsupported }: FactPageProps) {
  return (
    <section>
      <h2>{unused || unsupported ? 'Qué se dice' : 'Qué usamos'}</h2>
      {value === undefined ? (
        <p>Todavía no escogimos una: donde hace falta, el sitio las dice todas.</p>
      ) : (
        <p className={sizeOf(value)}>{view.words(value)}</p>
      )}
      {unused && <p>{view.words(unused)}</p>}
      {threat && <p className="notice">{view.words(threat)}</p>}
      {since && (
        <p className="meta">
          Desde el <time dateTime={since}>{view.date(since)}</time>.
        </p>
      )}
      {unsupported && (
        <p>
          El sitio lo dice de sí mismo, y nada que hayamos visto lo respalda: está sin verificar.
        </p>
      )}
    </section>
  );
}

function Reading({ view, reading }: { view: View; reading: FactReadingView }) {
  const { letter, label, value, who, when, used, superseded, source, asOf } = reading;
  return (
    <li>
      <SourceMark letter={letter} used={used} />{' '}
      <b>{superseded ? <s>{view.words(value)}</s> : view.words(value)}</b> {view.words(who)}
      {when && view.words(`, ${when}`)}
      {used && ' · la usamos'}
      {superseded && ' · ya no se usa'}
      <br />
      <span className="meta">
        {label}
        {source && (
          <>
            {' · '}
            <SourceTitle view={view} source={source} />
            {source.edition && view.words(` (${source.edition})`)}
            {asOf && `, con fecha del ${view.date(asOf)}`}
            {!LABELS_WITHOUT_READ_DATE.has(source.label) &&
              `, leído el ${view.date(source.readOn)}`}
          </>
        )}
        {!source && asOf && ` · ${view.date(asOf)}`}
      </span>
    </li>
  );
}

function Ruling({ view, ruling, due }: FactPageProps) {
  if (ruling === undefined) return null;
  const review = ruling.review && {
    coming: `lo volvemos a mirar el ${view.date(ruling.review)}`,
    past: `debíamos volver a mirarlo el ${view.date(ruling.review)}`,
  };
  return (
    <section>
      <h2>Por qué</h2>
      <p>{view.words(ruling.because)}</p>
      <p className="meta">
        Decidido el {view.date(ruling.on)}
        {review && '; '}
        {review && (
          <span data-hasta={ruling.review} data-past={review.past}>
            {due ? review.past : review.coming}
          </span>
        )}
        .
      </p>
    </section>
  );
}

function History({ view, events }: FactPageProps) {
  if (events.length === 0) return null;
  return (
    <section>
      <h2>Historia</h2>
      <ol className="history">
        {events.map(({ on, text }) => (
          <li key={`${on} ${text}`}>
            <time dateTime={on}>{view.date(on)}</time> {view.words(text)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Uses({ view, pages, questions }: FactPageProps) {
  return (
    <section>
      <h2>Dónde se usa</h2>
      {pages.length + questions.length === 0 && <p>Ninguna otra página la usa hoy.</p>}
      <UseList view={view} uses={pages} />
      {questions.length > 0 && <h3>Preguntas de práctica</h3>}
      <UseList view={view} uses={questions} />
    </section>
  );
}

function UseList({ view, uses }: { view: View; uses: FactPageProps['pages'] }) {
  if (uses.length === 0) return null;
  return (
    <ul>
      {uses.map(({ href, title }) => (
        <li key={href}>
          <a href={href}>{view.words(title)}</a>
        </li>
      ))}
    </ul>
  );
}

function Report({ view, id, file }: FactPageProps) {
  const { reportUrl } = view.settings;
  return (
    <section>
      <h2>¿Está mal?</h2>
      <p>
        {reportUrl ? (
          <>
            <ExternalLink href={reportUrl}>Avísanos</ExternalLink> y dinos dónde lo leíste: la ley,
            un formulario o una página con su fecha.
          </>
        ) : (
          'Aún no tenemos un correo para avisos. Para cambiar esta cifra hace falta una prueba con fecha: la ley, un formulario o una página.'
        )}
      </p>
      <p className="meta">
        Dato <code>{id}</code>, en el archivo <code>{file}</code>
      </p>
    </section>
  );
}
