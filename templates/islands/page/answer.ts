/** A question on a page of its own: once its answer is open it can no longer be changed, and a wrong one goes to the review. */
import { deviceProgress, type ProgressStore } from '../storage/progress.ts';

/** @param form holds the radios and the answer, and names the right option and the question */
export function startAnswer(form: HTMLElement, store: ProgressStore = deviceProgress): void {
  const chosen = form.querySelector<HTMLInputElement>('input:checked')?.value;
  for (const input of form.querySelectorAll('input')) input.disabled = true;
  const { answer, question } = form.dataset;
  // One of the harder questions: no review asks them.
  if (question === undefined) return;
  const { mistakes } = store.read();
  // Right once here is one of the two right answers in a row that take a question out of the review.
  if (chosen === undefined || (chosen === answer && !mistakes.has(question))) return;
  store.update((progress) => ({
    ...progress,
    mistakes: withAnswer(progress.mistakes, question, chosen === answer),
  }));
}

function withAnswer(
  mistakes: ReadonlyMap<string, 0 | 1>,
  question: string,
  isRight: boolean,
): Map<string, 0 | 1> {
  const next = new Map(mistakes);
  const rights = next.get(question);
  next.delete(question);
  if (!isRight) next.set(question, 0);
  else if (rights === 0) next.set(question, 1);
  return next;
}
