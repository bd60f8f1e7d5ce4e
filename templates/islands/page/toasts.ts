/**
 * Creates the region at the bottom right for short notices. toast.ts, which shows them, is loaded with the first
 * notice.
 */
import { element } from '../parts/element.ts';
import { loadLazily } from '../parts/lazy-load.ts';
import { WRITE_SKIPPED_EVENT } from '../store/stored.ts';

/**
 * Adds the region before any message, because a live region that is added together with its text is often not
 * announced.
 */
export function startToasts(): void {
  const region = element('div', {
    class: 'toasts',
    role: 'status',
    'aria-label': 'Notificaciones',
    tabindex: '-1',
  });
  document.body.append(element('aside', { 'aria-label': 'Notificaciones (Alt+T)' }, region));
  // A practice shows this notice beside the question: Notices.tsx.
  if (!document.querySelector('[data-island]'))
    window.addEventListener(WRITE_SKIPPED_EVENT, sayLeftAlone, { once: true });
  document.addEventListener('keydown', (event) => {
    if (event.altKey && event.code === 'KeyT') {
      event.preventDefault();
      region.focus();
    }
  });
}

/** Says that a newer version of the site wrote the stored data, and that this page did not change it. */
function sayLeftAlone(): void {
  loadLazily(() => import('../parts/toast.ts')).then(
    ({ showToast }) => {
      showToast(
        'Esto no se guardó',
        'Lo que hay en este dispositivo es de una versión más nueva del sitio. Recarga la página',
        'error',
      );
    },
    () => undefined,
  );
}
