/** Adds a checkbox to each line of `[data-papers]`. The ticks are stored on the device, one for each paper. */

import { element } from '../parts/element.ts';
import { PAPERS_KEY } from '../store/registry.ts';
import type { StorageTrouble } from '../store/stored.ts';
import { addTickedPapers, deviceTickedPapers, removeTickedPapers } from '../store/ticks.ts';

const TROUBLE: Record<StorageTrouble, string> = {
  blocked: 'Este navegador no deja guardar lo que marcas: al cerrar la página se pierde.',
  full: 'No queda espacio para guardar lo que marcas: al cerrar la página se pierde.',
  damaged: 'No se pudo leer parte de lo que marcaste. Apartamos una copia en este dispositivo.',
  newer: 'Lo que marcaste es de una versión más nueva del sitio. Recarga la página para cambiarlo.',
};

export function startDocumentChecklist(): void {
  const ticks = deviceTickedPapers;
  const said = element('p', { class: 'notice', role: 'status', hidden: '' });
  document.querySelector('.applicant-documents')?.before(said);
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-papers] > [data-paper]')].map(
    (line) => {
      const id = line.dataset.paper ?? '';
      const name = line.querySelector('b')?.textContent ?? '';
      const box = element('input', { type: 'checkbox', 'aria-label': `Ya lo tengo: ${name}` });
      line.prepend(element('label', { class: 'tick-box' }, box));
      box.addEventListener('change', () => {
        if (box.checked) addTickedPapers(ticks, [id]);
        else removeTickedPapers(ticks, [id]);
        show();
      });
      return { id, box };
    },
  );
  /** Shows the stored ticks in all lists, because one paper can be in several lists. */
  const show = () => {
    const ids = new Set(ticks.read());
    const trouble = ticks.trouble();
    for (const { id, box } of boxes) {
      box.checked = ids.has(id);
      box.disabled = trouble === 'newer';
    }
    said.hidden = trouble === undefined;
    said.textContent = trouble ? TROUBLE[trouble] : '';
  };
  show();
  window.addEventListener('storage', ({ key }) => {
    if (key === PAPERS_KEY || key === null) show();
  });
}
