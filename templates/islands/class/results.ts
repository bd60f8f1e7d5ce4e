/** The table of a class's results. It is made on the teacher's device and stored nowhere. */

import type { BankQuestions } from '../model/quiz-data.ts';
import { folded } from '../model/text.ts';
import { element } from '../parts/element.ts';
import { read, whyMissing } from '../parts/late.ts';
import type { ClassData } from './class-data.ts';
import { resultsCsv, scoreIn, TOPIC_NAMES, topicsOf, wordsOf } from './result-csv.ts';
import { type Group, readResults, type Skipped, WHY } from './result-list.ts';

/** Below this share of right answers a question is one to talk about. */
const HARD = 0.6;

export function startResults(form: HTMLFormElement, data: ClassData): void {
  const out = document.querySelector('[data-class-results]');
  if (!out) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show(form, data, out);
  });
}

async function show(form: HTMLFormElement, data: ClassData, out: Element): Promise<void> {
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
  const { groups, skipped } = readResults(
    text,
    bank.questions,
    bank.revision,
    data,
    location.origin,
  );
  const count = groups.reduce((sum, { pupils }) => sum + pupils.length, 0);
  out.replaceChildren(
    element(
      'p',
      { class: 'entrada', role: 'status' },
      `${counted(count, 'resultado', 'resultados')}. ${skipped.length === 0 ? 'Se leyeron todas las líneas.' : `${counted(skipped.length, 'línea quedó fuera', 'líneas quedaron fuera')}.`}`,
    ),
    ...skippedList(skipped),
    ...groups.map((group) => groupSection(group, data.base)),
  );
  out.querySelector('h3')?.scrollIntoView({ block: 'nearest' });
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

function skippedList(skipped: readonly Skipped[]): HTMLElement[] {
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
      {},
      element('summary', {}, `Qué quedó fuera (${skipped.length})`),
      element('ul', {}, ...items),
    ),
  ];
}

/** @param base folder of the site */
function groupSection(group: Group, base: string): HTMLElement {
  const { title, questions } = group;
  const pupils = [...group.pupils].sort((a, b) =>
    a.name.localeCompare(b.name, 'es', { numeric: true }),
  );
  const topics = topicsOf(group);
  const head = ['Nombre', 'Aciertos', '%', ...topics.map((topic) => TOPIC_NAMES[topic])];
  const rows = pupils.map(({ name, score, answers }) => [
    name || 'Sin nombre',
    `${score} de ${questions.length}`,
    String(Math.round((100 * score) / questions.length)),
    ...topics.map((topic) => String(scoreIn(group, answers, topic))),
  ]);
  const asked = questions.map((question, i) => {
    const right = pupils.filter(({ answers }) => answers[i] === question.answer).length;
    return { number: i + 1, question, right };
  });
  const file = new Blob([resultsCsv({ ...group, pupils })], { type: 'text/csv' });
  return element(
    'section',
    {},
    element('h3', {}, title),
    table(head, rows),
    element('h4', {}, 'Por pregunta'),
    table(
      ['#', 'Pregunta', 'Aciertos'],
      asked.map(({ number, question, right }) => [
        String(number),
        element('a', { href: `${base}/preguntas/${question.id}/` }, wordsOf(question.stem)),
        `${right} de ${pupils.length}${right < HARD * pupils.length ? ' · para repasar' : ''}`,
      ]),
    ),
    element(
      'p',
      { class: 'bar' },
      element(
        'a',
        {
          class: 'btn go',
          href: URL.createObjectURL(file),
          download: `resultados-${folded(title).replace(/[^a-z0-9]+/g, '-')}.csv`,
        },
        'Guardar CSV',
      ),
    ),
  );
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
