/** A question on a page of its own: once its answer is open it can no longer be changed, and it counts as an answer of a test. */

import { MINUTE_MS } from '../model/days.ts';
import { withLog } from '../model/progress.ts';
import { deviceProgress, type ProgressStore } from '../store/progress.ts';

/** @param form holds the radios and the answer, and names the question and its revision */
export function startAnswer(form: HTMLElement, store: ProgressStore = deviceProgress): void {
  const chosen = form.querySelector<HTMLInputElement>('input:checked')?.value;
  for (const input of form.querySelectorAll('input')) input.disabled = true;
  const { question, revision } = form.dataset;
  // Without a choice the answer was only read.
  if (question === undefined || chosen === undefined) return;
  const minute = Math.trunc(Date.now() / MINUTE_MS);
  store.update((progress) =>
    withLog(progress, [[minute, question, Number(revision ?? 0), Number(chosen)]]),
  );
}
