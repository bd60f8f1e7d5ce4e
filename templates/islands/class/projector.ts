/**
 * Shows questions on a projector, one per screen, with picture, right option and reason. Questions, reasons and styles
 * load before the first screen.
 */

import { plainTextOfQuiz, type QuestionWithoutReason } from '../model/quiz-data.ts';
import { element } from '../parts/element.ts';
import {
  type ClassChoice,
  type ClassData,
  chosenTitle,
  isWidePicture,
  loadQuestions,
  pictureAttributes,
} from './class-data.ts';
import { classLink, qrCode } from './class-link.ts';
import { loadStyles } from './load-styles.ts';

const LETTERS = 'ABCD';
/** Keys of a keyboard, and of a presenter's remote control, which sends page or arrow keys. */
const FORWARD = new Set(['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'Enter', 'n', 'N']);
const BACK = new Set(['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace', 'p', 'P']);

type Screen = {
  shown: HTMLElement;
  answer?: {
    shown: boolean;
    toggle: (on: boolean) => void;
    /** The elements that take the focus before and after the answer is shown. */
    heard: { question: HTMLElement; answer: HTMLElement };
  };
};

export async function showProjection(chosen: ClassChoice, data: ClassData): Promise<void> {
  const [{ asked, reasons }] = await Promise.all([
    loadQuestions(chosen, data, 'screen'),
    loadStyles(),
  ]);
  await open([
    cover(chosen, asked.length, data),
    ...asked.map((question) =>
      questionScreen(question, plainTextOfQuiz(reasons[question.id]!.explanation)),
    ),
  ]);
}

/** The first screen, with the QR code to scan. A lesson has no code, because no link leads to its questions. */
function cover(chosen: ClassChoice, count: number, data: ClassData): Screen {
  const title = element('h2', {}, chosenTitle(chosen));
  if ('lesson' in chosen) {
    const words = element('p', {}, `${count} preguntas. Contesten levantando la letra.`);
    return {
      shown: element(
        'section',
        { class: 'slide without-picture cover-slide' },
        element('div', {}, title, words),
      ),
    };
  }
  const link = classLink(chosen, data, true);
  return {
    shown: element(
      'section',
      { class: 'slide cover-slide' },
      element('div', { class: 'slide-drawing' }, qrCode(link)),
      element(
        'div',
        { class: 'slide-question' },
        title,
        element('p', {}, `${count} preguntas. Levanta la letra de tu respuesta.`),
        element('p', { class: 'slide-link' }, link.replace(/^https?:\/\//, '')),
      ),
    ),
  };
}

function questionScreen(
  { stem, options, answer, sign }: QuestionWithoutReason,
  reason: string,
): Screen {
  const verdict = element('b', { class: 'slide-verdict' }, 'Correcta');
  const lines = options.map((option, index) =>
    element(
      'li',
      {},
      element('i', {}, LETTERS[index]!),
      element('span', {}, option),
      ...(index === answer ? [verdict] : []),
    ),
  );
  // The reason takes the focus, so that screen readers read the right option and the reason together.
  const told = `Correcta: ${LETTERS[answer]!}. ${options[answer]}. `;
  const why = element(
    'p',
    { class: 'slide-reason', tabindex: '-1' },
    element('span', { class: 'spoken-text' }, told),
    reason,
  );
  const shown = element(
    'section',
    { class: shapeOf(sign) },
    ...(sign === undefined
      ? []
      : [element('div', { class: 'slide-drawing' }, element('img', pictureAttributes(sign)))]),
    element(
      'div',
      { class: 'slide-question' },
      element('h2', { tabindex: '-1' }, plainTextOfQuiz(stem)),
      element('ol', {}, ...lines),
    ),
    why,
  );
  const toggle = (on: boolean) => {
    shown.classList.toggle('is-revealed', on);
    why.hidden = verdict.hidden = !on;
  };
  toggle(false);
  const heard = { question: shown.querySelector('h2')!, answer: why };
  return { shown, answer: { shown: false, toggle, heard } };
}

const shapeOf = (sign: QuestionWithoutReason['sign']) =>
  sign === undefined
    ? 'slide without-picture'
    : isWidePicture(sign)
      ? 'slide wide-picture'
      : 'slide';

async function open(screens: readonly Screen[]): Promise<void> {
  let at = 0;
  const count = element('p', { class: 'slide-count' });
  const forward = element('button', { class: 'btn primary', type: 'button' });
  const back = element('button', { class: 'btn secondary', type: 'button' }, 'Anterior');
  const close = element('button', { class: 'btn secondary', type: 'button' }, 'Cerrar');
  const dialog = element(
    'dialog',
    { class: 'projector', 'aria-label': 'Preguntas para proyectar' },
    ...screens.map(({ shown }) => shown),
    element('div', { class: 'projector-buttons' }, count, close, back, forward),
  );
  const show = () => {
    for (const [place, { shown }] of screens.entries()) shown.hidden = place !== at;
    count.textContent = at === 0 ? '' : `Pregunta ${at} de ${screens.length - 1}`;
    const { answer } = screens[at]!;
    const isLast = at === screens.length - 1;
    const isOpen = answer === undefined || answer.shown;
    forward.textContent = isOpen ? (isLast ? 'Terminar' : 'Siguiente') : 'Ver Respuesta';
    back.disabled = at === 0;
    if (answer) {
      answer.heard[answer.shown ? 'answer' : 'question'].focus({ preventScroll: true });
      return;
    }
    forward.textContent = 'Comenzar';
    forward.focus();
  };
  const setAnswer = (on: boolean) => {
    const { answer } = screens[at]!;
    if (answer === undefined || answer.shown === on) return false;
    answer.shown = on;
    answer.toggle(on);
    return true;
  };
  const go = (step: 1 | -1) => {
    // The forward key first shows the answer, and the back key first hides it.
    if (!setAnswer(step === 1)) {
      if (at + step === screens.length) {
        dialog.close();
        return;
      }
      at = Math.max(0, at + step);
    }
    show();
  };
  forward.addEventListener('click', () => go(1));
  back.addEventListener('click', () => go(-1));
  close.addEventListener('click', () => dialog.close());
  const closed = new AbortController();
  // The listener is on the document, because after a press beside the buttons, or a Tab past them, the focus is not in
  // the dialog.
  document.addEventListener(
    'keydown',
    (event) => {
      const { key } = event;
      // Leaves Space and Enter to a focused button, which they press.
      if ((key === ' ' || key === 'Enter') && event.target instanceof HTMLButtonElement) return;
      if (!FORWARD.has(key) && !BACK.has(key)) return;
      event.preventDefault();
      go(FORWARD.has(key) ? 1 : -1);
    },
    { signal: closed.signal },
  );
  const place = scrollY;
  const opener = document.activeElement as HTMLElement | null;
  // The rest of the page becomes inert, because in full screen Firefox lets the Tab key leave a modal dialog.
  const others = [...document.body.children].filter((part) => !(part as HTMLElement).inert);
  const setInert = (isInert: boolean) => {
    for (const part of others) (part as HTMLElement).inert = isInert;
  };
  dialog.addEventListener('close', async () => {
    closed.abort();
    setInert(false);
    opener?.focus({ preventScroll: true });
    dialog.remove();
    if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
    // Restores the scroll position, because Firefox scrolls the page when the height of its window changes.
    requestAnimationFrame(() => scrollTo({ top: place, behavior: 'instant' }));
  });
  show();
  // Requests full screen for the page, because browsers refuse it for a dialog, and before the dialog opens, so that
  // the dialog is on top. If the browser refuses full screen, the dialog fills the window.
  await document.documentElement.requestFullscreen?.().catch(() => undefined);
  document.body.append(dialog);
  dialog.showModal();
  setInert(true);
  forward.focus();
  // Escape ends full screen, so the dialog closes, too.
  document.addEventListener(
    'fullscreenchange',
    () => {
      if (!document.fullscreenElement) dialog.close();
    },
    { signal: closed.signal },
  );
}
