/** Shows short notices in the region that toasts.ts made. A notice that is hovered or focused stays. */
import { element } from './element.ts';

const DURATION = 4000;
const VISIBLE = 3;
const SWIPE = 60;

export function showToast(title: string, description: string, look: 'normal' | 'error' = 'normal') {
  const region = document.querySelector('.toasts');
  if (!region) return;
  const close = element(
    'button',
    { type: 'button', class: 'close-button', 'aria-label': 'Cerrar notificación' },
    '×',
  );
  const made = element(
    'div',
    { class: look === 'error' ? 'toast error' : 'toast' },
    element('strong', {}, title),
    element('p', {}, description),
    close,
  );
  let left = DURATION;
  let since = 0;
  let timer = 0;
  const run = () => {
    window.clearTimeout(timer);
    since = Date.now();
    timer = window.setTimeout(() => made.remove(), left);
  };
  const pause = () => {
    window.clearTimeout(timer);
    left = Math.max(1000, left - (Date.now() - since));
  };
  made.addEventListener('pointerenter', pause);
  made.addEventListener('pointerleave', run);
  made.addEventListener('focusin', pause);
  made.addEventListener('focusout', run);
  close.addEventListener('click', () => made.remove());
  let start = 0;
  made.addEventListener('pointerdown', (event) => {
    start = event.clientX;
  });
  made.addEventListener('pointerup', (event) => {
    if (Math.abs(event.clientX - start) > SWIPE) made.remove();
  });
  region.append(made);
  while (region.childElementCount > VISIBLE) region.firstElementChild?.remove();
  run();
}
