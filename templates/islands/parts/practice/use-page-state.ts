/** Writes a practice's screen to the page title and to an attribute that hides the list below. */
import { titled } from '../page-title.ts';
import { useEffect } from './effects.ts';

type Options = {
  /** The first question is there before an attempt begins, with the rest of the page below it. */
  opens?: boolean;
  /** What the title says first; absent: the screen. */
  says?: string | undefined;
  /** What the title calls the practice; absent: as the page. */
  name?: string | undefined;
};

/** @param screen a question, or a place of a session; absent: before an attempt begins, and after it */
export function usePageState(
  root: { current: HTMLDivElement | null },
  screen: string | undefined,
  { opens = false, says = screen, name }: Options = {},
): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    if (screen) classList.remove('moves', 'ten');
    // The ten of a new device have their title before this script: page.ts.
    if (!classList.contains('ten')) document.title = titled(says, name);
    root.current
      ?.closest('[data-island]')
      ?.setAttribute('data-estado', screen ? 'pregunta' : opens ? 'primera' : 'inicio');
  }, [name, opens, root, says, screen]);
}
