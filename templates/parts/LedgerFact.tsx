/** The facts of a topic with their readings in lanes and the decision on them. */
import type { LedgerFactView, LedgerReadingView, View } from '../view.ts';
import { OutLink } from './OutLink.tsx';

const STATES = {
  acuerdo: 'De acuerdo',
  decidido: 'Decidido',
  'por-revisar': 'Por revisar',
  abierto: 'Abierto',
  desigual: 'Cifras distintas',
} as const satisfies Record<LedgerFactView['state'], string>;

export function Ledger({ view, facts }: { view: View; facts: readonly LedgerFactView[] }) {
  return facts.map((fact) => (
    <article key={fact.id} id={fact.id} className="hecho">
      <h3>{fact.label}</h3>
      <p className="meta">
        <span className={`etiqueta estado-${fact.state}`}>{STATES[fact.state]}</span>{' '}
        <code>{fact.id}</code>
        {fact.unsupported && ' · cifra del propio sitio, sin verificar'}
      </p>
      <ul className="lecturas">
        {fact.readings.map((reading) => (
          <Reading
            key={`${reading.who} ${reading.when ?? ''} ${reading.value}`}
            view={view}
            reading={reading}
          />
        ))}
      </ul>
      {fact.ruling && <Ruling view={view} ruling={fact.ruling} />}
    </article>
  ));
}

function Reading({ view, reading }: { view: View; reading: LedgerReadingView }) {
  const { source } = reading;
  return (
    <li>
      <b>{reading.superseded ? <s>{reading.value}</s> : reading.value}</b> {reading.who}
      {reading.when && `, ${reading.when}`}
      {source && (
        <span className="meta">
          {' · '}
          {source.href ? <OutLink href={source.href}>{source.title}</OutLink> : source.title}, leído
          el {view.date(source.readOn)}
        </span>
      )}
      {reading.asOf && <span className="meta"> · al {view.date(reading.asOf)}</span>}
    </li>
  );
}

function Ruling({ view, ruling }: { view: View; ruling: NonNullable<LedgerFactView['ruling']> }) {
  return (
    <p className="ficha">
      {ruling.reason} Decidido el {view.date(ruling.on)}
      {ruling.review && `; próxima revisión, ${view.date(ruling.review)}`}.
    </p>
  );
}
