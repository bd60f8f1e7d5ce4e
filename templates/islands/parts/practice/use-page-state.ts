/** Writes a practice's screen to the page title and to an attribute that hides the list below. */
import { titled } from '../page-title.ts';
import { useEffect } from './effects.ts';

type Options = {
  /** The first question is there before an attempt begins, with the rest of the page below it. */
  opens?: boolean;
  /** The first words of the title; default: the screen. */
  says?: string | undefined;
  /** The name of the practice in the title; default: that of the page. */
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
    if (screen) classList.remove('opens-question', 'opens-ten');
    // On a new device, page.ts has already set the title of the ten questions.
    if (!classList.contains('opens-ten')) document.title = titled(says, name);
    root.current
      ?.closest('[data-island]')
      ?.setAttribute('data-estado', screen ? 'pregunta' : opens ? 'primera' : 'inicio');
  }, [name, opens, root, says, screen]);
}
