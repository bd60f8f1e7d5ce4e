/** The dialog that a class link opens: it asks for the name that is sent to the teacher. */
import { answeredCount } from '../model/attempt.ts';
import { runningAttemptOf, withoutRunningAttempt } from '../model/progress.ts';
import { element } from '../parts/element.ts';
import { CLASS_EXAM_PARAMETER, classExamNumberIn } from '../parts/practice/address.ts';
import { deviceProgress, PROGRESS_CHANGED_EVENT } from '../store/progress.ts';
import { isInClass, readPupilName, storePupilName } from '../store/pupil-name.ts';

/** Return value of the dialog if the pupil starts the attempt anew. */
const ANEW = 'nuevo';

/**
 * Id of the page's test, which would resume an attempt without asking; undefined on the page of the simulator, whose
 * card asks.
 */
const testHere = () => /\/test\/(\w+)\/$/.exec(location.pathname)?.[1];

export function askPupilName(): void {
  const name = element('input', {
    type: 'text',
    maxlength: '30',
    autocomplete: 'off',
    required: '',
  });
  const list = element('input', {
    inputmode: 'numeric',
    maxlength: '3',
    pattern: '\\d*',
    autocomplete: 'off',
  });
  [, list.value = '', name.value = ''] = /^(?:(\d{1,3}) )?(.*)$/.exec(readPupilName()) ?? [];
  const form = element(
    'form',
    { class: 'pupil-form', method: 'dialog' },
    element('h2', {}, 'Para tu clase'),
    element('p', {}, element('label', {}, 'Tu nombre o apodo ', name)),
    element('p', {}, element('label', {}, 'Tu número de lista, si te lo piden ', list)),
    ...ways(),
    element(
      'p',
      { class: 'meta' },
      'Va solo en el enlace que le envías a tu maestra al final. Esta pestaña lo olvida cuando la cierras.',
    ),
  );
  const dialog = element('dialog', { class: 'pupil-dialog', 'aria-label': 'Para tu clase' }, form);
  form.addEventListener('submit', () => storePupilName(`${list.value} ${name.value}`.trim()));
  dialog.addEventListener('close', () => {
    dialog.remove();
    // An empty name lets a pupil who pressed Escape send the result to the class later.
    if (!isInClass()) storePupilName('');
    if (dialog.returnValue === ANEW) return beginAnew();
    // The dialog opened with the page, so there is no earlier focus to restore.
    document.getElementById('contenido')?.focus({ preventScroll: true });
    // A reload must not ask again.
    history.replaceState(history.state, '', afterName() + location.hash);
    // The question order depends on the pupil: a popstate event makes the practice script read the address again.
    if (classExamNumberIn(location) !== undefined) dispatchEvent(new PopStateEvent('popstate'));
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** The buttons of the dialog. Pupils may share a phone, and only they know whose answers are stored on it. */
function ways(): HTMLElement[] {
  const submit = (text: string, look: string, value: string) =>
    element('button', { class: `btn ${look}`, type: 'submit', value }, text);
  const test = testHere();
  const running = test === undefined ? undefined : runningAttemptOf(deviceProgress.read(), test);
  const count = running ? answeredCount(running.attempt) : 0;
  if (!running || count === 0) return [submit('Comenzar', 'primary', '')];
  const words = count === 1 ? '1 contestada' : `${count} contestadas`;
  // An attempt that began as practice has shown right options, so it cannot continue as an exam.
  if (classExamNumberIn(location) !== undefined && !running.attempt.sealed)
    return [
      element('p', {}, `Hay una práctica empezada: ${words}. El examen empieza de nuevo.`),
      submit('Comenzar', 'primary', ANEW),
    ];
  return [
    element('p', {}, `Hay un intento empezado: ${words}.`),
    element(
      'p',
      { class: 'buttons' },
      submit('Seguir', 'primary', ''),
      submit('Empezar de nuevo', 'danger', ANEW),
    ),
  ];
}

function afterName(): string {
  const exam = classExamNumberIn(location);
  return location.pathname + (exam === undefined ? '' : `?${CLASS_EXAM_PARAMETER}=${exam}`);
}

/** Drops the attempt and reloads the page, so that the practice begins as the link says. */
function beginAnew(): void {
  deviceProgress.update((progress) => withoutRunningAttempt(progress, testHere()!));
  // Otherwise the practice would store the attempt again when the page is left.
  window.dispatchEvent(new Event(PROGRESS_CHANGED_EVENT));
  // Leaves out the hash, which names a position of the dropped attempt.
  history.replaceState(null, '', afterName());
  location.reload();
}
