/** The search: the page /buscar/, and a dialog on all other pages. */
import { element } from '../parts/element.ts';
import { loadFailureMessage, loadJson } from '../parts/lazy-load.ts';
import type { SearchPart } from '../parts/search-part.ts';
import { createSearchEngine } from './engine.ts';
import { resultList, type SearchContext, showSearchResults } from './results.ts';
import { SEARCH_FILE_ROUTE, SEARCH_FILE_VERSION, type SearchFile } from './search-file.ts';

/** Queries are cut to this length. Nobody types longer ones on purpose. */
const LONGEST = 100;
/** Number of records to index in one step, so that typing stays possible while a slow device indexes. */
const CHUNK = 40;
/** Delay in milliseconds, because browsers refuse an address that changes with every keystroke. */
const ADDRESS_AFTER = 500;

/**
 * Loads the file and builds the index.
 * @param page address of /buscar/
 * @throws if the file is missing, broken or of another build
 */
async function load(page: string): Promise<SearchContext> {
  const base = page.slice(0, page.lastIndexOf('/buscar/'));
  const file = await loadJson<SearchFile>(
    base + SEARCH_FILE_ROUTE,
    ({ version }) => version === SEARCH_FILE_VERSION,
  );
  const search = createSearchEngine(file);
  for (let at = 0; at < file.records.length; at += CHUNK) {
    search.add(at, at + CHUNK);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { search, base };
}

type Place = {
  field: HTMLInputElement;
  status: HTMLElement;
  results: HTMLElement;
  page: string;
};

function follow({ field, status, results, page }: Place): void {
  let ready: SearchContext | undefined;
  let isLoading = false;
  const link = (hash: string, words: string) => element('a', { href: page + hash }, words);
  const say = (words: string, ...nodes: Node[]) => {
    status.textContent = words;
    results.replaceChildren(...nodes);
  };

  const show = (): void => {
    const query = field.value.slice(0, LONGEST).trim();
    if (query === '') say('');
    else if (ready) answer(query, ready);
    else if (!isLoading) begin();
  };
  const answer = (query: string, { search }: SearchContext): void => {
    const { nodes, count } = showSearchResults(search.find(query), ready!);
    if (count > 0) {
      say(count === 1 ? '1 resultado' : `${count} resultados`, ...nodes);
      return;
    }
    const near = search.near(query);
    const other = element(
      'p',
      {},
      'Prueba con otra palabra, o mira la ',
      link('#a-z', 'lista de la A a la Z'),
      '.',
    );
    if (near.length > 0)
      say(
        'No está así en el sitio. Esto es lo más parecido:',
        resultList('ol', near, ready!),
        other,
      );
    else say('No está en el sitio.', other);
  };
  const begin = (): void => {
    isLoading = true;
    if (field.value !== '') status.textContent = 'Buscando…';
    load(page)
      .then(
        (loaded) => {
          ready = loaded;
        },
        (error: unknown) => {
          say(
            loadFailureMessage(error, 'La búsqueda no ha cargado. Revisa tu conexión.'),
            element(
              'p',
              {},
              link('', 'Recarga la página'),
              '. Mientras, usa la ',
              link('#a-z', 'lista de la A a la Z'),
              '.',
            ),
          );
        },
      )
      .finally(() => {
        isLoading = false;
        if (ready) show();
      });
  };
  field.addEventListener('input', show);
  begin();
}

export const startSearchPage: SearchPart['startSearchPage'] = (form) => {
  const field = form.querySelector('input')!;
  const results = document.querySelector<HTMLElement>('[data-results]')!;
  const status = form.nextElementSibling as HTMLElement;
  const asked = new URLSearchParams(location.search).get('q');
  if (field.value === '' && asked) field.value = asked.slice(0, LONGEST);
  follow({ field, status, results, page: form.action });
  let timer = 0;
  const remember = () => {
    const query = field.value && `?q=${encodeURIComponent(field.value)}`;
    history.replaceState(history.state, '', location.pathname + query);
  };
  const rememberSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(remember, ADDRESS_AFTER);
  };
  field.addEventListener('input', rememberSoon);
  // The visitor may have typed before this script loaded.
  if (field.value !== '') rememberSoon();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    remember();
    results.querySelector('a')?.focus();
  });
};

export const openSearch: SearchPart['openSearch'] = (link, sheet) => {
  const opened = document.querySelector<HTMLDialogElement>('dialog.search-dialog');
  if (opened) {
    opened.showModal();
    opened.querySelector('input')?.select();
    return;
  }
  const field = element('input', {
    type: 'search',
    name: 'q',
    id: 'busca',
    maxlength: `${LONGEST}`,
    autocomplete: 'off',
  });
  const status = element('p', { role: 'status' });
  const results = element('div');
  const close = element('button', { type: 'button', class: 'close-button' }, 'Cerrar');
  const dialog = element(
    'dialog',
    { class: 'search-dialog', 'aria-label': 'Buscar' },
    close,
    element(
      'form',
      { class: 'search-form', role: 'search', action: link.href },
      element('label', { for: field.id }, 'Busca en el sitio'),
      field,
      element('button', { class: 'btn primary' }, 'Buscar'),
    ),
    status,
    results,
  );
  close.addEventListener('click', () => dialog.close());
  // On Escape, some browsers would only empty the field.
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    dialog.close();
  });
  const style = element('link', { rel: 'stylesheet', href: sheet });
  const open = () => {
    dialog.showModal();
    field.focus();
  };
  // The dialog also opens if its styles fail to load.
  style.addEventListener('load', open);
  style.addEventListener('error', open);
  document.head.append(style);
  document.body.append(dialog);
  follow({ field, status, results, page: link.href });
};
