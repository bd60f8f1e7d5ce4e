/**
 * Filters a list of facts or of questions, grouped by topic. Items that do not match are hidden, also in the picture
 * above the list.
 */
import { foldText } from '../model/fold-text.ts';

type Item = { element: HTMLElement; traits: (string | undefined)[]; text: string };

const FIELDS = ['tema', 'etiqueta', 'estado'];

function startFilters(form: HTMLFormElement): void {
  const topics = [...document.querySelectorAll<HTMLDetailsElement>('details[data-tema]')];
  const items = [...document.querySelectorAll<HTMLElement>('[data-dato]')].map(
    (element): Item => ({
      element,
      traits: [element.dataset.dato, element.dataset.etiqueta, element.dataset.estado],
      // The words of the topic count as words of the item.
      text: foldText(`${element.textContent} ${topicOf(element)}`),
    }),
  );
  const found = form.querySelector('[data-found]');
  let wasFiltered = false;

  const apply = () => {
    const data = new FormData(form);
    const words = foldText(String(data.get('texto'))).split(/\s+/);
    const wanted = FIELDS.map((name) => data.get(name));
    const isFiltered = [...data.values()].some(Boolean);
    for (const { element, traits, text } of items)
      element.hidden = !(
        wanted.every((value, i) => !value || value === traits[i]) &&
        words.every((word) => text.includes(word))
      );
    for (const topic of topics) {
      topic.hidden = !topic.querySelector('li:not([hidden])');
      // Without filters, topics that the reader opened stay open.
      if (isFiltered || wasFiltered) topic.open = isFiltered;
    }
    wasFiltered = isFiltered;
    const count = document.querySelectorAll('li[data-dato]:not([hidden])').length;
    if (found) found.textContent = countText(count, form.dataset);
  };
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  // The browser empties the fields only after the event.
  form.addEventListener('reset', () => setTimeout(apply));
  // The browser may have restored the fields of an earlier visit.
  apply();
}

const topicOf = (element: HTMLElement): string =>
  element.closest('details')?.querySelector('summary')?.textContent ?? '';

/**
 * The sentence with the number of items. The form names the items in `data-one` and `data-many`, which are feminine
 * nouns.
 */
function countText(count: number, { one = '', many = '' }: DOMStringMap): string {
  if (count === 0) return `Ninguna ${one} es así.`;
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

const form = document.querySelector<HTMLFormElement>('[data-filters]');
if (form) {
  startFilters(form);
  // The buttons are disabled until this script runs, because they do nothing without it.
  for (const button of form.querySelectorAll('button')) button.disabled = false;
}
