/** Turns the list of settings into switches that follow them; the panel and the page /accesibilidad use the same ones. */
import { element } from '../page/element.ts';
import {
  accessibilitySettings,
  GROUPS,
  onAccessibilityChange,
  resetSettings,
  toggleSetting,
} from './settings.ts';

export function settingControls(): HTMLElement {
  const root = element('div', { class: 'ajustes-accesibilidad' });
  for (const group of GROUPS) {
    const section = element('section', {}, element('h3', {}, group.title));
    for (const { name, label } of group.settings) {
      const state = element('small', { 'aria-hidden': 'true' });
      const box = element('input', { type: 'checkbox', role: 'switch' });
      const follow = () => {
        box.checked = accessibilitySettings()[name];
        state.textContent = box.checked ? 'ON' : 'OFF';
      };
      box.addEventListener('change', () => {
        toggleSetting(name);
      });
      onAccessibilityChange(follow);
      follow();
      section.append(
        element('label', { class: 'ajuste' }, box, element('span', {}, label, ' ', state)),
      );
    }
    root.append(section);
  }
  const reset = element('button', { type: 'button', class: 'btn alt' }, 'Restablecer Todo');
  reset.addEventListener('click', resetSettings);
  root.append(reset);
  return root;
}
