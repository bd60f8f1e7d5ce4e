/** Turns `[data-progress-tools]` into the one place to export, import and delete what this device holds. */
import { element } from '../page/element.ts';
import { toast } from '../page/toast.ts';
import { deviceProgress, PROGRESS_CHANGED } from './progress.ts';

const FILE_NAME = 'licencia-pr-progreso.json';

export function startProgressTools(place: HTMLElement): void {
  const exporting = element('button', { type: 'button', class: 'btn alt' }, 'Exportar progreso');
  const file = element('input', { type: 'file', accept: 'application/json,.json' });
  const importing = element('label', {}, 'Importar progreso ', file);
  const deleting = element('button', { type: 'button', class: 'btn alt' }, 'Borrar todo');
  place.append(exporting, importing, deleting);

  exporting.addEventListener('click', () => {
    const address = URL.createObjectURL(new Blob([deviceProgress.exportText()], { type: 'application/json' }));
    element('a', { href: address, download: FILE_NAME }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  });
  file.addEventListener('change', () => void importFile(file));
  // Two presses instead of a dialog: the second one names what will be gone.
  deleting.addEventListener('click', () => {
    if (deleting.dataset.sure === undefined) {
      deleting.dataset.sure = '';
      deleting.textContent = 'Sí, borrar mis respuestas y resultados';
      return;
    }
    deviceProgress.deleteAll();
    window.dispatchEvent(new Event(PROGRESS_CHANGED));
    delete deleting.dataset.sure;
    deleting.textContent = 'Borrar todo';
    toast('Progreso borrado', 'Ya no queda nada de tus prácticas en este dispositivo');
  });
}

async function importFile(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  if (!file) return;
  const result = deviceProgress.importText(await file.text());
  input.value = '';
  window.dispatchEvent(new Event(PROGRESS_CHANGED));
  if (result === 'ok') toast('Progreso importado', 'Se sumó a lo que ya tenías');
  else toast('Error', result === 'newer' ? 'El archivo es de una versión más nueva del sitio' : 'El archivo no es un progreso de Licencia PR', 'error');
}
