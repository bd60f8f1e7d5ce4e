/** Shows the results of a class as tables. They are made on the teacher's device and not stored. */

import { dateOfDay } from '../model/days.ts';
import { foldText } from '../model/fold-text.ts';
import { type BankQuestion, type BankQuestions, plainTextOfQuiz } from '../model/quiz-data.ts';
import { TOPIC_NAMES, type Topic } from '../model/topics.ts';
import { element } from '../parts/element.ts';
import { loadFailureMessage, loadJson } from '../parts/lazy-load.ts';
import { saveFile } from '../parts/save-file.ts';
import { loadSecondForms } from '../parts/second-forms.ts';
import type { ClassData } from './class-data.ts';
import { resultsCsv, topicsOfGroup, tryModeText, tryPercent } from './result-csv.ts';
import {
  groupResults,
  type Pupil,
  type PupilTry,
  type QuestionTally,
  questionTallies,
  type ResultGroup,
  topicScore,
} from './result-groups.ts';
import { readPastedResults, SKIPPED_MESSAGES, type SkippedText } from './result-list.ts';

/** A question with a lower share of right answers is marked for discussion in class. */
const HARD = 0.6;
/** Number of rows that are drawn at first, which is enough for any class. */
const FIRST_ROWS = 60;

export async function showClassResults(form: HTMLFormElement, data: ClassData): Promise<void> {
  const out = document.querySelector('[data-class-results]');
  if (!out) return;
  // Screen readers announce a text that is added to a status element already in the page, but not a new status element
  // with its text.
  const status = element('p', { class: 'lead', role: 'status' });
  out.replaceChildren(status);
  let questions: BankQuestion[];
  try {
    const [bank, forms] = await Promise.all([
      loadJson<BankQuestions>(data.bank.questions),
      loadSecondForms(data.bank),
    ]);
    questions = [...bank.questions, ...forms];
  } catch (error) {
    const otherwise = 'Las preguntas no cargaron. Revisa tu conexión e intenta otra vez.';
    out.replaceChildren(element('p', { class: 'notice' }, loadFailureMessage(error, otherwise)));
    return;
  }
  const text = form.querySelector('textarea')?.value ?? '';
  const { sent, skipped } = readPastedResults(text, data, location.origin);
  const groups = groupResults(sent, questions, data);
  // Removes the sheets of an earlier print, so that only these results are printed.
  document.querySelector('[data-paper-sheets]')?.replaceChildren();
  status.textContent = saidOf(sent.length, skipped.length);
  status.after(
    ...skippedList(skipped, sent.length === 0),
    ...groups.map((group) => groupSection(group, data.base)),
    ...(groups.length === 0
      ? []
      : [
          element(
            'p',
            { class: 'meta' },
            'Es práctica: un enlace no prueba quién contestó ni con qué ayuda. De cada estudiante se cuenta el primer intento.',
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

function skippedList(skipped: readonly SkippedText[], isOpen: boolean): HTMLElement[] {
  if (skipped.length === 0) return [];
  const items = skipped.map(({ line, text, why, first }) =>
    element(
      'li',
      { 'data-why': why },
      `Línea ${line}: ${SKIPPED_MESSAGES[why]}${first === undefined ? '' : ` (línea ${first})`}. `,
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

function groupSection(unsorted: ResultGroup, base: string): HTMLElement {
  const pupils = [...unsorted.pupils].sort((a, b) =>
    a.names[0]!.localeCompare(b.names[0]!, 'es', { numeric: true }),
  );
  const group = { ...unsorted, pupils };
  const topics = topicsOfGroup(group);
  const askings = questionTallies(group);
  const changed = askings.filter(({ old }) => old > 0).length;
  const save = element('button', { type: 'button', class: 'btn primary' }, 'Guardar CSV');
  save.addEventListener('click', () => saveCsv(group));
  return element(
    'section',
    {},
    element('h3', {}, group.title),
    ...(changed === 0 ? [] : [element('p', { class: 'notice' }, changedWords(changed))]),
    table(
      `Resultados: ${group.title}`,
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
      `Por pregunta: ${group.title}`,
      ['#', 'Pregunta', 'Aciertos', 'Lo que contestaron mal'],
      askings.map((asking, i) => askingRow(asking, i + 1, base)),
    ),
    element('p', { class: 'action-bar' }, save),
  );
}

function saveCsv(group: ResultGroup): void {
  const name = foldText(group.title).replace(/[^a-z0-9]+/g, '-');
  saveFile(`resultados-${name}.csv`, 'text/csv', resultsCsv(group));
}

const changedWords = (count: number) =>
  `${count === 1 ? '1 pregunta cambió' : `${count} preguntas cambiaron`} desde que algunos contestaron: esas respuestas cuentan como se contestaron ese día.`;

function pupilRow(
  group: ResultGroup,
  { names, tries, first, best, count, isAmbiguous }: Pupil,
  topics: readonly Topic[],
): Cell[] {
  const [name, ...also] = names;
  const words = `${name || 'Sin nombre'}${also.length === 0 ? '' : ` (también «${also.join('», «')}»)`}${isAmbiguous ? ' · otra fila tiene este nombre: ¿dos personas, o dos aparatos?' : ''}`;
  return [
    /\S{16}/.test(words) ? element('span', { class: 'breaks-anywhere' }, words) : words,
    `${first.score} de ${first.answers.size}`,
    String(tryPercent(first)),
    ...topics.map((topic) => {
      const { right, total } = topicScore(group, first, topic);
      return `${right} de ${total}`;
    }),
    triesWords(count, tries, best),
    dateOfDay(first.day),
    tryModeText(first),
  ];
}

function triesWords(count: number, [first, ...more]: readonly PupilTry[], best: PupilTry): string {
  const missing = first!.nth > 1 ? '; no llegó el primero' : '';
  const better = more.length > 0 ? `; el mejor, ${best.score} de ${best.answers.size}` : '';
  return `${count}${missing}${better}`;
}

function askingRow(
  { asked, right, total, wrong, blank, old }: QuestionTally,
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
      : element(
          'a',
          { href: `${base}/preguntas/${asked.now.id}/` },
          plainTextOfQuiz(asked.now.stem),
        ),
    `${right} de ${total}${right < HARD * total ? ' · para repasar' : ''}`,
    said.join(' · '),
  ];
}

type Cell = string | HTMLElement;

function table(name: string, head: readonly string[], rows: readonly (readonly Cell[])[]) {
  const line = (cells: readonly Cell[]) =>
    element(
      'tr',
      {},
      ...cells.map((cell, i) =>
        i === 0 ? element('th', { scope: 'row' }, cell) : element('td', {}, cell),
      ),
    );
  const lines = rows.map(line);
  showLater(lines.slice(FIRST_ROWS));
  return element(
    'div',
    { class: 'table-scroll', tabindex: '0', role: 'region', 'aria-label': name },
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element('tr', {}, ...head.map((text) => element('th', { scope: 'col' }, text))),
      ),
      element('tbody', {}, ...lines),
    ),
  );
}

/** Shows rows after the next paint, because laying out five hundred rows takes seconds on a slow device. */
function showLater(lines: readonly HTMLElement[]): void {
  for (const line of lines) line.hidden = true;
  requestAnimationFrame(() => {
    setTimeout(() => {
      for (const line of lines) line.hidden = false;
    });
  });
}
