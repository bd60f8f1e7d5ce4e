/** Adds a box to tick to each line of `[data-papers]`. The ticks are kept on the device, one for each paper. */
import { PAPERS_KEY } from '../storage/registry.ts';
import { element } from './element.ts';

/** Storage of the ticks: that of the device. It may throw. */
export type PaperStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @returns ids of the ticked papers, none if the text is damaged; undefined if storage is blocked */
export function readTicks(storage: () => PaperStorage): Set<string> | undefined {
  let text: string | null;
  try {
    text = storage().getItem(PAPERS_KEY);
  } catch {
    return undefined;
  }
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Stores the ticks, and nothing where there are none. Blocked or full storage: they hold for this page. */
export function writeTicks(storage: () => PaperStorage, ticks: ReadonlySet<string>): void {
  try {
    if (ticks.size === 0) storage().removeItem(PAPERS_KEY);
    else storage().setItem(PAPERS_KEY, JSON.stringify([...ticks]));
  } catch {
    // The boxes on the page still show them.
  }
}

const device = (): PaperStorage => localStorage;

/** Ticks what another device has ticked; it takes nothing away. */
export function addTicks(ids: readonly string[]): void {
  const ticks = readTicks(device);
  if (ticks && ids.length > 0) writeTicks(device, new Set([...ticks, ...ids]));
}

export function startPapers(): void {
  let ticks = readTicks(device) ?? new Set<string>();
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-papers] > [data-paper]')].map(
    (line) => {
      const id = line.dataset.paper ?? '';
      const name = line.querySelector('b')?.textContent ?? '';
      const box = element('input', { type: 'checkbox', 'aria-label': `Ya lo tengo: ${name}` });
      line.prepend(element('label', { class: 'casilla' }, box));
      box.addEventListener('change', () => {
        // Read anew: another tab may have changed other papers.
        ticks = readTicks(device) ?? ticks;
        if (box.checked) ticks.add(id);
        else ticks.delete(id);
        writeTicks(device, ticks);
        show();
      });
      return { id, box };
    },
  );
  /** One paper can be in the lists of several tabs. */
  const show = () => {
    for (const { id, box } of boxes) box.checked = ticks.has(id);
  };
  show();
  window.addEventListener('storage', ({ key }) => {
    if (key !== PAPERS_KEY && key !== null) return;
    ticks = readTicks(device) ?? ticks;
    show();
  });
}
