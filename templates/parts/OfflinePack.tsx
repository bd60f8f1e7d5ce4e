/** Placeholder for the button that saves the whole site on the device. The script fills it in. */
import type { View } from '../view.ts';

export function OfflinePack({ view }: { view: View }) {
  return (
    <section
      className="narrow-column script-only"
      data-offline={view.href('/sin-conexion.json')}
      data-worker={view.href('/sw.js')}
      hidden
    >
      <h2>Practica sin conexión</h2>
      <p data-offline-text="" />
      <div className="action-bar" data-offline-buttons="" />
    </section>
  );
}
