/** Measures the time that a learner spends, even if the clock jumps or the phone sleeps. Pure. */

/** `last`: when the page was last seen in use; absent while it is in the background. Both in milliseconds. */
export type ActiveTime = { readonly spent: number; readonly last?: number };

/** At most this much of a pause counts, because a longer absence is not practice. */
export const IDLE_MS = 60_000;

/** The time spent, updated at each activity: a press, an answer, the page shown again. */
export function withActivity({ spent, last }: ActiveTime, now: number): ActiveTime {
  const pause = last === undefined ? 0 : now - last;
  return { spent: spent + (pause > IDLE_MS ? IDLE_MS : Math.max(0, pause)), last: now };
}

export const withPause = (time: ActiveTime, now: number): ActiveTime => ({
  spent: withActivity(time, now).spent,
});
