/** Turns a server-rendered island and its JSON into a living one. What fails leaves the plain page readable. */
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './IslandBoundary.tsx';
import type { PracticeLinks } from './quiz-data.ts';

/** Where the build put the data of a test: in a file of its own, which the test and its result share. */
type DataElsewhere = { src: string };

/**
 * The server wrote the data, or its address. @throws if the data did not come: the page stays the plain one it was, and has
 * the words for it (NeedsScript.tsx)
 */
export async function mountIsland<Data extends { links: PracticeLinks }>(
  place: Element | null,
  island: (data: Data) => ReactNode,
): Promise<void> {
  // The island's own parent, whatever the template wrapped around it: hydration needs an exact match.
  const container = place?.querySelector('.quiz, .resultado')?.parentElement;
  const data = await read<Data>();
  if (!container || !data) throw new Error('no data');
  const choose = choicesIn(container);
  const { title } = document;
  const showPlainPage = () => {
    document.title = title;
    place?.setAttribute('data-estado', 'inicio');
  };
  hydrateRoot(
    container,
    <IslandBoundary links={data.links} onMount={choose} onFail={showPlainPage}>
      {island(data)}
    </IslandBoundary>,
    // A translator was here first: React draws the island anew, and nothing is lost.
    { onRecoverableError: () => {} },
  );
}

/** Hydration overlooks what a reader chose before the script was there: it is set back first. @returns chooses it again */
function choicesIn(container: HTMLElement): () => void {
  // By its number: an island that is drawn anew has other elements.
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

/** @returns nothing if the page or the file was cut, or the file is gone */
async function read<Data>(): Promise<Data | undefined> {
  try {
    const written = JSON.parse(document.getElementById('quiz-data')?.textContent ?? '') as
      | Data
      | DataElsewhere;
    if (!('src' in (written as object))) return written as Data;
    const response = await fetch((written as DataElsewhere).src);
    return response.ok ? ((await response.json()) as Data) : undefined;
  } catch {
    return undefined;
  }
}
