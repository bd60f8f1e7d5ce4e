/** The script of the gallery of signs: search, filters, print and drill. */

import { element } from '../parts/element.ts';
import { loadFailureMessage, loadJson, loadLazily } from '../parts/lazy-load.ts';
import type { SignDrillData, SignDrillMode } from './drill.ts';
import { startSignEnlarging } from './enlarge.ts';
import { startFilters } from './filters.ts';

const shown = startFilters();
startSignEnlarging();

const section = document.querySelector<HTMLElement>('[data-drill]');
const said = element('p', { role: 'status' });
section?.append(said);
for (const button of section?.querySelectorAll<HTMLElement>('[data-mode]') ?? [])
  button.addEventListener('click', () => {
    // The drill loads on demand, because a reader who only looks at signs does not need it. If loading fails, the next
    // press retries.
    said.textContent = '';
    const file = loadJson<SignDrillData>(section?.dataset.drill ?? '');
    Promise.all([loadLazily(() => import('./drill.ts')), file])
      .then(([{ startRound }, known]) =>
        startRound(section!, shown(), button.dataset.mode as SignDrillMode, known),
      )
      .catch((error: unknown) => {
        said.textContent = loadFailureMessage(
          error,
          'El ejercicio no cargó. Revisa tu conexión y trata otra vez.',
        );
      });
  });

/** Loads the drawings of all visible cards, because no image loads during printing. */
function fetchDrawings(): Promise<unknown> {
  return Promise.allSettled(
    shown()
      .flatMap((card) => [...card.querySelectorAll('img')])
      .map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
  );
}
const print = (): void => {
  void fetchDrawings().then(() => window.print());
};
document.querySelector('[data-print]')?.addEventListener('click', print);
// Handles the print shortcut, because the browser does not wait for loads that begin in `beforeprint`.
window.addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key !== 'p')
    return;
  event.preventDefault();
  print();
});
// The build disables the buttons: without the script they do nothing, and *Filtrar* would reload the page.
for (const button of document.querySelectorAll<HTMLButtonElement>('main button'))
  button.disabled = false;
