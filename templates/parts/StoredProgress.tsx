/**
 * The progress on this device, and buttons from the script to export, import and delete it. Collapsed, because few
 * visitors need it.
 */
export const StoredProgress = () => (
  <details id="progreso" className="script-only">
    <summary>Tu progreso en este dispositivo</summary>
    <p>Tus respuestas se guardan solo aquí. No se envían a ningún sitio.</p>
    <div data-progress-tools="" />
  </details>
);
