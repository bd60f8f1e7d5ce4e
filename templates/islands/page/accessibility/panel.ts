/**
 * The accessibility settings: a panel (at the bottom left of a wide screen, at the end of the page on a small one) and,
 * on /accesibilidad, a form in the page.
 */
import { element } from '../../parts/element.ts';
import { settingControls } from './controls.ts';
import { applyAccessibilitySettings } from './settings.ts';

export function startAccessibilityPanel(): void {
  const accessibility = applyAccessibilitySettings();
  document.querySelector('[data-accessibility-settings]')?.append(settingControls(accessibility));

  const close = element('button', { type: 'button', class: 'close-button' }, 'Cerrar');
  const panel = element(
    'div',
    { class: 'accessibility-panel', id: 'panel-accesibilidad', hidden: '' },
    element('h2', {}, 'Accesibilidad'),
    close,
    settingControls(accessibility),
  );
  const button = element(
    'button',
    {
      type: 'button',
      class: 'accessibility-button',
      'data-accessibility-button': '',
      'aria-expanded': 'false',
      'aria-controls': panel.id,
    },
    element('span', {}, 'Accesibilidad'),
  );
  const aside = element(
    'aside',
    { class: 'accessibility-float', 'aria-label': 'Ajustes de accesibilidad' },
    button,
    panel,
  );

  const setOpen = (open: boolean) => {
    panel.hidden = !open;
    button.setAttribute('aria-expanded', String(open));
  };
  const closeAndReturn = () => {
    setOpen(false);
    button.focus();
  };
  button.addEventListener('click', () => setOpen(panel.hidden !== false));
  close.addEventListener('click', closeAndReturn);
  aside.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !panel.hidden) closeAndReturn();
  });

  // Keeps the focused element visible: closes a panel that covers it, and hides a button that covers it.
  const makeRoom = () => {
    const target = document.activeElement;
    const outside = target !== null && target !== document.body && !aside.contains(target);
    if (outside && !panel.hidden && overlap(target, panel)) setOpen(false);
    button.classList.toggle('is-hidden', outside && overlap(target, button));
  };
  document.addEventListener('focusin', makeRoom);
  document.addEventListener('scroll', makeRoom, { passive: true });
  document.body.append(aside);
}

function overlap(a: Element, b: Element): boolean {
  const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  // Only small elements count, because a tall one, such as the whole <main>, is not a control.
  if (one.height > window.innerHeight / 2) return false;
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
