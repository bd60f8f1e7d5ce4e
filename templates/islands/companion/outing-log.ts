/**
 * The log of outings (practice drives). It shows the next planned outing with its checkboxes, and lists the logged
 * outings, which are stored on the device and can be sent or saved as a file.
 */

import { csvOf } from '../model/csv.ts';
import { element } from '../parts/element.ts';
import { saveFile } from '../parts/save-file.ts';
import { deviceOutings, type Outing, outingsTotalText, sortNewestFirst } from '../store/outings.ts';
import type { StorageTrouble } from '../store/stored.ts';

const FILE_NAME = 'salidas.csv';
const HEADER = ['Día', 'Minutos', 'Dónde', 'Qué'];
const FIELDS = ['day', 'minutes', 'where', 'what'] as const;

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;

const UNKEPT = 'Tu navegador no las guarda: bájalas antes de salir.';
const TROUBLE: Record<StorageTrouble, string> = {
  blocked: UNKEPT,
  full: UNKEPT,
  damaged: 'No se pudo leer parte de la lista. Apartamos una copia.',
  newer: 'Tu lista es de una versión más nueva. Recarga la página.',
};

const PLAN = [...document.querySelectorAll('.outings>li')].map((item) => ({
  title: item.querySelector('h3')!.textContent,
  looks: [...item.querySelectorAll('ul>li')].map(({ textContent }) => textContent),
}));
type Planned = (typeof PLAN)[number];

/** The log's note about a planned outing: «La calle de la urbanización: 2 de 3». */
const noted = ({ title, looks }: Planned, ticked: number) =>
  `${title}: ${ticked} de ${looks.length}`;
const isDone = (outings: readonly Outing[], planned: Planned) =>
  outings.some(({ what }) => what === noted(planned, planned.looks.length));

function start(form: HTMLFormElement): void {
  const today = find('[data-outings-today]');
  const boxes = find('[data-outings-boxes]');
  const send = find<HTMLAnchorElement>('[data-outings-send]');
  const list = find('[data-outings-list]');
  const total = find('[data-outings-total]');
  const tools = find('[data-outings-tools]');
  const clear = find<HTMLButtonElement>('[data-outings-clear]');
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[data-field="${name}"]`)!;

  const chosen = () => PLAN.find(({ title }) => title === field('what').value);
  const showBoxes = () => {
    const { looks = [] } = chosen() ?? {};
    boxes.hidden = looks.length === 0;
    boxes.replaceChildren(
      boxes.querySelector('legend')!,
      ...looks.map((look) => element('label', {}, element('input', { type: 'checkbox' }), look)),
    );
  };
  const show = () => {
    const outings = sortNewestFirst(deviceOutings.read());
    const next = PLAN.findIndex((planned) => !isDone(outings, planned));
    today.textContent =
      next === -1 ? 'Ya hicieron las diez' : `Hoy toca la ${next + 1}: ${PLAN[next]!.title}`;
    field('what').value = PLAN[next]?.title ?? 'Otra cosa';
    showBoxes();
    const [last] = outings;
    const goal = `${outingsTotalText(outings)}. Meta: ${PLAN.length} h, una por cada salida.`;
    if (last)
      send.href = `https://wa.me/?text=${encodeURIComponent(`Practicamos ${last.minutes} min en ${last.where}. ${last.what}. Llevamos ${goal}`)}`;
    const trouble = deviceOutings.trouble();
    list.replaceChildren(...outings.map(rowOf));
    tools.hidden = outings.length === 0;
    total.textContent = [outings.length === 0 ? '' : goal, trouble ? TROUBLE[trouble] : ''].join(
      ' ',
    );
    for (const button of form.querySelectorAll('button')) button.disabled = trouble === 'newer';
    delete clear.dataset.sure;
    clear.textContent = 'Borrar la lista';
  };
  const keep = (change: (outings: readonly Outing[]) => readonly Outing[]) => {
    deviceOutings.update(change);
    show();
  };

  function rowOf(outing: Outing): HTMLElement {
    const remove = element(
      'button',
      {
        type: 'button',
        class: 'remove-button',
        'aria-label': `Quitar la salida del ${outing.day}`,
      },
      'Quitar',
    );
    remove.addEventListener('click', () => {
      const text = JSON.stringify(outing);
      keep((outings) => {
        // Removes only one of several equal outings.
        const at = outings.findIndex((other) => JSON.stringify(other) === text);
        return outings.filter((_, place) => place !== at);
      });
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
    const value = (name: keyof Outing) => field(name).value.trim();
    const planned = chosen();
    const ticked = boxes.querySelectorAll(':checked').length;
    const outing = {
      day: value('day'),
      minutes: Number(value('minutes')),
      where: value('where'),
      what: planned === undefined ? value('what') : noted(planned, ticked),
    };
    keep((outings) => [outing, ...outings]);
    field('minutes').value = '';
    field('where').value = '';
    field('minutes').focus();
  });
  field('what').addEventListener('change', showBoxes);
  find('[data-outings-save]').addEventListener('click', () => {
    const rows = sortNewestFirst(deviceOutings.read()).map((outing) =>
      FIELDS.map((name) => String(outing[name])),
    );
    saveFile(FILE_NAME, 'text/csv', csvOf([HEADER, ...rows]));
  });
  clear.addEventListener('click', () => {
    if (clear.dataset.sure === undefined) {
      clear.dataset.sure = '';
      clear.textContent = 'Sí, borrar las salidas';
      return;
    }
    keep(() => []);
    field('day').focus();
  });
  // Swedish dates have the ISO format. `toISOString` would give the day in UTC instead of the local day.
  field('day').value = new Date().toLocaleDateString('sv');
  show();
}

const form = document.querySelector<HTMLFormElement>('[data-outings]');
if (form) start(form);
