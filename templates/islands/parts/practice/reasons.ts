/** Loads the explanations of answers after the questions, at the reader's first input. */

import type { QuestionReason } from '../../model/quiz-data.ts';
import { isNewReleaseError } from '../lazy-load.ts';

export const NO_REASON: QuestionReason = {
  explanation: '',
  errors: [],
  sources: [],
  section: { title: '', href: '' },
};

const INPUTS = ['pointerdown', 'keydown', 'click', 'hashchange'] as const;

/**
 * Resolves at the reader's next input.
 * @param types events to wait for; if the input changes buttons, leave out events that precede a click
 */
export function nextInput(types: readonly (typeof INPUTS)[number][] = INPUTS): Promise<unknown> {
  return Promise.race(
    types.map(
      (type) =>
        new Promise((resolve) =>
          window.addEventListener(type, resolve, { once: true, passive: true }),
        ),
    ),
  );
}

/**
 * Loads the reasons at the reader's next input, which may be an answer. A failed load is retried at the following
 * input, but never if the site was published again.
 * @param atOnce true to load without an input, because the address may show a result
 */
export async function loadOnInput<Reasons>(
  read: () => Promise<Reasons>,
  { atOnce, isGone }: { atOnce: boolean; isGone: () => boolean },
): Promise<Reasons | undefined> {
  let found: Reasons | undefined;
  for (let wait = !atOnce; !found && !isGone(); wait = true) {
    if (wait) await nextInput();
    try {
      found = await read();
    } catch (error) {
      if (isNewReleaseError(error)) return undefined;
    }
  }
  return found;
}
