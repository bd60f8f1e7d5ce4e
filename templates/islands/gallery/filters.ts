/** Turns a search and three choices into the cards that match; what does not match is hidden. */

/** @returns the cards that are on screen now */
export function startFilters(): () => HTMLElement[] {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-family]')];
  const all = sections.flatMap((section) =>
    [...section.querySelectorAll<HTMLElement>('.senal')].map((card) => ({
      card,
      traits: [section.id, card.dataset.forma, card.dataset.color],
      text: plain(card.textContent),
    })),
  );
  const shown = () => all.map(({ card }) => card).filter((card) => !card.hidden);
  const form = document.querySelector<HTMLFormElement>('[data-filters]');
  const drill = document.querySelector('[data-drill]');
  if (!form) return shown;

  const apply = () => {
    const data = new FormData(form);
    const words = plain(String(data.get('texto'))).split(/\s+/);
    const wanted = ['familia', 'forma', 'color'].map((name) => data.get(name));
    for (const { card, traits, text } of all)
      card.hidden = !(
        wanted.every((value, i) => !value || value === traits[i]) &&
        words.every((word) => text.includes(word))
      );
    for (const section of sections) section.hidden = !section.querySelector('.senal:not([hidden])');
    // Who searches wants the results next: the drill goes behind them.
    if (drill) ([...data.values()].some(Boolean) ? sections.at(-1) : form)?.after(drill);
    const count = shown().length;
    const found = form.querySelector('[data-found]');
    if (found)
      found.textContent =
        count === 0
          ? 'Ninguna señal es así. Quita un filtro.'
          : count === 1
            ? '1 señal'
            : `${count} señales`;
  };
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    shown()[0]?.querySelector('summary')?.focus();
  });
  // The fields are empty only after the event.
  form.addEventListener('reset', () => {
    setTimeout(apply);
  });
  // The browser may have kept the fields of an earlier visit.
  apply();
  return shown;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
