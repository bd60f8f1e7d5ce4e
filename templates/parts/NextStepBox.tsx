/** The learner's next step. For returning visitors the page's script fills it in without a layout shift. */
import type { View } from '../view.ts';

type Props = {
  view: View;
  label?: string;
};

export function NextStepBox({ view, label = 'Diez preguntas mezcladas' }: Props) {
  return (
    <div className="next-step" data-root={view.settings.basePath}>
      <a className="btn primary single-line" href={view.href('/repaso/#diez')}>
        {label}
      </a>
      <p className="next-step-detail">Sin cuenta y sin reloj.</p>
    </div>
  );
}
