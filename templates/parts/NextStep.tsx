/** The next step. The page's script says which it is for who has practised; nothing moves then. */
import { Here } from '../road/Here.tsx';
import type { RoadView, View } from '../view.ts';

type Props = {
  view: View;
  /** Of the button for who is new. */
  label?: string;
  detail?: string;
};

/** Her stop and the next step: on a wide screen both lie on the island. */
export function Now({ road, ...step }: Props & { road: RoadView }) {
  const [first] = road.stops;
  return (
    <section className="ahora" aria-labelledby="aqui">
      {first && <Here stop={first} />}
      <NextStep {...step} />
    </section>
  );
}

export function NextStep({
  view,
  label = 'Diez preguntas mezcladas',
  detail = 'Sin cuenta y sin reloj.',
}: Props) {
  return (
    <div className="via" data-root={view.settings.basePath}>
      <a className="btn go siguiente" href={view.href('/repaso/#diez')}>
        {label}
      </a>
      <p className="cifras">{detail}</p>
    </div>
  );
}
