/** The clock of a moving picture: it plays, pauses and seeks, and it stands still while nobody sees it. */

export type FilmClock = ReturnType<typeof clockOf>;

/** A browser that lacks one of these shows still pictures. */
export const supportsAnimation = (): boolean =>
  typeof IntersectionObserver === 'function' && typeof requestAnimationFrame === 'function';

/** @param draw shows a second */
export function clockOf(picture: Element, draw: (second: number) => void) {
  let frame = 0;
  let second = 0;
  let isSeen = true;
  /** Draws the next frame while the film plays. */
  let step: FrameRequestCallback | undefined;
  const goOn = () => {
    cancelAnimationFrame(frame);
    if (isSeen && step) frame = requestAnimationFrame(step);
  };
  // A picture that scrolled away asks for no frames.
  new IntersectionObserver(([entry]) => {
    isSeen = entry!.isIntersecting;
    goOn();
  }).observe(picture);
  const pause = () => {
    step = undefined;
    goOn();
  };
  return {
    /** The second that is shown. */
    now: () => second,
    pause,
    /** Shows another second, without playing. */
    seek(to: number) {
      pause();
      second = to;
      draw(second);
    },
    /** @param until second at which it stops. @param onEnd is called once, unless it is paused before */
    play(until: number, onEnd: () => void) {
      let last: number | undefined;
      step = (time) => {
        // A hidden tab gets no frames. A long gap does not count as time watched.
        const passed = last === undefined ? 0 : Math.min((time - last) / 1000, 0.1);
        last = time;
        if (passed > 0 || second === 0) {
          second = Math.min(second + passed, until);
          draw(second);
        }
        if (second < until) return goOn();
        pause();
        onEnd();
      };
      goOn();
    },
  };
}
