/** The switches of the accessibility settings, for the panel and the page /accesibilidad. */
import { element } from '../../parts/element.ts';
import { type AccessibilityState, SETTING_GROUPS } from './settings.ts';

export function settingControls(accessibility: AccessibilityState): HTMLElement {
  const root = element('div', { class: 'accessibility-settings' });
  for (const group of SETTING_GROUPS) {
    const section = element('section', {}, element('h3', {}, group.title));
    for (const { name, label } of group.settings) {
      const state = element('small', { 'aria-hidden': 'true' });
      const box = element('input', { type: 'checkbox', role: 'switch' });
      const follow = () => {
        box.checked = accessibility.isOn(name);
        state.textContent = box.checked ? 'Sí' : 'No';
      };
      box.addEventListener('change', () => accessibility.toggle(name));
      accessibility.onChange(follow);
      follow();
      section.append(
        element('label', { class: 'setting' }, box, element('span', {}, label, ' ', state)),
      );
    }
    root.append(section);
  }
  const reset = element('button', { type: 'button', class: 'btn secondary' }, 'Restablecer Todo');
  reset.addEventListener('click', accessibility.reset);
  root.append(reset);
  return root;
}
