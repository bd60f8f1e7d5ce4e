/** The script of the gallery of signs: search, filters, print and drill. */
import { startDrill } from './gallery/drill.ts';
import { startFilters } from './gallery/filters.ts';

const shown = startFilters();
startDrill(shown);

/** Loads every drawing: on paper none can load later. */
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
document.querySelector('[data-print]')?.addEventListener('click', () => {
  void fetchDrawings().then(() => {
    window.print();
  });
});
// Disabled until now: they did nothing, and *Filtrar* reloaded the page.
for (const button of document.querySelectorAll<HTMLButtonElement>('main button'))
  button.disabled = false;
