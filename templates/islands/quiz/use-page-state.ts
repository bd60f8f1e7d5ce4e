/** Turns the screen of a practice into the page's title and the mark that lets the style put away the list below it. */
import { useRef } from 'react';
import { useEffect } from './effects.ts';

/** @param screen what the title names; absent: the start card */
export function usePageState(
  root: { current: HTMLDivElement | null },
  screen: string | undefined,
): void {
  const pageTitle = useRef<string>(undefined);
  useEffect(() => {
    pageTitle.current ??= document.title;
    document.title = screen ? `${screen} – ${pageTitle.current}` : pageTitle.current;
    root.current
      ?.closest('[data-island]')
      ?.setAttribute('data-estado', screen ? 'pregunta' : 'inicio');
  }, [root, screen]);
}
