/** The region at the bottom right for short notices. What shows one is loaded with the first: toast.ts. */
import { element } from '../parts/element.ts';

/** The region is there before any message: a live region that arrives with its text is often not read. */
export function startToasts(): void {
  const region = element('div', {
    class: 'toasts',
    role: 'status',
    'aria-label': 'Notificaciones',
    tabindex: '-1',
  });
  document.body.append(element('aside', { 'aria-label': 'Notificaciones (Alt+T)' }, region));
  document.addEventListener('keydown', (event) => {
    if (event.altKey && event.code === 'KeyT') {
      event.preventDefault();
      region.focus();
    }
  });
}
