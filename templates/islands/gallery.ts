/** Turns the gallery of signs into one that can be searched, filtered, printed and practised with. */
import { startDrill } from './gallery/drill.ts';
import { startFilters } from './gallery/filters.ts';

const shown = startFilters();
startDrill(shown);

/** Paper has no later: every drawing must be there first. */
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
window.addEventListener('beforeprint', () => {
  void fetchDrawings();
});
document.querySelector('[data-print]')?.addEventListener('click', () => {
  void fetchDrawings().then(() => {
    window.print();
  });
});
// Until here they would have done nothing, and *Filtrar* would have loaded the page again.
for (const button of document.querySelectorAll<HTMLButtonElement>('main button'))
  button.disabled = false;
