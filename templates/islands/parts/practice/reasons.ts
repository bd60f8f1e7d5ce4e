/** Loads the reasons of answers after the questions: at the reader's first input, later, or never. */

import type { QuestionReason } from '../../model/quiz-data.ts';
import { isNewReleaseError } from '../lazy-load.ts';

export const NO_REASON: QuestionReason = {
  explanation: '',
  errors: [],
  sources: [],
  section: { title: '', href: '' },
};

const INPUTS = ['pointerdown', 'keydown', 'click', 'hashchange'] as const;

/** @param types event types; a page whose buttons change with the input leaves out those before a click */
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
 * Reasons are read after an answer, and an answer is an input. Without a connection they are tried again with the next one;
 * never where the site was renewed.
 * @param atOnce the address may show a result
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
