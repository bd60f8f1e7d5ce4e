/** What a class's link opens with: the name under which the result goes to the teacher. */
import { element } from '../parts/element.ts';
import { classNameOf, keepClassName } from '../store/class-name.ts';

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
    element('button', { class: 'btn go', type: 'submit' }, 'Comenzar'),
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
    // It opened with the page, so there is nothing that it could give the focus back to.
    document.getElementById('contenido')?.focus({ preventScroll: true });
    // A page that is loaded again does not ask again.
    history.replaceState(history.state, '', location.pathname + location.hash);
  });
  document.body.append(dialog);
  dialog.showModal();
}
