/** Hydrates an island that the build printed. If that fails, the plain page stays readable. */
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadJson as readFile } from '../lazy-load.ts';
import { IslandBoundary } from './IslandBoundary.tsx';

/** Address of a test's data: a separate file, which the pages of the test and of its result share. */
type DataElsewhere = { src: string };

type Island<Data> = (data: Data, name: string | undefined) => ReactNode | Promise<ReactNode>;

/** Starts the page's island. If it fails, the page says that its practice is missing: see page.ts. */
export function mountIsland<Data>(island: Island<Data>): void {
  const { dataset } = document.documentElement;
  mount(island).then(
    () => {
      dataset.script = 'hay';
    },
    () => {
      dataset.script = 'falta';
    },
  );
}

/**
 * Hydrates the island that the page names.
 * @throws if its data did not load: the page stays plain and says so (ScriptNotice.tsx)
 */
async function mount<Data>(island: Island<Data>): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-island]');
  // Hydration needs the exact parent of the island, whatever the template wraps around it.
  const container = place?.querySelector('.quiz, .result')?.parentElement;
  const data = await read<Data>();
  if (!container || !data) throw new Error('no data');
  const drawn = await island(data, place?.dataset.island);
  const choose = choicesIn(container);
  const { title } = document;
  const showPlainPage = () => {
    document.title = title;
    place?.setAttribute('data-estado', 'inicio');
  };
  hydrateRoot(
    container,
    <IslandBoundary onMount={choose} onFail={showPlainPage}>
      {drawn}
    </IslandBoundary>,
    // If a translator changed the page first, React draws the island anew without losing anything.
    { onRecoverableError: () => {} },
  );
}

/**
 * Resets choices from before the script ran, which hydration ignores.
 * @returns a function that restores them
 */
function choicesIn(container: HTMLElement): () => void {
  // Remembers inputs by index, because a redrawn island has new elements.
  const inputs = () => [...container.querySelectorAll('input')];
  const wanted = inputs().map(
    (input) =>
      input.checked !== input.defaultChecked && (input.checked || input.type === 'checkbox'),
  );
  for (const input of inputs()) input.checked = input.defaultChecked;
  return () => {
    inputs().forEach((input, i) => {
      if (wanted[i]) input.click();
    });
  };
}

/** @returns undefined if the data in the page or its file cannot be read */
async function read<Data>(): Promise<Data | undefined> {
  try {
    const written = JSON.parse(document.getElementById('quiz-data')?.textContent ?? '') as
      | Data
      | DataElsewhere;
    if (!('src' in (written as object))) return written as Data;
    return await readFile<Data>((written as DataElsewhere).src);
  } catch {
    return undefined;
  }
}
