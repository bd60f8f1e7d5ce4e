/** The log of outings: a line for each, kept on the device, saved as a file. */
import { type Outing, readOutings, totalWords, writeOutings } from './companion/outings.ts';
import { csvOf } from './page/csv.ts';
import { element } from './page/element.ts';

const FILE_NAME = 'salidas.csv';
const HEADER = ['Día', 'Minutos', 'Dónde', 'Qué'];

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const device = () => localStorage;

function start(form: HTMLFormElement): void {
  const list = find('[data-outings-list]');
  const total = find('[data-outings-total]');
  const tools = find('[data-outings-tools]');
  const clear = find<HTMLButtonElement>('[data-outings-clear]');
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[data-field="${name}"]`)!;
  let outings = readOutings(device);

  const show = (kept = true) => {
    list.replaceChildren(...outings.map(rowOf));
    tools.hidden = outings.length === 0;
    total.textContent = [
      outings.length === 0 ? '' : totalWords(outings),
      kept ? '' : 'Tu navegador no deja guardarlas: bájalas antes de salir de esta página.',
    ].join(' ');
    delete clear.dataset.sure;
    clear.textContent = 'Borrar la lista';
  };
  const keep = (changed: Outing[]) => {
    const kept = writeOutings(device, changed);
    outings = kept ? readOutings(device) : changed;
    show(kept);
  };

  function rowOf(outing: Outing): HTMLElement {
    const remove = element(
      'button',
      { type: 'button', class: 'quitar', 'aria-label': `Quitar la salida del ${outing.day}` },
      'Quitar',
    );
    remove.addEventListener('click', () => {
      keep(outings.filter((other) => other !== outing));
      field('day').focus();
    });
    return element(
      'tr',
      {},
      element('td', {}, outing.day.split('-').reverse().join('/')),
      element('td', {}, `${outing.minutes}`),
      element('td', {}, outing.where),
      element('td', {}, outing.what, remove),
    );
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [day, minutes, where, what] = ['day', 'minutes', 'where', 'what'].map((name) =>
      field(name).value.trim(),
    ) as [string, string, string, string];
    keep([{ day, minutes: Number(minutes), where, what }, ...outings]);
    field('minutes').value = '';
    field('where').value = '';
    field('minutes').focus();
  });
  find('[data-outings-save]').addEventListener('click', () => {
    const rows = outings.map(({ day, minutes, where, what }) => [day, `${minutes}`, where, what]);
    const file = new Blob([csvOf([HEADER, ...rows])], { type: 'text/csv' });
    const address = URL.createObjectURL(file);
    element('a', { href: address, download: FILE_NAME }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  });
  // Asked in the page: the second press does it.
  clear.addEventListener('click', () => {
    if (clear.dataset.sure === undefined) {
      clear.dataset.sure = '';
      clear.textContent = 'Sí, borrar las salidas';
      return;
    }
    keep([]);
    field('day').focus();
  });
  const now = new Date();
  // The day here, not in Greenwich.
  now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
  field('day').valueAsDate = now;
  show();
  for (const button of form.querySelectorAll('button')) button.disabled = false;
}

const form = document.querySelector<HTMLFormElement>('[data-outings]');
if (form) start(form);
