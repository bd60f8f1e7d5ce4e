import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../templates/islands/parts/practice/effects.ts';

/** A DOM method that is typed to return nothing. In a current Chrome it returns a Promise. */
declare const heading: { scrollIntoView(): void };

describe('the type of an effect', () => {
  test('accepts a clean-up or nothing, and rejects any other value', () => {
    const effects: Effect[] = [
      () => {},
      () => () => {},
      () => {
        if (effects.length > 100) return;
        return () => {};
      },
      // @ts-expect-error: React would call the Promise as a clean-up.
      () => heading.scrollIntoView(),
      // @ts-expect-error: the same, with a block body.
      () => {
        return heading.scrollIntoView();
      },
      // @ts-expect-error: an async effect returns a Promise.
      async () => {},
    ];
    expect(effects).toHaveLength(6);
  });
});
