/** The clock of an animated picture: it plays, pauses and seeks, and it stops while the picture is out of view. */

export type FilmClock = ReturnType<typeof createFilmClock>;

/** True if the browser can play films; otherwise it shows still pictures. */
export const supportsAnimation = (): boolean =>
  typeof IntersectionObserver === 'function' && typeof requestAnimationFrame === 'function';

/** @param draw draws the picture at a given second */
export function createFilmClock(picture: Element, draw: (second: number) => void) {
  let frame = 0;
  let second = 0;
  let isSeen = true;
  let step: FrameRequestCallback | undefined;
  const goOn = () => {
    cancelAnimationFrame(frame);
    if (isSeen && step) frame = requestAnimationFrame(step);
  };
  new IntersectionObserver(([entry]) => {
    isSeen = entry!.isIntersecting;
    goOn();
  }).observe(picture);
  const pause = () => {
    step = undefined;
    goOn();
  };
  return {
    now: () => second,
    pause,
    seek(to: number) {
      pause();
      second = to;
      draw(second);
    },
    /**
     * @param until second at which it stops
     * @param onEnd called once at that second, unless the clock is paused first
     */
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
