/** Hazards as seen from the driver's seat. Each is a clip; without a script or with reduced motion, four frames. */
import type { Hazard } from '../../schemas/hazard.ts';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import type { SignImageView, View } from '../view.ts';

type HazardsProps = { view: View; hazards: HazardView[] };

type HazardView = {
  id: string;
  data: Hazard;
  clip: string;
  first: SignImageView;
  frames: { at: number; text: string; picture: SignImageView }[];
};

export function HazardsPage({ view, hazards }: HazardsProps) {
  return (
    <>
      <h1>Peligros desde el asiento</h1>
      <p className="lead">
        Vas guiando. Toca la imagen cuando veas algo que te obligue a frenar o a cambiar de rumbo:
        mientras antes, más puntos.
      </p>
      <p className="script-only" role="status" data-total="" />
      <div>
        {hazards.map((hazard) => (
          <HazardSection key={hazard.id} view={view} hazard={hazard} />
        ))}
      </div>
      <details className="narrow-column">
        <summary>Cómo se juega y de dónde sale</summary>
        <p>
          Se toca con el dedo o el ratón, o con la barra espaciadora o Entrar. También puedes mirar
          cada escena en cuatro cuadros. No cuenta para tu preparación; tu plan recuerda, en este
          dispositivo, si viste el peligro.
        </p>
        <p>
          La idea es de la prueba de percepción de peligros del Reino Unido (DVSA). De ella tomamos
          tres cosas: los puntos empiezan cuando el peligro empieza a formarse y bajan en cinco
          partes iguales, de 5 a 1; tocar antes no quita puntos; y tocar sin parar o con ritmo da 0.
          Las escenas son nuestras y de aquí, y no son las de esa prueba.
        </p>
        <p>
          El examen teórico de Puerto Rico es de preguntas: esta práctica no es parte de él. Sirve
          para lo que viene después, guiar.
        </p>
      </details>
      {/* The oldest date, so that no text seems newer than it is. */}
      <SourceReadDates text={{ view, date: hazards.map(({ data }) => data.updated).sort()[0]! }} />
    </>
  );
}

function HazardSection({ view, hazard }: Pick<HazardsProps, 'view'> & { hazard: HazardView }) {
  const { id, data, clip, first, frames } = hazard;
  return (
    <section
      id={id}
      className="hazard"
      data-clip={clip}
      data-window={data.window.join(' ')}
      data-seconds={data.seconds}
    >
      <h2 id={`t-${id}`}>
        {data.order}. {view.words(data.title)}
      </h2>
      <p>{view.text(data.description)}</p>
      <div className="clip-view script-only">
        <img {...first} loading={data.order > 1 ? 'lazy' : undefined} />
        <p className="action-bar">
          <button
            type="button"
            className="btn primary"
            data-play=""
            id={`j-${id}`}
            aria-labelledby={`j-${id} t-${id}`}
            disabled
          >
            Empezar
          </button>
        </p>
      </div>
      <button
        type="button"
        className="btn secondary show-frames-button script-only"
        data-frames=""
        id={`c-${id}`}
        aria-labelledby={`c-${id} t-${id}`}
        aria-expanded="false"
        disabled
      >
        Ver en cuatro cuadros
      </button>
      <ol className="still-frames">
        {frames.map((frame, index) => (
          <li key={frame.at} data-at={frame.at}>
            <img {...frame.picture} loading="lazy" />
            <p>{view.text(frame.text)}</p>
            <button
              type="button"
              className="btn secondary script-only"
              data-frame=""
              aria-label={`Aquí ya actúo, cuadro ${index + 1}`}
            >
              Aquí ya actúo
            </button>
          </li>
        ))}
      </ol>
      <div role="status" data-result="" />
      <details>
        <summary>Qué había que ver</summary>
        <p>{view.text(data.see)}</p>
        <p>
          <b>Qué haces.</b> {view.text(data.act)}
        </p>
      </details>
    </section>
  );
}
