/** The shortest way into practice; with progress on the device the page's script says here what comes next. */
import type { View } from '../view.ts';

/** @param keys address of the file with the right options */
export function NextStep({ view, keys }: { view: View; keys: string }) {
  return (
    <p className="botones">
      <a
        className="btn go siguiente"
        href={view.href('/repaso/#diez')}
        data-known={keys}
        data-root={view.settings.basePath}
      >
        <b>Diez preguntas mezcladas</b>
        <small>Sin cuenta y sin reloj. Empieza ya.</small>
      </a>
    </p>
  );
}
