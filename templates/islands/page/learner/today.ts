/** Shows today's session on the home page, in place of the text for new visitors. */
import type { DayRow } from '../../model/learning/day-rows.ts';
import type { DayLink, DayView } from '../../model/learning/today.ts';
import type { NextStep } from '../../model/next-step.ts';
import { element } from '../../parts/element.ts';

/** @param open the practice that was left half-way */
export function showToday(place: HTMLElement, view: DayView, open: NextStep | undefined): void {
  const find = (selector: string) => place.querySelector<HTMLElement>(selector)!;
  const link = ({ label, route, isButton }: DayLink) =>
    element(
      'a',
      { href: (place.dataset.day ?? '') + route, ...(isButton && { class: 'btn secondary' }) },
      label,
    );
  const { weekday, beside, title, button, isQuiet, others } = view;
  const words = typeof beside === 'string' ? beside : link(beside);
  find('.eyebrow').replaceChildren(weekday, ...(weekday && beside !== '' ? [' · '] : []), words);
  find('h1').textContent = title;
  find('.today-rows').replaceChildren(...toldIn(view, link, open));
  const main = find('.today-actions .btn');
  main.textContent = button.label;
  main.setAttribute('href', (place.dataset.day ?? '') + button.route);
  main.className = isQuiet ? 'btn secondary' : 'btn primary';
  find('.other-actions').replaceChildren(...others.map(link));
  place.dataset.ready = '';
}

function toldIn(
  { lead, rows, texts, aside }: DayView,
  link: (to: DayLink) => HTMLElement,
  open: NextStep | undefined,
): HTMLElement[] {
  const first = lead === undefined ? [] : [element('p', {}, lead)];
  const told = texts.map((words) => element('p', {}, words));
  const list = rows.length > 0 ? [element('ul', {}, ...rows.map(rowOf))] : [];
  const left = open && { words: `${open.detail}:`, link: { ...open, label: open.title } };
  const asides = [aside, left].flatMap((each) => (each ? [each] : []));
  const notes = asides.map(({ words, link: to }) => element('p', {}, `${words} `, link(to)));
  return [...first, ...list, ...told, ...notes];
}

const rowOf = ({ count, what, where }: DayRow): HTMLElement =>
  element(
    'li',
    {},
    element('b', {}, String(count)),
    element('span', {}, `${what} `, element('small', {}, where)),
  );
