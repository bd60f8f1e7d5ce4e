/** The road from home to the CESCO and the next step on it. The page's script says where a visitor is; nothing moves then. */
import { Camino } from '../islands/parts/road/Camino.tsx';
import type { View } from '../view.ts';

/** @param questions how many the tests ask @param label of the button for who is new, with its `detail` */
export function NextStep({
  view,
  questions,
  label = 'Diez preguntas mezcladas',
  detail = 'Sin cuenta y sin reloj.',
}: {
  view: View;
  questions: number;
  label?: string;
  detail?: string;
}) {
  return (
    <div className="via" data-root={view.settings.basePath}>
      <Camino car={0} cesco />
      <p className="cifras">{`${questions} preguntas de aquí al CESCO: cada una que contestas te acerca.`}</p>
      <p className="botones">
        <a className="btn go siguiente" href={view.href('/repaso/#diez')}>
          <b>{label}</b>
          <small>{detail}</small>
        </a>
      </p>
    </div>
  );
}
