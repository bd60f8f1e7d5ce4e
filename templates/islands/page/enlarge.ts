/** Shows the picture of a question as large as the screen, in a dialog that closes with its button or Escape. */
import { element } from '../parts/element.ts';

/** @param picture the link around the picture; takes the focus back when the dialog closes */
export function enlargePicture(picture: HTMLAnchorElement): void {
  const small = picture.querySelector('img');
  if (!small) return;
  const large = small.cloneNode() as HTMLImageElement;
  const close = element('button', { type: 'button', class: 'btn primary' }, 'Cerrar');
  const dialog = element(
    'dialog',
    {
      class: 'enlarged-picture',
      'aria-label': 'Imagen de la pregunta',
      'data-prop': picture.dataset.prop,
    },
    element('div', {}, large),
    close,
  ) as HTMLDialogElement;
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    picture.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}
