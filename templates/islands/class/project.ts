/** Questions on a projector: one a screen, with its picture, its key and its reason. All of it is loaded before the first. */
import type { BankQuestion } from '../model/quiz-data.ts';
import { element } from '../parts/element.ts';
import { classLink, qrCode } from './assign.ts';
import {
  askedIn,
  type Chosen,
  type ClassData,
  chosenIn,
  isWide,
  pictureOf,
  titleOf,
} from './class-data.ts';
import { wordsOf } from './result-csv.ts';

const LETTERS = 'ABCD';
/** Also those of a presenter's remote, which sends a page's or an arrow's. */
const FORWARD = new Set(['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'Enter', 'n', 'N']);
const BACK = new Set(['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace', 'p', 'P']);

type Screen = { shown: HTMLElement; answer?: { shown: boolean; toggle: (on: boolean) => void } };

export async function showProjection(choice: HTMLFormElement, data: ClassData): Promise<void> {
  const chosen = chosenIn(choice, data);
  if (chosen === undefined) {
    choice.querySelector<HTMLInputElement>('[name="numero"]')?.focus();
    return;
  }
  const { asked, reasons } = await askedIn(chosen, data);
  await open([
    cover(chosen, asked.length, data),
    ...asked.map((question) =>
      questionScreen(question, wordsOf(reasons[question.id]!.explanation)),
    ),
  ]);
}

/** What pupils scan, before the first question. */
function cover(chosen: Chosen, count: number, data: ClassData): Screen {
  const link = classLink(chosen, data, true);
  return {
    shown: element(
      'section',
      { class: 'lamina portada' },
      element('div', { class: 'lamina-dibujo' }, qrCode(link)),
      element(
        'div',
        { class: 'lamina-pregunta' },
        element('h2', {}, titleOf(chosen)),
        element('p', {}, `${count} preguntas. Contesta en tu teléfono, o levanta la letra.`),
        element('p', { class: 'lamina-enlace' }, link.replace(/^https?:\/\//, '')),
      ),
    ),
  };
}

function questionScreen({ stem, options, answer, sign }: BankQuestion, reason: string): Screen {
  const verdict = element('b', { class: 'lamina-veredicto' }, 'Correcta');
  const lines = options.map((option, index) =>
    element(
      'li',
      {},
      element('i', { 'aria-hidden': 'true' }, LETTERS[index]!),
      element('span', {}, option),
      ...(index === answer ? [verdict] : []),
    ),
  );
  const why = element('p', { class: 'lamina-motivo' }, reason);
  const shown = element(
    'section',
    { class: shapeOf(sign) },
    ...(sign === undefined
      ? []
      : [element('div', { class: 'lamina-dibujo' }, element('img', pictureOf(sign)))]),
    element(
      'div',
      { class: 'lamina-pregunta' },
      element('h2', { tabindex: '-1' }, wordsOf(stem)),
      element('ol', {}, ...lines),
    ),
    why,
  );
  const toggle = (on: boolean) => {
    shown.classList.toggle('contestada', on);
    why.hidden = verdict.hidden = !on;
  };
  toggle(false);
  return { shown, answer: { shown: false, toggle } };
}

const shapeOf = (sign: BankQuestion['sign']) =>
  sign === undefined ? 'lamina sola' : isWide(sign) ? 'lamina ancha' : 'lamina';

async function open(screens: readonly Screen[]): Promise<void> {
  let at = 0;
  const count = element('p', { class: 'lamina-cuenta' });
  const forward = element('button', { class: 'btn go', type: 'button' });
  const back = element('button', { class: 'btn alt', type: 'button' }, 'Anterior');
  const close = element('button', { class: 'btn alt', type: 'button' }, 'Cerrar');
  const dialog = element(
    'dialog',
    { class: 'proyector', 'aria-label': 'Preguntas para proyectar' },
    ...screens.map(({ shown }) => shown),
    element('div', { class: 'proyector-botones' }, count, close, back, forward),
  );
  const show = () => {
    for (const [place, { shown }] of screens.entries()) shown.hidden = place !== at;
    // The cover is none of the questions.
    count.textContent = at === 0 ? '' : `Pregunta ${at} de ${screens.length - 1}`;
    const { answer } = screens[at]!;
    const isLast = at === screens.length - 1;
    const isOpen = answer === undefined || answer.shown;
    forward.textContent = isOpen ? (isLast ? 'Terminar' : 'Siguiente') : 'Ver Respuesta';
    back.disabled = at === 0;
    if (at === 0) {
      forward.textContent = 'Comenzar';
      // What is disabled loses the focus.
      forward.focus();
    }
  };
  const setAnswer = (on: boolean) => {
    const { answer } = screens[at]!;
    if (answer === undefined || answer.shown === on) return false;
    answer.shown = on;
    answer.toggle(on);
    return true;
  };
  const go = (step: 1 | -1) => {
    // Forward first opens the answer, back first hides it.
    if (!setAnswer(step === 1)) {
      if (at + step === screens.length) {
        dialog.close();
        return;
      }
      at = Math.max(0, at + step);
    }
    show();
  };
  forward.addEventListener('click', () => {
    go(1);
  });
  back.addEventListener('click', () => {
    go(-1);
  });
  close.addEventListener('click', () => {
    dialog.close();
  });
  const closed = new AbortController();
  // Of the document: after a press beside the buttons, or a Tab past them, nothing in the dialog has the focus.
  document.addEventListener(
    'keydown',
    (event) => {
      const { key } = event;
      // A button that has the focus is pressed by its own keys.
      if ((key === ' ' || key === 'Enter') && event.target instanceof HTMLButtonElement) return;
      if (!FORWARD.has(key) && !BACK.has(key)) return;
      event.preventDefault();
      go(FORWARD.has(key) ? 1 : -1);
    },
    { signal: closed.signal },
  );
  dialog.addEventListener('close', () => {
    closed.abort();
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    dialog.remove();
  });
  show();
  // The page, since browsers refuse a dialog; and before it, which is then above the page. Where it is refused, the dialog has the window.
  await document.documentElement.requestFullscreen?.().catch(() => undefined);
  document.body.append(dialog);
  dialog.showModal();
  forward.focus();
  // Escape ends both.
  document.addEventListener(
    'fullscreenchange',
    () => {
      if (!document.fullscreenElement) dialog.close();
    },
    { signal: closed.signal },
  );
}
