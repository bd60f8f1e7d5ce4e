/** The page for teachers: one choice, and what is done with it. Each tool is loaded by the press that needs it. Without a script there are the files and the links. */

import { element } from '../parts/element.ts';
import { late, whyMissing } from '../parts/late.ts';
import { type ClassData, chooseFromAddress, newExamNumber } from './class-data.ts';

const form = (name: string) => document.querySelector<HTMLFormElement>(`form[data-${name}]`);

/** Calls with the part at each press: a form that sends itself to nobody. What did not come is said below it, and the next press asks again. */
function onPress<Part>(
  pressed: HTMLFormElement | null,
  part: () => Promise<Part>,
  act: (part: Part) => unknown,
): void {
  const said = element('p', { class: 'aviso', role: 'alert' });
  pressed?.addEventListener('submit', (event) => {
    event.preventDefault();
    said.remove();
    late(part)
      .then(act)
      .catch((error: unknown) => {
        said.textContent = whyMissing(error, 'No cargó. Revisa tu conexión e intenta otra vez.');
        pressed.after(said);
      });
  });
}

function start(): void {
  const data = JSON.parse(document.getElementById('class-data')!.textContent!) as ClassData;
  const [choice, assign, project, results, paper] = [
    form('choice'),
    form('assign'),
    form('project'),
    form('results-of'),
    form('paper'),
  ];
  if (choice === null) return;
  const number = choice.elements.namedItem('numero');
  // Not under the fingers of somebody who has begun to type: the field takes six digits, and would refuse theirs.
  if (
    number instanceof HTMLInputElement &&
    number.value === '' &&
    document.activeElement !== number
  )
    number.value = String(newExamNumber());
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
    assign,
    () => import('./assign.ts'),
    ({ showLink }) => showLink(choice, assign!, data),
  );
  onPress(
    project,
    () => import('./project.ts'),
    ({ showProjection }) => showProjection(choice, data),
  );
  onPress(
    results,
    () => import('./results.ts'),
    ({ showResults }) => showResults(results!, data),
  );
  onPress(
    paper,
    () => import('./print.ts'),
    ({ printPaper }) => printPaper(choice, paper!, data),
  );
}

start();
