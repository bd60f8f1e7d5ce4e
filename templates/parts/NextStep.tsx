/** The road from home to the CESCO and the next step on it. The page's script says where a visitor is; nothing moves then. */
import { Camino } from '../islands/quiz/Camino.tsx';
import type { View } from '../view.ts';

/** @param keys address of the file with the right options @param questions how many the tests ask @param label of the button for who is new */
export function NextStep({
  view,
  keys,
  questions,
  label = 'Diez preguntas mezcladas',
}: {
  view: View;
  keys: string;
  questions: number;
  label?: string;
}) {
  return (
    <div className="via" data-known={keys} data-root={view.settings.basePath}>
      <Camino car={0} cesco />
      <p className="cifras">{`${questions} preguntas de aquí al CESCO: cada una que contestas te acerca.`}</p>
      <p className="botones">
        <a className="btn go siguiente" href={view.href('/repaso/#diez')}>
          <b>{label}</b>
          <small>Diez preguntas, sin cuenta y sin reloj.</small>
        </a>
      </p>
    </div>
  );
}
