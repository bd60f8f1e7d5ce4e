/** What a class's link opens with: the name under which the result goes to the teacher. */
import { answered } from '../model/attempt.ts';
import { runningOf, withoutRunning } from '../model/progress.ts';
import { element } from '../parts/element.ts';
import { AT_THE_END } from '../parts/practice/address.ts';
import { classNameOf, keepClassName } from '../store/class-name.ts';
import { deviceProgress, PROGRESS_CHANGED } from '../store/progress.ts';

/** What the dialog returns where the attempt under way is another pupil's. */
const ANEW = 'nuevo';

/** A test whose attempt goes on by itself; the simulator asks on its card. */
const testHere = () => /\/test\/(\w+)\/$/.exec(location.pathname)?.[1];

export function askName(): void {
  const name = element('input', {
    type: 'text',
    maxlength: '30',
    autocomplete: 'off',
    required: '',
  });
  name.value = classNameOf();
  const form = element(
    'form',
    { class: 'para-clase', method: 'dialog' },
    element('h2', {}, 'Para tu clase'),
    element('p', {}, element('label', {}, 'Tu nombre o apodo ', name)),
    ...ways(),
    element(
      'p',
      { class: 'meta' },
      'Va solo en el enlace que le envías a tu maestra al final. Esta pestaña lo olvida cuando la cierras.',
    ),
  );
  const dialog = element('dialog', { class: 'nombre-clase', 'aria-label': 'Para tu clase' }, form);
  form.addEventListener('submit', () => {
    keepClassName(name.value.trim());
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (dialog.returnValue === ANEW) return beginAnew();
    // It opened with the page, so there is nothing that it could give the focus back to.
    document.getElementById('contenido')?.focus({ preventScroll: true });
    // A page that is loaded again does not ask again.
    history.replaceState(history.state, '', location.pathname + location.hash);
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** The buttons. A phone may go from hand to hand: whose answers are there, only its pupils know. */
function ways(): HTMLElement[] {
  const submit = (text: string, look: string, value: string) =>
    element('button', { class: `btn ${look}`, type: 'submit', value }, text);
  const test = testHere();
  const running = test === undefined ? undefined : runningOf(deviceProgress.read(), test);
  const count = running ? answered(running.attempt) : 0;
  if (count === 0) return [submit('Comenzar', 'go', '')];
  const words = count === 1 ? '1 contestada' : `${count} contestadas`;
  return [
    element('p', {}, `Hay un intento empezado: ${words}.`),
    element(
      'p',
      { class: 'botones' },
      submit('Seguir', 'go', ''),
      submit('Empezar de nuevo', 'no', ANEW),
    ),
  ];
}

/** The page is loaded again, without the attempt: the practice then begins in the way that the link names. */
function beginAnew(): void {
  deviceProgress.update((progress) => withoutRunning(progress, testHere()!));
  // Else the practice, when it is left, stores the attempt once more.
  window.dispatchEvent(new Event(PROGRESS_CHANGED));
  const { pathname, hash } = location;
  // Another hash is the place of the attempt that is gone.
  history.replaceState(null, '', pathname + (hash === AT_THE_END ? hash : ''));
  location.reload();
}
