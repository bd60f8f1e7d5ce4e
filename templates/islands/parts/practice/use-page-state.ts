/**
 * Writes the screen of a practice to the page title, and to an attribute with which the stylesheet hides the rest of
 * the page.
 */
import { pageTitle } from '../page-title.ts';
import { useEffect } from './effects.ts';

type Options = {
  /** True if the first question is shown before an attempt begins, with the rest of the page below it. */
  opens?: boolean;
  /** The first words of the title; default: the title of the screen. */
  says?: string | undefined;
  /** The name of the practice in the title; default: the name of the page. */
  name?: string | undefined;
};

/** @param screen title of the question or map; undefined before an attempt begins and after its end */
export function usePageState(
  root: { current: HTMLDivElement | null },
  screen: string | undefined,
  { opens = false, says = screen, name }: Options = {},
): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    if (screen) classList.remove('swaps-question', 'opens-quiz');
    // On a new device, page.ts has already set the title of the ten questions.
    if (!classList.contains('opens-quiz')) document.title = pageTitle(says, name);
    root.current
      ?.closest('[data-island]')
      ?.setAttribute('data-estado', screen ? 'pregunta' : opens ? 'primera' : 'inicio');
  }, [name, opens, root, says, screen]);
}
