/** The next step. The page's script says which it is for who has practised; nothing moves then. */
import type { View } from '../view.ts';

type Props = {
  view: View;
  /** Of the button for who is new. */
  label?: string;
  detail?: string;
};

export function NextStep({
  view,
  label = 'Diez preguntas mezcladas',
  detail = 'Sin cuenta y sin reloj.',
}: Props) {
  return (
    <div className="roadway" data-root={view.settings.basePath}>
      <a className="btn go following" href={view.href('/repaso/#diez')}>
        {label}
      </a>
      <p className="figures">{detail}</p>
    </div>
  );
}
