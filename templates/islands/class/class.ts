/** The page for teachers: one choice, and what is done with it. Each tool is loaded by the press that needs it. Without a script there are the files and the links. */

import { anyExamNumber } from '../model/draw.ts';
import { element } from '../parts/element.ts';
import { late, whyMissing } from '../parts/late.ts';
import { type ClassData, chooseFromAddress } from './class-data.ts';

const form = (name: string) => document.querySelector<HTMLFormElement>(`form[data-${name}]`);

/** Calls with the part at each press: a form that sends itself to nobody. What did not come is said below it, and the next press asks again. */
function onPress<Part>(
  name: string,
  part: () => Promise<Part>,
  act: (part: Part, pressed: HTMLFormElement) => unknown,
): void {
  const pressed = form(name);
  const said = element('p', { class: 'aviso', role: 'alert' });
  pressed?.addEventListener('submit', (event) => {
    event.preventDefault();
    said.remove();
    late(part)
      .then((loaded) => act(loaded, pressed))
      .catch((error: unknown) => {
        said.textContent = whyMissing(error, 'No cargó. Revisa tu conexión e intenta otra vez.');
        pressed.after(said);
      });
  });
}

function start(): void {
  const data = JSON.parse(document.getElementById('class-data')!.textContent!) as ClassData;
  const [choice, assign] = [form('choice'), form('assign')];
  if (choice === null) return;
  const number = choice.elements.namedItem('numero');
  // Not under the fingers of somebody who has begun to type: the field takes six digits, and would refuse theirs.
  if (
    number instanceof HTMLInputElement &&
    number.value === '' &&
    document.activeElement !== number
  )
    number.value = String(anyExamNumber());
  chooseFromAddress(choice);
  const update = () => {
    const { value } = choice.elements.namedItem('que') as HTMLSelectElement;
    for (const part of document.querySelectorAll<HTMLElement>('[data-for]'))
      part.hidden = (part.dataset.for === 'simulacro') !== (value === 'simulacro');
    // A link that is shown is that of what is chosen.
    if (document.querySelector('[data-class-link] > *'))
      assign?.dispatchEvent(new Event('submit', { cancelable: true }));
  };
  for (const each of [choice, assign]) each?.addEventListener('input', update);
  choice.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  update();
  onPress(
    'assign',
    () => import('./assign.ts'),
    ({ showLink }, pressed) => showLink(choice, pressed, data),
  );
  onPress(
    'project',
    () => import('./project.ts'),
    ({ showProjection }) => showProjection(choice, data),
  );
  onPress(
    'results-of',
    () => import('./results.ts'),
    ({ showResults }, pressed) => showResults(pressed, data),
  );
  onPress(
    'paper',
    () => import('./print.ts'),
    ({ printPaper }, pressed) => printPaper(choice, pressed, data),
  );
}

start();
