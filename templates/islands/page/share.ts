/**
 * Handles presses of `[data-copy]`, `[data-share]` and `[data-popup]`, with one listener, so that buttons made later
 * work too.
 */
import { loadLazily } from '../parts/lazy-load.ts';

const COPIED_FOR = 2000;
const POPUP = 'noopener,noreferrer,width=600,height=400';

export function startSharing(): void {
  if ('share' in navigator)
    for (const button of document.querySelectorAll<HTMLElement>('[data-share][hidden]'))
      button.hidden = false;
  document.addEventListener('click', (event) => {
    const target =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-copy], [data-share], [data-popup]')
        : null;
    if (!target) return;
    if (target.dataset.copy !== undefined) void copy(target, target.dataset.copy || pageAddress());
    else if (target.dataset.share !== undefined)
      void share(target, target.dataset.share || pageAddress());
    else if (target instanceof HTMLAnchorElement) {
      event.preventDefault();
      window.open(target.href, '_blank', POPUP);
    }
  });
}

const pageAddress = (): string => location.origin + location.pathname;

async function copy(button: HTMLElement, url: string): Promise<void> {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    isCopied = false;
  }
  // The notice is lazy-loaded, because most readers never copy anything. If it cannot be loaded, the button still says
  // that the copy worked.
  loadLazily(() => import('../parts/toast.ts')).then(
    ({ showToast }) => {
      if (isCopied) showToast('¡Enlace copiado!', 'El enlace se ha copiado al portapapeles');
      else showToast('Error', 'No se pudo copiar el enlace', 'error');
    },
    () => undefined,
  );
  if (!isCopied) return;
  if (button.dataset.copied !== undefined) return;
  const label = button.textContent;
  button.dataset.copied = '';
  button.textContent = 'Copiado';
  window.setTimeout(() => {
    delete button.dataset.copied;
    button.textContent = label;
  }, COPIED_FOR);
}

async function share(button: HTMLElement, url: string): Promise<void> {
  try {
    await navigator.share({
      title: document.title,
      url,
      text: button.dataset.shareText ?? document.title,
    });
  } catch (error) {
    // Closing the share sheet is not a failure; any other failure is only logged.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      console.warn('share', error);
  }
}
