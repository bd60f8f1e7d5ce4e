/** Manoeuvres from above: each a film with its steps in words, or a strip of pictures for who has no script or wants no motion. */
import type { ManoeuvresProps } from '../page-props.ts';
import { Film } from '../parts/Film.tsx';
import { Reviewed } from '../parts/Reviewed.tsx';
import { SceneFigure } from '../parts/SceneFigure.tsx';
import { Sources } from '../parts/Sources.tsx';

export function ManoeuvresPage({ view, film, manoeuvres: { items, updated } }: ManoeuvresProps) {
  return (
    <>
      <h1>Maniobras paso a paso</h1>
      <p className="entrada">
        Míralas antes de salir y practícalas en un lugar vacío, con quien te acompaña. Tú eres el
        carro amarillo.
      </p>
      <nav aria-label="Maniobras">
        <ul>
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
          <p className="angosto">{view.text(when)}</p>
          <Film film={film(id)} title={title} eager={position === 0} />
          <ol className="escenas">
            {steps.map(({ scene, text }, index) => (
              <li key={text}>
                <SceneFigure
                  view={view}
                  scene={{ ...view.scene(scene), caption: text }}
                  step={index + 1}
                  eager={position + index === 0}
                />
              </li>
            ))}
          </ol>
          {view.notes(steps.map(({ text }) => text))}
        </section>
      ))}
      <Sources
        view={view}
        of={items.map((item) => ({ name: item.title, cite: item.cite, record: item }))}
      />
      <Reviewed view={view} dates={[updated]} />
    </>
  );
}
