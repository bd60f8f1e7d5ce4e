/** The next step. The page's script says which it is for who has practised; nothing moves then. */
import type { View } from '../view.ts';

/** @param label of the button for who is new, with its `detail` */
export function NextStep({
  view,
  label = 'Diez preguntas mezcladas',
  detail = 'Sin cuenta y sin reloj.',
}: {
  view: View;
  label?: string;
  detail?: string;
}) {
  return (
    <div className="via" data-root={view.settings.basePath}>
      <a className="btn go siguiente" href={view.href('/repaso/#diez')}>
        {label}
      </a>
      <p className="cifras">{detail}</p>
    </div>
  );
}
