/** Turns the gallery of signs into one that can be searched, filtered, printed and practised with. */
import { startDrill } from './gallery/drill.ts';
import { startFilters } from './gallery/filters.ts';

const shown = startFilters();
startDrill(shown);
document.querySelector('[data-print]')?.addEventListener('click', () => window.print());
