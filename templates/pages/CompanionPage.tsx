/** For the person beside a learner: rules, ten outings, a log, and the practical exam. Only the log needs a script. */

import type { Companion, CompanionRule } from '../../schemas/companion.ts';
import { Button, ButtonLink } from '../islands/parts/Buttons.tsx';
import { CitedSources, statementsOf } from '../parts/CitedSources.tsx';
import type { RelatedLink } from '../parts/RelatedLinks.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import { TextList } from '../parts/TextList.tsx';
import type { View } from '../view.ts';

type CompanionProps = { view: View; companion: Companion; related: RelatedLink[] };

const SECTIONS = [
  { id: 'bitacora', title: 'Sus salidas' },
  { id: 'acompanante', title: 'Quién acompaña y qué lleva' },
  { id: 'antes', title: 'Antes de mover el carro' },
  { id: 'salidas', title: 'Diez primeras salidas' },
  { id: 'examen-practico', title: 'El examen práctico' },
];

export function CompanionPage({ view, companion, related }: CompanionProps) {
  const { rules, before, outings, outingsCite, exam } = companion;
  // The build prints the first outing, which the script also shows while none is logged, so nothing moves.
  const [first] = outings;
  const all = [...rules, ...exam.known, ...exam.open];
  return (
    <>
      <h1>Para quien te acompaña</h1>
      <p className="lead">
        ¿Vas a sentarte al lado de quien aprende a guiar? Aquí está quién puede hacerlo, diez
        primeras salidas en orden y en qué fijarse en cada una.
      </p>
      <div className="with-sidebar">
        <div>
          <section id="bitacora">
            <h2 data-outings-today="">Hoy toca la 1: {first && view.words(first.title)}</h2>
            <p className="narrow-column">
              Una por visita: marquen lo que salió tranquilo y anótenla. Queda solo en este
              dispositivo: pueden bajarla o imprimirla. Para pasarla a otro, usen «Exportar
              progreso» en <a href={view.href('/plan/')}>el plan</a>.
            </p>
            <form className="outing-form script-only" data-outings="">
              <label>
                Qué practicaron
                <select data-field="what">
                  {outings.map(({ id, title }) => (
                    <option key={id}>{title}</option>
                  ))}
                  <option>Otra cosa</option>
                </select>
              </label>
              <fieldset data-outings-boxes="">
                <legend>Salió tranquilo</legend>
                {first?.look.map((look) => (
                  <label key={look}>
                    <input type="checkbox" />
                    {view.words(look)}
                  </label>
                ))}
              </fieldset>
              <label>
                Día <input type="date" data-field="day" required />
              </label>
              <label>
                Minutos
                <input
                  type="number"
                  data-field="minutes"
                  min="1"
                  max="600"
                  inputMode="numeric"
                  required
                />
              </label>
              <label>
                Dónde{' '}
                <input type="text" data-field="where" maxLength={80} autoComplete="off" required />
              </label>
              <Button look="primary" type="submit" disabled label="Anotar" />
            </form>
            <p className="script-only" role="status" data-outings-total="" />
            <table className="outing-table">
              <thead>
                <tr>
                  <th scope="col">Día</th>
                  <th scope="col">Min</th>
                  <th scope="col">Dónde</th>
                  <th scope="col">Qué</th>
                </tr>
              </thead>
              <tbody data-outings-list="" />
            </table>
            <div className="buttons script-only" data-outings-tools="" hidden>
              <ButtonLink data-outings-send="" href="https://wa.me/" label="Enviar por WhatsApp" />
              <button type="button" className="btn secondary" data-outings-save="">
                Bajar como hoja de cálculo
              </button>
              <button type="button" className="btn secondary" data-print-page="">
                Imprimir
              </button>
              <button type="button" className="btn secondary" data-outings-clear="">
                Borrar la lista
              </button>
            </div>
            <noscript>
              <p className="notice">
                La lista necesita JavaScript. Puedes imprimir esta página y anotar a mano.
              </p>
            </noscript>
          </section>
          <section id="acompanante">
            <h2>Quién acompaña y qué lleva</h2>
            <Rules view={view} rules={rules} />
            {view.notes(rules.map(({ text }) => text))}
          </section>
          <section id="antes">
            <h2>Antes de mover el carro</h2>
            <TextList view={view} items={before} className="narrow-column" />
          </section>
          <section id="salidas">
            <h2>Diez primeras salidas</h2>
            <p className="narrow-column">
              Van de lo vacío a lo rápido. Repitan cada una hasta que salga tranquila: no hay premio
              por llegar antes a la autopista.
            </p>
            <ol className="outings">
              {outings.map(({ id, title, place, look, ready }) => (
                <li key={id} id={id}>
                  <h3>{view.words(title)}</h3>
                  <p>{view.text(place)}</p>
                  <TextList view={view} items={look} />
                  <p>
                    <b>Sigan cuando:</b> {view.text(ready)}
                  </p>
                </li>
              ))}
            </ol>
          </section>
          <section id="examen-practico">
            <h2>El examen práctico</h2>
            <h3>Lo que se sabe</h3>
            <Rules view={view} rules={exam.known} />
            <h3>Lo que no está confirmado</h3>
            <Rules view={view} rules={exam.open} />
            {view.notes([...exam.known, ...exam.open].map(({ text }) => text))}
          </section>
        </div>
        <aside className="sidebar">
          <nav aria-labelledby="en-esta-pagina">
            <h2 id="en-esta-pagina">En esta página</h2>
            <ol>
              {SECTIONS.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <section>
            <h2>Para practicar en casa</h2>
            <ul>
              {related.map(({ label, route }) => (
                <li key={route}>
                  <a href={view.href(route)}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
      <CitedSources
        view={view}
        of={[
          ...statementsOf(all, ({ label }) => label),
          { name: 'Diez primeras salidas', cite: outingsCite },
        ]}
      />
      <SourceReadDates />
    </>
  );
}

function Rules({ view, rules }: { view: View; rules: readonly CompanionRule[] }) {
  return (
    <dl className="facts">
      {rules.map(({ label, text }) => (
        <div key={label}>
          <dt>{view.words(label)}</dt>
          <dd>{view.text(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
