/** A result as the reader sees it: verdict, band, counts, next steps, topics and questions to review. */
import { type ReactNode, useDeferredValue } from 'react';
import type { ProgressStore } from '../storage/progress.ts';
import { Reason } from './Feedback.tsx';
import type { Miss, Outcome, TopicScore } from './outcome.ts';
import { PractiseButton } from './PractiseButton.tsx';
import type { QuizData, QuizQuestion } from './quiz-data.ts';
import { RichText } from './RichText.tsx';
import { Road } from './Road.tsx';
import { Share } from './Share.tsx';
import { SignImage } from './SignImage.tsx';

const GOAL = 80;
const TIPS_BELOW = 60;
const NONE: readonly Miss[] = [];
/** A no-break space: the sign never starts a line. */
const PERCENT = '\u00a0%';

/** Thresholds and texts of the specification, best first. */
const BANDS = [
  {
    from: GOAL,
    look: 'excelente',
    title: 'Excelente trabajo',
    text: 'Estás muy bien preparado para el examen oficial.',
  },
  {
    from: TIPS_BELOW,
    look: 'bueno',
    title: 'Buen resultado',
    text: 'Necesitas un poco más de práctica, pero vas por buen camino.',
  },
  {
    from: 0,
    look: 'seguir',
    title: 'Sigue practicando',
    text: 'Te recomendamos repasar el material e intentar de nuevo.',
  },
] as const;

export const TOPICS: Record<QuizQuestion['topic'], string> = {
  senales: 'Señales',
  reglas: 'Reglas',
  'conduccion-segura': 'Conducción segura',
  vehiculo: 'Vehículo',
};

/** Made from the address of the list, which has the base path. */
export const testHref = (data: QuizData): string =>
  data.links.tests.replace(/tests\/?$/, `test/${data.test.id}/`);

type Props = {
  data: QuizData;
  outcome: Outcome;
  shared: boolean;
  /** The reader's own, and stored on no device. */
  unsaved?: boolean | undefined;
  store: ProgressStore;
  /** The link that repeats it. */
  again: { href: string; label: string };
};

export function ResultDetails({
  data,
  outcome,
  shared,
  unsaved = false,
  store,
  again,
}: Props): ReactNode {
  const band = BANDS.find(({ from }) => outcome.percent >= from) ?? BANDS[2];
  const { links } = data;
  // A device that stores nothing cannot take the questions to the next page.
  const canPractise = outcome.misses.length > 0 && !unsaved;
  return (
    <>
      {(shared || unsaved) && (
        <p className="aviso">
          {shared
            ? 'Estás viendo un resultado compartido.'
            : 'Este es tu resultado. No se pudo guardar en este dispositivo: copia el enlace para volver a verlo.'}
        </p>
      )}
      {outcome.changed > 0 && (
        <p className="aviso">
          {outcome.changed === 1
            ? '1 pregunta cambió desde entonces y no cuenta.'
            : `${outcome.changed} preguntas cambiaron desde entonces y no cuentan.`}
        </p>
      )}
      <Verdict data={data} outcome={outcome} />
      <section className={`banda ${band.look}`} aria-labelledby="banda">
        <h2 id="banda">{band.title}</h2>
        <p>{band.text}</p>
        <dl className="cuentas">
          <Count label="Correctas" value={outcome.score} />
          <Count label="Incorrectas" value={outcome.total - outcome.score} />
          <Count label="Porcentaje" value={outcome.percent + PERCENT} />
          {outcome.usedMs !== undefined && (
            <Count label="Minutos" value={Math.max(1, Math.round(outcome.usedMs / 60_000))} />
          )}
        </dl>
      </section>
      <div className="bar">
        {canPractise && (
          <PractiseButton
            data={data}
            store={store}
            questions={outcome.misses.map(({ question }) => question)}
          />
        )}
        <a className={canPractise ? 'btn alt' : 'btn go'} href={again.href}>
          {again.label}
        </a>
        <a className="btn alt" href={links.tests}>
          Otros Tests
        </a>
      </div>
      <NextSteps links={links} isReady={outcome.percent >= GOAL} />
      {outcome.percent < TIPS_BELOW && <Tips data={data} />}
      {outcome.topics.length > 1 && <Topics topics={outcome.topics} />}
      {outcome.misses.length > 0 && <Misses misses={outcome.misses} />}
      {outcome.flagged.length > 0 && (
        <section aria-labelledby="marcadas">
          <h2 id="marcadas">Marcaste para revisar</h2>
          {outcome.flagged.map((item) => (
            <MissItem key={item.question.id} miss={item} />
          ))}
        </section>
      )}
      <Share
        data={data}
        code={outcome.code}
        text={`${data.test.title}: ${outcome.score} de ${outcome.total} (${outcome.percent}${PERCENT})`}
      />
    </>
  );
}

