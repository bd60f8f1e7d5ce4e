/** The screen of a practice in the page's title, and as an attribute by which the stylesheet hides the list below it. */
import { useRef } from 'react';
import { useEffect } from './effects.ts';

/**
 * @param screen what the title names; absent: before an attempt begins
 * @param opens the first question is there before an attempt begins, with the rest of the page below it
 */
export function usePageState(
  root: { current: HTMLDivElement | null },
  screen: string | undefined,
  opens = false,
): void {
  const pageTitle = useRef<string>(undefined);
  useEffect(() => {
    if (screen) document.documentElement.classList.remove('va', 'diez');
    pageTitle.current ??= document.title;
    document.title = screen ? `${screen} – ${pageTitle.current}` : pageTitle.current;
    root.current
      ?.closest('[data-island]')
      ?.setAttribute('data-estado', screen ? 'pregunta' : opens ? 'primera' : 'inicio');
  }, [opens, root, screen]);
}
