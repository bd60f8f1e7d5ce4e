/** The public ledger: what each source says about each figure, which reading is used, and why. */

import { Ledger } from '../parts/LedgerFact.tsx';
import { Reviewed } from '../parts/Reviewed.tsx';
import type { ConsistencyProps } from '../view.ts';

export function ConsistencyPage({ view, updated, topics, totals, coverage }: ConsistencyProps) {
  const figures = [
    { label: 'cifras', value: totals.facts },
    { label: 'lecturas', value: totals.readings },
    { label: 'desacuerdos decididos', value: totals.ruled },
    { label: 'desacuerdos abiertos', value: totals.open },
  ];
  return (
    <>
      <h1>Consistencia de los datos</h1>
      <p className="entrada">
        Qué dice cada fuente sobre cada cifra, qué lectura usamos y por qué. También lo que sigue
        sin confirmar.
      </p>
      <ul className="postes">
        {figures.map((figure) => (
          <li key={figure.label}>
            <b>{figure.value}</b>
            <span>{figure.label}</span>
          </li>
        ))}
      </ul>
      {coverage && (
        <p className="meta">
          Cantidades en los textos: {coverage.referenced} salen del registro, {coverage.quoted} son
          ejemplos y {coverage.unbound} no tienen registro.
        </p>
      )}
      <nav aria-label="Temas">
        <ul className="enlaces">
          {topics.map((topic) => (
            <li key={topic.id}>
              <a href={`#${topic.id}`}>{topic.title}</a>{' '}
              <span className="meta">{topic.facts.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      {topics.map((topic) => (
        <section key={topic.id} id={topic.id}>
          <h2>{topic.title}</h2>
          <Ledger view={view} facts={topic.facts} />
        </section>
      ))}
      <Reviewed view={view} dates={[updated]} />
    </>
  );
}
