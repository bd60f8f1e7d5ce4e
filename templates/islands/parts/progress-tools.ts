/** The buttons in `[data-progress-tools]` that export, import and delete the progress on this device. */
import { backupText, deviceStores } from '../store/export-file.ts';
import type { ImportResult } from '../store/import.ts';
import { deviceProgress, PROGRESS_CHANGED_EVENT, removeProgress } from '../store/progress.ts';
import { element } from './element.ts';
import { loadLazily } from './lazy-load.ts';
import { saveFile } from './save-file.ts';
import { showToast } from './toast.ts';

const FILE_NAME = 'licencia-pr-progreso.json';
/**
 * The field is hidden and its label is the button, because the browser's own button ("Choose File") is in the browser's
 * language and too small to press.
 */
const FILE_INPUT = { type: 'file', accept: 'application/json,.json', class: 'visually-hidden' };

const REFUSED: Record<Exclude<ImportResult, 'ok' | 'partly'>, string> = {
  damaged: 'El archivo no es un progreso de Licencia PR',
  newer: 'El archivo es de una versión más nueva del sitio',
  unkept: 'Este navegador no dejó guardarlo. Recarga la página e impórtalo otra vez',
};

export function startProgressTools(place: HTMLElement): void {
  const exporting = element(
    'button',
    { type: 'button', class: 'btn secondary' },
    'Exportar progreso',
  );
  const file = element('input', FILE_INPUT);
  const importing = element('label', { class: 'btn secondary' }, 'Importar progreso', file);
  place.append(element('div', { class: 'buttons' }, exporting, importing), deletion());

  exporting.addEventListener('click', () =>
    saveFile(FILE_NAME, 'application/json', backupText(deviceStores())),
  );
  file.addEventListener('change', () => void importFile(file));
}

/**
 * The button that deletes the progress. It asks for confirmation in the page instead of in a dialog, and says what will
 * be deleted.
 */
function deletion(): HTMLElement {
  const asking = element('button', { type: 'button', class: 'btn secondary' }, 'Borrar todo');
  const question = element('p', { role: 'status' });
  const sure = element('button', { type: 'button', class: 'btn danger' }, 'Sí, borrar todo');
  const keep = element('button', { type: 'button', class: 'btn secondary' }, 'No, conservarlo');
  const answers = element('div', { class: 'buttons', hidden: '' }, sure, keep);

  const ask = (open: boolean) => {
    asking.hidden = open;
    answers.hidden = !open;
    question.textContent = open
      ? '¿Borrar tus respuestas, resultados, plan y ajustes de práctica de este dispositivo? No se puede deshacer.'
      : '';
    // The safe answer gets the focus, so that pressing Enter twice loses nothing.
    (open ? keep : asking).focus();
  };
  asking.addEventListener('click', () => ask(true));
  keep.addEventListener('click', () => ask(false));
  sure.addEventListener('click', () => {
    removeProgress(deviceProgress);
    window.dispatchEvent(new Event(PROGRESS_CHANGED_EVENT));
    ask(false);
    showToast(
      'Progreso borrado',
      'Ya no queda nada de tus prácticas ni de tu plan en este dispositivo',
    );
  });
  return element('div', { class: 'delete-confirmation' }, asking, question, answers);
}

async function importFile(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  if (!file) return;
  // The import is lazy-loaded, because it is seldom needed and contains the codecs of the plan. A file that cannot be
  // read is treated as one without progress.
  const part = await loadLazily(() => import('../store/import.ts')).catch(() => undefined);
  const text = await file.text().catch(() => '');
  input.value = '';
  if (!part) {
    showToast('No se importó nada', 'Revisa tu conexión y trata otra vez', 'error');
    return;
  }
  const result = part.importBackup(deviceStores(), text, Date.now());
  window.dispatchEvent(new Event(PROGRESS_CHANGED_EVENT));
  if (result === 'ok') showToast('Progreso importado', 'Se sumó a lo que ya tenías');
  else if (result === 'partly')
    showToast(
      'Progreso importado en parte',
      'Lo que lleva una fecha que aún no llega no se sumó. Revisa la fecha de este dispositivo e impórtalo otra vez',
    );
  else showToast('No se importó nada', REFUSED[result], 'error');
}