function Verdict({ data, outcome }: Pick<Props, 'data' | 'outcome'>): ReactNode {
  const passes = outcome.percent >= data.passMark.percent;
  return (
    <p className="veredicto">
      {outcome.score} de {outcome.total} · {outcome.percent}
      {PERCENT}. Con una nota de {data.passMark.percent}
      {PERCENT} ({data.passMark.wording}), este resultado{' '}
      <strong>{passes ? 'aprobaría' : 'todavía no aprobaría'}</strong>. Meta de práctica: {GOAL}
      {PERCENT}.
    </p>
  );
}

/** The way to the exam itself; less visible while practice is what helps. */
function NextSteps({ links, isReady }: { links: QuizData['links']; isReady: boolean }): ReactNode {
  const look = isReady ? 'btn go' : 'btn alt';
  return (
    <div className={isReady ? 'bar' : 'bar menor'}>
      <a className={look} href={links.procedures}>
        Ver Información de Trámites
      </a>
      <a className={look} href={links.centres}>
        Encontrar Centro CESCO
      </a>
    </div>
  );
}

function Misses({ misses }: Pick<Outcome, 'misses'>): ReactNode {
  // First the verdict, then the list: drawing forty questions takes a slow phone a quarter of a second.
  const drawn = useDeferredValue(misses, NONE);
  return (
    <section className={drawn === misses ? undefined : 'por-venir'} aria-labelledby="por-repasar">
      <h2 id="por-repasar">
        Para repasar: {misses.length === 1 ? '1 pregunta' : `${misses.length} preguntas`}
      </h2>
      {drawn.map((miss) => (
        <MissItem key={miss.question.id} miss={miss} />
      ))}
    </section>
  );
}

function Count({ label, value }: { label: string; value: number | string }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Topics({ topics }: { topics: readonly TopicScore[] }): ReactNode {
  return (
    <section className="temas" aria-labelledby="por-tema">
      <h2 id="por-tema">Por tema</h2>
      <ul>
        {topics.map(({ topic, score, total }) => (
          <li key={topic}>
            <span>
              {TOPICS[topic]}: {score} de {total}
            </span>
            <Road done={score} total={total} label={TOPICS[topic]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function MissItem({ miss: { number, question, choice } }: { miss: Miss }): ReactNode {
  const right = choice === question.answer;
  return (
    <article className="repasar">
      <h3 className="stem">
        <SignImage sign={question.sign} />
        <span>
          {number}. <RichText text={question.stem} />
        </span>
      </h3>
      {!right && (
        <p className="op no">
          <b className="l" aria-hidden="true">
            ✕
          </b>
          <span>{choice === undefined ? 'La dejaste en blanco' : question.options[choice]}</span>
          {choice !== undefined && <small>Tu respuesta</small>}
        </p>
      )}
      <p className="op ok">
        <b className="l" aria-hidden="true">
          ✓
        </b>
        <span>{question.options[question.answer]}</span>
        <small>Correcta</small>
      </p>
      <Reason question={question} choice={choice} />
    </article>
  );
}

function Tips({ data: { links } }: { data: QuizData }): ReactNode {
  return (
    <section className="consejos" aria-labelledby="consejos">
      <h2 id="consejos">Para mejorar</h2>
      <ul>
        <li>Lee el manual oficial del conductor.</li>
        <li>
          Repasa la <a href={links.guide}>guía de estudio</a>.
        </li>
        <li>
          Practica con <a href={links.tests}>otros tests</a>.
        </li>
        <li>Lee cada pregunta con calma, hasta el final.</li>
        <li>Estudia la explicación de cada respuesta.</li>
        <li>
          Busca tu <a href={links.centres}>centro CESCO</a> para preguntar.
        </li>
      </ul>
    </section>
  );
}
