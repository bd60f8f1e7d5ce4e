/**
 * The answer on the page of a single question. Once the answer is open, the choice can no longer be changed and counts
 * like an answer in a test.
 */

import { MINUTE_MS } from '../model/days.ts';
import { withLoggedAnswers } from '../model/progress.ts';
import { coveredHeight, shiftOptions } from '../parts/question/option-shift.ts';
import { deviceProgress, type ProgressStore } from '../store/progress.ts';

/**
 * Stores the choice and shows the answer.
 * @param form the element with the radio buttons and the answer; its data attributes name the question and its revision
 */
export function revealAnswer(form: HTMLElement, store: ProgressStore = deviceProgress): void {
  const chosen = form.querySelector<HTMLInputElement>('input:checked')?.value;
  showAnswer(form, form.querySelector('details')!);
  const { question, revision } = form.dataset;
  // Without a choice, the answer was only read, so nothing is logged.
  if (question === undefined || chosen === undefined) return;
  const minute = Math.trunc(Date.now() / MINUTE_MS);
  store.update((progress) =>
    withLoggedAnswers(progress, [[minute, question, Number(revision ?? 0), Number(chosen)]]),
  );
}

/** Moves the focus to the answer, as in a practice, and keeps the question visible. */
function showAnswer(form: HTMLElement, sheet: HTMLElement): void {
  const fit = () => {
    shiftOptions(form, sheet);
    for (const input of form.querySelectorAll('input')) input.disabled = true;
  };
  sheet.querySelector<HTMLElement>('h2, h4')!.focus({ preventScroll: true });
  if (getComputedStyle(sheet).position !== 'static') {
    // Content above the question scrolls away before any option moves. If the top of the question is out of view, it is
    // scrolled back.
    const { top } = form.getBoundingClientRect();
    const way = top < 0 ? top : Math.min(top, Math.max(0, coveredHeight(sheet, form)));
    window.scrollBy({ top: way, behavior: 'instant' });
  }
  fit();
  window.addEventListener('resize', fit);
}
