/** Manoeuvres seen from above. Each is a film with its steps; without a script or with reduced motion, pictures. */
import type { Manoeuvres } from '../../schemas/manoeuvre.ts';
import { CitedSources, statementsOf } from '../parts/CitedSources.tsx';
import type { FilmView } from '../parts/FilmPlayer.tsx';
import { ManoeuvreView } from '../parts/ManoeuvreView.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import type { View } from '../view.ts';

type ManoeuvresProps = {
  view: View;
  manoeuvres: Manoeuvres;
  film: (id: string) => FilmView | undefined;
};

export function ManoeuvresPage({ view, film, manoeuvres: { items } }: ManoeuvresProps) {
  return (
    <>
      <h1>Maniobras paso a paso</h1>
      <p className="lead">
        Míralas antes de salir y practícalas en un lugar vacío, con quien te acompaña. Tú eres el
        carro amarillo.
      </p>
      <nav aria-label="Maniobras">
        <ul className="manoeuvre-list">
          {items.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{view.words(title)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {items.map(({ id, title, when, steps }, position) => (
        <section key={id} id={id}>
          <h2>{view.words(title)}</h2>
          <p className="narrow-column">{view.text(when)}</p>
          <ManoeuvreView
            view={view}
            manoeuvre={{ title, steps }}
            film={film(id)}
            eager={position === 0}
          />
          {view.notes(steps.map(({ text }) => text))}
        </section>
      ))}
      <CitedSources view={view} of={statementsOf(items, ({ title }) => title)} />
      <SourceReadDates />
    </>
  );
}
