/** The table of a class's results. It is made on the teacher's device and stored nowhere. */

import { dateOfDay } from '../model/days.ts';
import type { BankQuestions } from '../model/quiz-data.ts';
import { folded } from '../model/text.ts';
import { TOPIC_NAMES, type Topic } from '../model/topics.ts';
import { element } from '../parts/element.ts';
import { read, whyMissing } from '../parts/late.ts';
import type { ClassData } from './class-data.ts';
import { modeOf, percentOf, resultsCsv, topicsOf, wordsOf } from './result-csv.ts';
import {
  type Asking,
  askingsOf,
  type Group,
  groupsOf,
  type Pupil,
  topicScore,
} from './result-groups.ts';
import { readResults, type Skipped, WHY } from './result-list.ts';

/** Below this share of right answers a question is one to talk about. */
const HARD = 0.6;

export async function showResults(form: HTMLFormElement, data: ClassData): Promise<void> {
  const out = document.querySelector('[data-class-results]');
  if (!out) return;
  let bank: BankQuestions;
  try {
    bank = await read<BankQuestions>(data.bank.questions);
  } catch (error) {
    out.replaceChildren(
      element(
        'p',
        { class: 'aviso' },
        whyMissing(error, 'Las preguntas no cargaron. Revisa tu conexión e intenta otra vez.'),
      ),
    );
    return;
  }
  const text = form.querySelector('textarea')?.value ?? '';
  const { sent, skipped } = readResults(text, data, location.origin);
  const groups = groupsOf(sent, bank.questions, data);
  // On paper there is what was made last.
  document.querySelector('[data-paper-sheets]')?.replaceChildren();
  out.replaceChildren(
    element('p', { class: 'entrada', role: 'status' }, saidOf(sent.length, skipped.length)),
    ...skippedList(skipped, sent.length === 0),
    ...groups.map((group) => groupSection(group, data.base)),
    ...(groups.length === 0
      ? []
      : [
          element(
            'p',
            { class: 'meta' },
            'Es práctica: un enlace no prueba quién contestó ni con qué ayuda. De cada alumno se cuenta el último intento.',
          ),
        ]),
  );
  out.querySelector('h3')?.scrollIntoView({ block: 'nearest' });
}

function saidOf(sent: number, skipped: number): string {
  if (sent + skipped === 0) return 'No hay nada que leer: pega los enlaces que te llegaron.';
  const left =
    skipped === 0
      ? 'Se leyeron todas las líneas.'
      : `${counted(skipped, 'línea quedó fuera', 'líneas quedaron fuera')}.`;
  return `${counted(sent, 'resultado', 'resultados')}. ${left}`;
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** @param isOpen where nothing was read, why is what there is to see */
function skippedList(skipped: readonly Skipped[], isOpen: boolean): HTMLElement[] {
  if (skipped.length === 0) return [];
  const items = skipped.map(({ line, text, why, first }) =>
    element(
      'li',
      { 'data-why': why },
      `Línea ${line}: ${WHY[why]}${first === undefined ? '' : ` (línea ${first})`}. `,
      element('span', { class: 'meta' }, text),
    ),
  );
  return [
    element(
      'details',
      isOpen ? { open: '' } : {},
      element('summary', {}, `Qué quedó fuera (${skipped.length})`),
      element('ul', {}, ...items),
    ),
  ];
}

/** @param base folder of the site */
function groupSection(unsorted: Group, base: string): HTMLElement {
  const pupils = [...unsorted.pupils].sort((a, b) =>
    a.names[0]!.localeCompare(b.names[0]!, 'es', { numeric: true }),
  );
  const group = { ...unsorted, pupils };
  const topics = topicsOf(group);
  const file = new Blob([resultsCsv(group)], { type: 'text/csv' });
  const changed = askingsOf(group).filter(({ old }) => old > 0).length;
  return element(
    'section',
    {},
    element('h3', {}, group.title),
    ...(changed === 0 ? [] : [element('p', { class: 'aviso' }, changedWords(changed))]),
    table(
      [
        'Nombre',
        'Aciertos',
        '%',
        ...topics.map((topic) => TOPIC_NAMES[topic]),
        'Intentos',
        'Día',
        'Modo',
      ],
      pupils.map((pupil) => pupilRow(group, pupil, topics)),
    ),
    element('h4', {}, 'Por pregunta'),
    table(
      ['#', 'Pregunta', 'Aciertos', 'Lo que contestaron mal'],
      askingsOf(group).map((asking, i) => askingRow(asking, i + 1, base)),
    ),
    element(
      'p',
      { class: 'bar' },
      element(
        'a',
        {
          class: 'btn go',
          href: URL.createObjectURL(file),
          download: `resultados-${folded(group.title).replace(/[^a-z0-9]+/g, '-')}.csv`,
        },
        'Guardar CSV',
      ),
    ),
  );
}

const changedWords = (count: number) =>
  `${count === 1 ? '1 pregunta cambió' : `${count} preguntas cambiaron`} desde que algunos contestaron: esas respuestas cuentan como se contestaron ese día.`;

function pupilRow(
  group: Group,
  { names, tries, last, best }: Pupil,
  topics: readonly Topic[],
): Cell[] {
  const [name, ...also] = names;
  return [
    also.length === 0 ? name || 'Sin nombre' : `${name} (también «${also.join('», «')}»)`,
    `${last.score} de ${last.answers.size}`,
    String(percentOf(last)),
    ...topics.map((topic) => {
      const { right, total } = topicScore(group, last, topic);
      return `${right} de ${total}`;
    }),
    tries.length === 1 ? '1' : `${tries.length}; el mejor, ${best.score} de ${best.answers.size}`,
    dateOfDay(last.day),
    modeOf(last),
  ];
}

function askingRow(
  { asked, right, total, wrong, blank, old }: Asking,
  number: number,
  base: string,
): Cell[] {
  const said = [
    ...wrong.map(({ option, count }) => `${count} «${option}»`),
    ...(blank === 0 ? [] : [`${blank} en blanco`]),
    ...(old === 0 ? [] : [`${old} de antes del cambio`]),
  ];
  return [
    String(number),
    asked.now === undefined
      ? 'Una pregunta que esta copia del sitio no tiene'
      : element('a', { href: `${base}/preguntas/${asked.now.id}/` }, wordsOf(asked.now.stem)),
    `${right} de ${total}${right < HARD * total ? ' · para repasar' : ''}`,
    said.join(' · '),
  ];
}

type Cell = string | HTMLElement;

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): HTMLElement {
  const line = (cells: readonly Cell[]) =>
    element(
      'tr',
      {},
      ...cells.map((cell, i) =>
        i === 0 ? element('th', { scope: 'row' }, cell) : element('td', {}, cell),
      ),
    );
  return element(
    'div',
    { class: 'tabla', tabindex: '0', role: 'region', 'aria-label': head.join(', ') },
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element('tr', {}, ...head.map((text) => element('th', { scope: 'col' }, text))),
      ),
      element('tbody', {}, ...rows.map(line)),
    ),
  );
}
