/** Turns a search and three choices into the cards that match; what does not match is hidden. */

/** @returns the cards that are on screen now */
export function startFilters(): () => HTMLElement[] {
  const families = [...document.querySelectorAll<HTMLElement>('[data-family]')].map((section) => ({
    section,
    cards: [...section.querySelectorAll<HTMLElement>('.senal')].map((card) => ({ card, words: plain(card.textContent) })),
  }));
  const form = document.querySelector<HTMLFormElement>('[data-filters]');
  const found = form?.querySelector('[data-found]');

  const apply = () => {
    if (!form) return;
    const data = new FormData(form);
    const wanted = (name: string) => String(data.get(name) ?? '');
    const words = plain(wanted('texto')).split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { section, cards } of families) {
      let any = false;
      for (const { card, words: text } of cards) {
        const fits =
          matches(wanted('familia'), section.id) && matches(wanted('forma'), card.dataset.forma) && matches(wanted('color'), card.dataset.color) && words.every((word) => text.includes(word));
        card.hidden = !fits;
        any ||= fits;
        count += Number(fits);
      }
      section.hidden = !any;
    }
    if (found) found.textContent = count === 0 ? 'Ninguna señal es así. Quita un filtro.' : count === 1 ? '1 señal' : `${count} señales`;
  };
  form?.addEventListener('input', apply);
  form?.addEventListener('submit', (event) => event.preventDefault());
  // The fields are empty only after the event.
  form?.addEventListener('reset', () => setTimeout(apply));
  // The browser may have kept the fields of an earlier visit.
  apply();
  return () => families.flatMap(({ cards }) => cards.map(({ card }) => card)).filter((card) => !card.hidden);
}

const matches = (wanted: string, has: string | undefined): boolean => wanted === '' || wanted === has;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
