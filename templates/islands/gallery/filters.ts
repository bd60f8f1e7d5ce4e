/** The search and the filters of the gallery, which hide cards that do not match. */
import { foldText } from '../model/fold-text.ts';
import { powersOfTwo } from './card-count.ts';

type Card = { card: HTMLElement; traits: (string | undefined)[]; text: string };

/** @returns a function that returns the visible cards */
export function startFilters(): () => HTMLElement[] {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-family]')];
  const all = sections.flatMap((section) =>
    [...section.querySelectorAll<HTMLElement>('.sign')].map((card) => ({
      card,
      traits: [section.id, card.dataset.forma, card.dataset.color],
      // The alternative text of the drawing contains the words on the sign.
      text: foldText(`${card.textContent} ${card.querySelector('img')?.alt ?? ''}`),
    })),
  );
  const shown = () => all.map(({ card }) => card).filter((card) => !card.hidden);
  const form = document.querySelector<HTMLFormElement>('[data-filters]');
  if (!form) return shown;

  const apply = () => {
    const matches = matcherOf(new FormData(form));
    for (const item of all) item.card.hidden = !matches(item);
    for (const section of sections) {
      const count = section.querySelectorAll('.sign:not([hidden])').length;
      section.hidden = count === 0;
      section.dataset.cards = powersOfTwo(count);
    }
    const found = form.querySelector('[data-found]');
    if (found) found.textContent = countOf(shown().length, new FormData(form));
  };
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    shown()[0]?.querySelector('summary')?.focus();
  });
  // The browser empties the fields only after the event.
  form.addEventListener('reset', () => setTimeout(apply));
  takeFromAddress(form);
  // The browser may have restored the fields of an earlier visit.
  apply();
  return shown;
}

/** Applies filters in the address. Chapters link to the signs of a family: `?familia=marcas-de-pavimento`. */
function takeFromAddress(form: HTMLFormElement): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLSelectElement)) continue;
    field.value = value;
    field.closest('details')!.open = true;
  }
}

function matcherOf(data: FormData): (item: Card) => boolean {
  const words = foldText(String(data.get('texto'))).split(/\s+/);
  const wanted = ['familia', 'forma', 'color'].map((name) => data.get(name));
  return ({ traits, text }) =>
    wanted.every((value, i) => !value || value === traits[i]) &&
    words.every((word) => text.includes(word));
}

function countOf(count: number, data: FormData): string {
  if (count === 0)
    return ['familia', 'forma', 'color'].some((name) => data.get(name))
      ? 'Ninguna señal es así. Quita un filtro.'
      : 'Ninguna señal se llama así. Prueba con otra palabra.';
  return count === 1 ? '1 señal' : `${count} señales`;
}
