/** The public ledger: figures by kind of source, disagreements as number lines or short texts, and all facts. */

import { Fragment } from 'react';
import { Button } from '../islands/parts/Buttons.tsx';
import { NumberLine, type NumberLineView } from '../ledger/NumberLine.tsx';
import { type SourceKindLetter, SourceLegend, SourceMark } from '../ledger/SourceMark.tsx';
import { FilterSelect } from '../parts/FilterSelect.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import type { View } from '../view.ts';

/** The state of a fact: `law`, `agree`, `single`, `unsourced`, `decided` or `open`, and the words for it. */
export type FactStateView = { kind: string; text: string };

export type FactLine = {
  anchor: string;
  href: string;
  label: string;
  value: string;
  state: FactStateView;
  sourceLabel: string;
};

export type DisagreementRow = FactLine & {
  topic: string;
  line?: NumberLineView;
  lanes?: { letter: SourceKindLetter; used: boolean; text: string }[];
  words: string;
};

type AmendmentYear = {
  year: string;
  isWhole: boolean;
  laws: { law: string; about: string; read: string }[];
};

export type ConsistencyProps = {
  view: View;
  total: number;
  byLabel: {
    law: number;
    agency: number;
    press: number;
    none: number;
    unread: number;
    own: number;
  };
  disputes: {
    decided: number;
    kept: number;
    waiting: number;
    /** Number of rulings whose review date has come, including those without a disagreement. */
    due: number;
  };
  rows: DisagreementRow[];
  topics: { id: string; title: string; facts: FactLine[] }[];
  /**
   * The laws that amend a law, the newest year first. `isWhole` is true for a year whose official list was read to its
   * end.
   */
  amendments?: {
    title: string;
    note: string;
    listedOn: string;
    unlisted: string;
    years: AmendmentYear[];
  };
  /** Options of the filters. Their values are those of `data-estado` and `data-etiqueta`. */
  states: { value: string; label: string }[];
  labels: string[];
};

export function ConsistencyPage(props: ConsistencyProps) {
  const { view, total, byLabel, disputes, rows, topics } = props;
  const figures = [
    { label: 'con la ley leída', value: byLabel.law },
    { label: 'con una agencia', value: byLabel.agency },
    { label: 'solo con prensa, guía o consejo', value: byLabel.press },
    { label: 'sin fuente oficial', value: byLabel.none },
  ];
  return (
    <>
      <h1>Consistencia de los datos</h1>
      <p className="lead">
        De cada una de las {total} cifras de este sitio puedes ver quién la dice, cuál usamos y por
        qué.
      </p>
      <ul className="stat-cards">
        {figures.map(({ label, value }) => (
          <li key={label}>
            <b>{value}</b>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <p className="meta">
        {byLabel.unread > 0 &&
          `De otras ${byLabel.unread} se conoce la ley, pero no hemos leído el artículo. `}
        {byLabel.own > 0 &&
          `${byLabel.own === 1 ? 'Otra es una cuenta o un consejo' : `Otras ${byLabel.own} son cuentas y consejos`} del propio sitio.`}
      </p>
      {rows.length > 0 && (
        <section id="desacuerdos">
          <h2>Dónde no coinciden las fuentes</h2>
          <p>
            Desacuerdos decididos: <b>{disputes.decided}</b>. Abiertos a propósito:{' '}
            <b>{disputes.kept}</b>. En espera: <b>{disputes.waiting}</b>.
            {disputes.due > 0 && (
              <>
                {' '}
                Por volver a mirar: <b>{disputes.due}</b>.
              </>
            )}
          </p>
          <SourceLegend letters={['L', 'N', 'A', 'P', 'S']} />
        </section>
      )}
      <Filters {...props} />
      {rows.length > 0 && (
        <table className="disagreements">
          <caption className="visually-hidden">
            Cifras con desacuerdo y lo que dice cada fuente
          </caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Cifra</th>
              <th scope="col">Lo que dice cada fuente</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.anchor} view={view} row={row} />
            ))}
          </tbody>
        </table>
      )}
      <h2>Todas las cifras por tema</h2>
      {topics.map(({ id, title, facts }) => (
        <details key={id} id={id} data-tema={id}>
          <summary>
            <b>{title}</b> <span className="meta">{facts.length}</span>
          </summary>
          <ul className="filtered-list">
            {facts.map((fact) => (
              <li key={fact.anchor} id={fact.anchor} {...traits(fact, id)}>
                <a href={fact.href}>{view.words(fact.label)}</a> <b>{view.words(fact.value)}</b>{' '}
                <small>
                  {fact.state.text}
                  {fact.sourceLabel !== fact.state.text && ` · ${fact.sourceLabel}`}
                </small>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {props.amendments && <Amendments view={view} {...props.amendments} />}
      <SourceReadDates />
    </>
  );
}

function Amendments({
  view,
  title,
  note,
  listedOn,
  unlisted,
  years,
}: Pick<ConsistencyProps, 'view'> & NonNullable<ConsistencyProps['amendments']>) {
  return (
    <details id="enmiendas">
      <summary>{view.words(title)}</summary>
      <p>
        {view.words(note)} Lista del {view.date(listedOn)}.
        {unlisted !== '' && ` No hemos buscado las leyes de ${unlisted}.`}
      </p>
      <dl>
        {years.map(({ year, isWhole, laws }) => (
          <Fragment key={year}>
            <dt>{year}</dt>
            <dd>
              {laws.length === 0
                ? isWhole
                  ? 'Ninguna.'
                  : 'No conocemos el número de ninguna.'
                : laws.map(({ law, about, read }, at) => (
                    <Fragment key={law}>
                      {at > 0 && ' · '}
                      {view.words(`Ley ${law}, ${about}: ${read}`)}
                    </Fragment>
                  ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}

const traits = ({ state, sourceLabel }: FactLine, topic: string) => ({
  'data-dato': topic,
  'data-estado': state.kind,
  'data-etiqueta': sourceLabel,
});

function Row({ view, row }: { view: View; row: DisagreementRow }) {
  return (
    <tr {...traits(row, row.topic)}>
      <th scope="row">
        <a href={row.href}>{view.words(row.label)}</a> <small>{row.state.text}</small>
      </th>
      <td>
        {row.line && <NumberLine line={row.line} />}
        {row.lanes && (
          <ul className="compared-readings" aria-hidden="true">
            {row.lanes.map(({ letter, used, text }) => (
              <li key={`${letter} ${text}`}>
                <SourceMark letter={letter} used={used} /> {view.words(text)}
              </li>
            ))}
          </ul>
        )}
        <span className="visually-hidden shown-in-print">{view.words(row.words)}</span>
      </td>
    </tr>
  );
}

function Filters({ total, topics, states, labels }: ConsistencyProps) {
  return (
    <form className="filters script-only" data-filters="" data-one="cifra" data-many="cifras">
      <p>
        <label htmlFor="filtro-texto">Busca</label>{' '}
        <span role="status" data-found="">
          {total} cifras
        </span>
        <input id="filtro-texto" type="search" name="texto" maxLength={60} autoComplete="off" />
      </p>
      <FilterSelect
        name="tema"
        label="Tema"
        all="Todos"
        options={topics.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <FilterSelect
        name="etiqueta"
        label="En qué se basa"
        options={labels.map((label) => ({ value: label, label }))}
      />
      <FilterSelect name="estado" label="Estado" all="Todos" options={states} />
      <p className="buttons">
        <Button look="primary" type="submit" disabled label="Filtrar" />
        <Button type="reset" disabled label="Quitar filtros" />
      </p>
    </form>
  );
}
