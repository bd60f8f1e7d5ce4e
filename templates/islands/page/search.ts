/** Brings the search when somebody asks for it: with its link, the key "/" or the field of /buscar/. */
import { PROGRESS_KEY } from '../storage/registry.ts';
import { late } from './late.ts';

/** Address of the styles of the search, beside this script. The bundle fills it in. */
declare const SEARCH_SHEET: string;

const part = () => import('../search/search.ts');

export function startSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>('a.buscar');
  if (!link) return;
  const form = document.querySelector<HTMLFormElement>('form[data-search]');
  const open = () => {
    if (form) form.querySelector('input')?.focus();
    else
      part().then(
        ({ openSearch }) => {
          openSearch(link, new URL(SEARCH_SHEET, import.meta.url).href);
        },
        // Its page has the list from A to Z.
        () => {
          location.assign(link.href);
        },
      );
  };
  link.addEventListener('click', (event) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    open();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || hasModifier(event) || isWriting(event.target) || !wantsKeys()) return;
    event.preventDefault();
    open();
  });
  if (form) startForm(form);
}

/** Nothing is fetched before somebody is in the field, or comes with words in the address. */
function startForm(form: HTMLFormElement): void {
  const start = () => {
    late(part()).then(
      ({ startSearchPage }) => {
        startSearchPage(form);
      },
      // The next focus tries again.
      () => {
        listen();
      },
    );
  };
  const listen = () => {
    form.addEventListener('focusin', start, { once: true });
  };
  if (new URLSearchParams(location.search).get('q')) start();
  else listen();
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent | MouseEvent): boolean =>
  ctrlKey || metaKey || altKey;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=radio], [type=checkbox]), select, textarea, dialog') !== null;

/** The switch of the practice for keys of one character holds here, too. */
function wantsKeys(): boolean {
  try {
    return !localStorage.getItem(PROGRESS_KEY)?.includes('"keys":false');
  } catch {
    return true;
  }
}
