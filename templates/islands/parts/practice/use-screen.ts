/** The screen of a practice, and the focus that follows it. */
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useEffect } from './effects.ts';
import { FIRST_SCREEN, reduceScreen, type Screen, type ScreenEvent } from './screen.ts';

/** Milliseconds within which React draws the card. */
const DRAWN_WITHIN = 50;

export type ScreenControls = ReturnType<typeof useScreen>;

/** @returns `shown` is the drawn state, `live` the state requested last */
export function useScreen() {
  const [shown, setShown] = useState(FIRST_SCREEN);
  const live = useRef(FIRST_SCREEN);
  const change = useCallback((event: ScreenEvent) => {
    live.current = reduceScreen(live.current, event);
    setShown(live.current);
  }, []);
  const show = useCallback(
    (screen: Screen) => {
      // The address leads to a card after all, so this shows the parts that before-paint.ts hid.
      if (screen === 'card')
        setTimeout(
          () => document.documentElement.classList.remove('swaps-question', 'opens-quiz'),
          DRAWN_WITHIN,
        );
      change({ type: 'show', screen });
    },
    [change],
  );
  return { shown, live, change, show };
}

type FocusTargets = {
  root: RefObject<HTMLDivElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  feedback: RefObject<HTMLHeadingElement | null>;
};

function showHeading(heading: HTMLElement, root: Element | null): undefined {
  // The focus stays on an option that the reader reached before the script loaded.
  if (heading.closest('form')?.querySelector('input:focus')) return;
  heading.focus({ preventScroll: true });
  root?.scrollIntoView({ block: 'start' });
}

/** Moves the focus to the target of the last event. */
export function useFocus(
  { shown, live }: ScreenControls,
  { root, heading, feedback }: FocusTargets,
  isTimeUp: boolean,
): void {
  useEffect(() => {
    // React may run the effect of an earlier render after a press, before it draws the result of the press.
    if (live.current !== shown) return;
    const { focus } = live.current;
    // A card draws its own heading, which `heading` does not refer to.
    const firstHeading = heading.current ?? root.current?.querySelector('h1');
    const target = focus === 'feedback' ? feedback.current : firstHeading;
    if (!focus || !target) return;
    // This needs no new rendering, because the screen stays the same.
    live.current = reduceScreen(live.current, { type: 'focused' });
    if (focus === 'heading') return showHeading(target, root.current);
    target.focus({ preventScroll: true });
    // The sheet slides over the question. A sheet that is a static block is scrolled into view as far as it fits.
    const sheet = target.closest('.answer-sheet');
    if (sheet && getComputedStyle(sheet).position === 'static')
      target.parentElement?.scrollIntoView({ block: 'nearest' });
  });

  useEffect(() => {
    if (isTimeUp) heading.current?.focus();
  }, [heading, isTimeUp]);
}
