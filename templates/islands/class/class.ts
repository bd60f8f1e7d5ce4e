/**
 * The pages for teachers: the choice of a test or exam, the tools for it, and the lessons. Each tool loads when its
 * button is pressed.
 */

import { randomExamNumber } from '../model/draw-exam.ts';
import { element } from '../parts/element.ts';
import { loadFailureMessage, loadLazily } from '../parts/lazy-load.ts';
import {
  type ChosenLesson,
  type ClassData,
  fillFormFromAddress,
  type LessonLevel,
  readClassChoice,
  writeChoiceToAddress,
} from './class-data.ts';

const form = (name: string) => document.querySelector<HTMLFormElement>(`form[data-${name}]`);

/**
 * Loads a module on each submit or press, and calls `act` with it. A failure is reported below the pressed element, and
 * the next press retries.
 */
function onPress<Part>(
  pressed: HTMLElement | null,
  part: () => Promise<Part>,
  act: (part: Part) => unknown,
): void {
  const said = element('p', { class: 'notice', role: 'alert' });
  pressed?.addEventListener(pressed instanceof HTMLFormElement ? 'submit' : 'click', (event) => {
    event.preventDefault();
    said.remove();
    loadLazily(part)
      .then(act)
      .catch((error: unknown) => {
        said.textContent = loadFailureMessage(
          error,
          'No cargó. Revisa tu conexión e intenta otra vez.',
        );
        pressed.after(said);
      });
  });
}

function start(): void {
  const data = JSON.parse(document.getElementById('class-data')!.textContent!) as ClassData;
  const choice = form('choice');
  if (choice !== null) startTools(choice, data);
  for (const lesson of document.querySelectorAll<HTMLFormElement>('form[data-lesson]'))
    startLesson(lesson, data);
}

function startTools(choice: HTMLFormElement, data: ClassData): void {
  const [assign, results, paper] = [form('assign'), form('results-of'), form('paper')];
  const number = choice.elements.namedItem('numero');
  // Suggests a number unless the teacher is typing: the field holds six digits, and a suggestion takes most of them.
  if (
    number instanceof HTMLInputElement &&
    number.value === '' &&
    document.activeElement !== number
  )
    number.value = String(randomExamNumber());
  fillFormFromAddress(choice);
  const update = () => {
    const { value } = choice.elements.namedItem('que') as HTMLSelectElement;
    for (const part of document.querySelectorAll<HTMLElement>('[data-for]'))
      part.hidden = (part.dataset.for === 'simulacro') !== (value === 'simulacro');
    writeChoiceToAddress(choice);
    // If a link is on the page, updates it to the new choice.
    if (document.querySelector('[data-class-link] > *'))
      assign?.dispatchEvent(new Event('submit', { cancelable: true }));
  };
  for (const each of [choice, assign]) each?.addEventListener('input', update);
  choice.addEventListener('submit', (event) => event.preventDefault());
  update();
  /** @returns the choice; undefined for an invalid number, whose field then gets the focus */
  const chosen = () => {
    const found = readClassChoice(choice, data);
    if (found === undefined && number instanceof HTMLInputElement) number.focus();
    return found;
  };
  onPress(
    assign,
    () => import('./class-link.ts'),
    ({ showClassLink }) => showClassLink(choice, assign!, data),
  );
  onPress(
    form('project'),
    () => import('./projector.ts'),
    ({ showProjection }) => {
      const found = chosen();
      return found && showProjection(found, data);
    },
  );
  onPress(
    results,
    () => import('./results.ts'),
    ({ showClassResults }) => showClassResults(results!, data),
  );
  onPress(
    paper,
    () => import('./print.ts'),
    ({ printSheets }) => printSheets(choice, paper!, data),
  );
  onPress(
    form('zipgrade'),
    () => import('./print.ts'),
    ({ saveZipGradeKey }) => {
      const found = chosen();
      return found && saveZipGradeKey(found, data);
    },
  );
}

function startLesson(lesson: HTMLFormElement, data: ClassData): void {
  const chosen = (): ChosenLesson => ({
    lesson: lesson.dataset.title!,
    level: String(new FormData(lesson).get('nivel')) as LessonLevel,
    data: lesson.dataset.lesson!,
  });
  onPress(
    lesson.querySelector('[data-use="screen"]'),
    () => import('./projector.ts'),
    ({ showProjection }) => showProjection(chosen(), data),
  );
  onPress(
    lesson.querySelector('[data-use="paper"]'),
    () => import('./print.ts'),
    ({ printLesson }) => printLesson(chosen(), data),
  );
}

start();
