import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ActiveTime,
  IDLE_MS,
  withActivity,
  withPause,
} from '../../../../../templates/islands/model/learning/active-time.ts';
import { sampleSeed } from '../../../../run/sample.ts';

const MINUTE = 60_000;
const NOON = 20_780 * 1440 * MINUTE;
const after = (...moments: number[]) =>
  moments.reduce<ActiveTime>((time, at) => withActivity(time, NOON + at), { spent: 0 });

describe('the time of a session', () => {
  it('counts the time between actions, and at most a minute of a pause', () => {
    expect(after(0, 12_000, 30_000).spent).toBe(30_000);
    expect(after(0, 10 * MINUTE).spent).toBe(IDLE_MS);
  });

  it('counts no time in the background, and at most a minute of a sleeping phone', () => {
    const hidden = withPause(after(0, 5000), NOON + 8000);
    expect(hidden).toEqual({ spent: 8000 });
    expect(withActivity(hidden, NOON + 90 * MINUTE).spent).toBe(8000);
    expect(after(0, 8 * 60 * MINUTE).spent).toBe(IDLE_MS);
  });

  it('never decreases or grows by more than a minute at once, whatever the clock shows', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer(), fc.boolean())), (events) => {
        let time: ActiveTime = { spent: 0 };
        for (const [at, isHidden] of events) {
          const next = isHidden ? withPause(time, at) : withActivity(time, at);
          expect(next.spent - time.spent).toBeGreaterThanOrEqual(0);
          expect(next.spent - time.spent).toBeLessThanOrEqual(IDLE_MS);
          time = next;
        }
      }),
      { seed: sampleSeed(6) },
    );
  });
});
