/** The time that a learner spends, by a clock that may jump and a phone that may sleep. Pure. */

/** `last`: when the page was last looked at and used; absent while it is in the background. Milliseconds. */
export type ActiveTime = { readonly spent: number; readonly last?: number };

/** The most of a pause that counts: a longer absence is not practice. */
export const IDLE_MS = 60_000;

/** The time after something happened: a press, an answer, the page shown again. */
export function withActivity({ spent, last }: ActiveTime, now: number): ActiveTime {
  const pause = last === undefined ? 0 : now - last;
  return { spent: spent + (pause > IDLE_MS ? IDLE_MS : Math.max(0, pause)), last: now };
}

/** The time after the page went into the background. */
export const withPause = (time: ActiveTime, now: number): ActiveTime => ({
  spent: withActivity(time, now).spent,
});
