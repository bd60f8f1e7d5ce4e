/** Loads the search on request: by its link, the key "/" or the field of /buscar/. */

import { loadLazily } from '../parts/lazy-load.ts';
import type { SearchPart } from '../parts/search-part.ts';
import { PROGRESS_KEY } from '../store/registry.ts';
import { readStoredText } from '../store/stored.ts';

/** Addresses of the script and of the styles of the search, beside this script. The bundler fills them in. */
declare const SEARCH_SCRIPT: string;
declare const SEARCH_SHEET: string;

const beside = (file: string): string => new URL(file, import.meta.url).href;
const part = (): Promise<SearchPart> => import(beside(SEARCH_SCRIPT));

export function startSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>('a.search-link');
  if (!link) return;
  const form = document.querySelector<HTMLFormElement>('form[data-search]');
  const open = () => {
    if (form) form.querySelector('input')?.focus();
    else
      part().then(
        ({ openSearch }) => openSearch(link, beside(SEARCH_SHEET)),
        // If the script cannot be loaded, opens the search page, which has a list from A to Z.
        () => location.assign(link.href),
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

/** Nothing is fetched before the field has the focus, unless the address has search words. */
function startForm(form: HTMLFormElement): void {
  const start = () => {
    loadLazily(part).then(
      ({ startSearchPage }) => startSearchPage(form),
      // The next focus retries.
      () => listen(),
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

/** True unless the reader switched off single-character keys in a practice. */
const wantsKeys = (): boolean => !readStoredText(PROGRESS_KEY)?.includes('"keys":false');
