/** Shows the panels of `<section data-tabs>` as tabs. The address names the open one, and printing shows all. */

import { element } from '../parts/element.ts';
import { findNamedElement } from './address.ts';

export function startTabs(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-tabs]')) enhance(section);
}

function enhance(section: HTMLElement): void {
  const panels = [...section.querySelectorAll<HTMLElement>(':scope > [data-tab]')];
  const [first] = panels;
  if (!first || panels.length < 2) return;
  const heading =
    section.getAttribute('aria-label') ?? document.querySelector('h1')?.textContent ?? 'Secciones';
  const list = element('div', { role: 'tablist', 'aria-label': heading });
  const tabs = panels.map((panel) => {
    const label = panel.dataset.tab || panel.querySelector('h2, h3')?.textContent || panel.id;
    return element(
      'button',
      { type: 'button', role: 'tab', id: `pestana-${panel.id}`, 'aria-controls': panel.id },
      label,
    );
  });
  let opened = first;

  const open = (panel: HTMLElement) => {
    opened = panel;
    panels.forEach((other, i) => {
      const selected = other === panel;
      tabs[i]?.setAttribute('aria-selected', String(selected));
      tabs[i]?.setAttribute('tabindex', selected ? '0' : '-1');
      // A panel hidden with `until-found` still has a box, so without this the Tab key would stop at it.
      other.setAttribute('tabindex', selected ? '0' : '-1');
      // Hidden text stays findable: the browser opens the tab if its search finds text in it.
      if (selected) other.removeAttribute('hidden');
      else other.setAttribute('hidden', 'until-found');
    });
  };
  const choose = (i: number) => {
    const panel = panels[(i + panels.length) % panels.length] ?? first;
    open(panel);
    tabs[panels.indexOf(panel)]?.focus();
    history.replaceState(history.state, '', `#${panel.id}`);
  };
  const followAddress = (): void => {
    const wanted = findNamedElement(location.hash);
    const panel = panels.find((panel) => wanted !== null && panel.contains(wanted));
    if (!panel) return;
    open(panel);
    // On a phone the row of tabs is wider than the screen, so the open tab is scrolled into view.
    tabs[panels.indexOf(panel)]?.scrollIntoView({ inline: 'center', block: 'nearest' });
    // A link to the tab itself shows the tabs too; a link to a place in a panel goes to that place.
    (wanted === panel ? list : wanted)?.scrollIntoView();
  };

  panels.forEach((panel, i) => {
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', `pestana-${panel.id}`);
    panel.addEventListener('beforematch', () => open(panel));
    tabs[i]?.addEventListener('click', () => choose(i));
  });
  list.addEventListener('keydown', (event) => {
    const now = panels.indexOf(opened);
    const to = new Map([
      ['ArrowRight', now + 1],
      ['ArrowLeft', now - 1],
      ['Home', 0],
      ['End', panels.length - 1],
    ]).get(event.key);
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose(to);
  });
  // Marks the row while tabs are hidden beyond its right edge. Its 12 pixels of padding do not count.
  const tell = () =>
    list.toggleAttribute('data-more', list.scrollWidth - list.scrollLeft > list.clientWidth + 12);
  list.addEventListener('scroll', tell);
  // The observer fires once the list has its width, and whenever the width changes.
  new ResizeObserver(tell).observe(list);
  list.append(...tabs);
  first.before(list);
  open(first);
  followAddress();
  window.addEventListener('hashchange', followAddress);
  window.addEventListener('beforeprint', () => {
    for (const panel of panels) panel.removeAttribute('hidden');
  });
  window.addEventListener('afterprint', () => open(opened));
}
